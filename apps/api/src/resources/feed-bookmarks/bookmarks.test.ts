import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bothWays, refusal } from '../../../test/support/academic.ts'
import { Engagement } from '../../../test/support/engagement.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { toPublic } from '../../ids.ts'

let t: TestServer
let there: Engagement
let orgId: string
let owner: Person
let guardian: Person
beforeAll(async () => {
  t = await startTestServer()
})
afterAll(() => t.close())
beforeEach(async () => {
  orgId = await t.school.organization()
  there = new Engagement(t.school, orgId)
  owner = await t.school.person(orgId, 'owner')
  guardian = await t.school.person(orgId, 'guardian')
})

const bookmarks = (as: Person) => t.as(as).feedBookmarks
const newPost = async (...values: Parameters<Engagement['feed']['post']>) =>
  toPublic('post', await there.feed.post(...values))

describe('feedBookmarks.toggleBookmark', () => {
  it('bookmarks a post for the caller alone, and takes it back', async () => {
    const id = await newPost()
    expect((await bookmarks(guardian).toggleBookmark(id)).data).toEqual({ postId: id, bookmarked: true })
    const { data: post } = await t.as(guardian).feed.getPost(id)
    expect(post.viewer.bookmarked).toBe(true)
    const { data } = await bookmarks(guardian).getBookmarks()
    expect(data).toEqual([{ id: expect.stringMatching(/^bkm_/), postId: id, post, createdAt: expect.any(String) }])
    expect((await bookmarks(owner).getBookmarks()).data).toEqual([])
    expect((await bookmarks(guardian).toggleBookmark(id)).data).toEqual({ postId: id, bookmarked: false })
    expect((await bookmarks(guardian).getBookmarks()).data).toEqual([])
  })

  it('knows what is published and addressed to the caller, and nothing else', async () => {
    const scheduled = { status: 'scheduled', scheduled_for: '2099-01-01T00:00:00Z', author_id: owner.userId } as const
    const posts = [await newPost({}, { roles: [] }), await newPost({ deleted_at: new Date().toISOString() })]
    posts.push(await newPost(scheduled))
    for (const [i, id] of posts.entries()) {
      const about = { code: 'not_found', details: { resource: 'post', id } }
      expect(await refusal(bookmarks(guardian).toggleBookmark(id))).toEqual(about)
      if (i > 0) expect(await refusal(bookmarks(owner).toggleBookmark(id))).toEqual(about)
    }
  })

  it('is for members only', async () => {
    const admin = { ...owner, ...(await t.school.user({ is_super_admin: true })) }
    const call = bookmarks(admin).toggleBookmark(await newPost())
    expect(await refusal(call)).toEqual({ code: 'membership_inactive', details: { status: null } })
  })

  it('leaves one bookmark when it is called 51 times at once', async () => {
    const id = await newPost()
    await Promise.all(Array.from({ length: 51 }, () => bookmarks(guardian).toggleBookmark(id)))
    expect((await bookmarks(guardian).getBookmarks()).pagination.total).toBe(1)
  })
})

describe('feedBookmarks.getBookmarks', () => {
  it('shows the latest first, by page and by cursor', async () => {
    const posts: string[] = []
    for (let i = 0; i < 5; i++) {
      const post = await there.feed.post()
      await there.bookmark(post, guardian, { created_at: `2026-11-20T10:00:0${i}.000Z` })
      posts.unshift(toPublic('post', post))
    }
    const { byPage, byCursor, total } = await bothWays((params) => bookmarks(guardian).getBookmarks(params))
    expect(byCursor).toEqual(byPage)
    expect([total, byPage.map(({ postId }) => postId)]).toEqual([5, posts])
  })

  it('leaves out, and does not count, what the caller may not see any more', async () => {
    const role = await there.feed.role()
    const holding = await there.feed.holder(role, guardian)
    const [kept, deleted] = [await newPost(), await there.feed.post()]
    const forRole = await newPost({}, { roles: [role] })
    for (const id of [kept, toPublic('post', deleted), forRole]) await bookmarks(guardian).toggleBookmark(id)
    const shown = async () => {
      const { data, pagination } = await bookmarks(guardian).getBookmarks()
      expect(pagination.total).toBe(data.length)
      return data.map(({ postId }) => postId)
    }
    expect(await shown()).toEqual([forRole, toPublic('post', deleted), kept])
    await t.db.updateTable('posts').set({ deleted_at: new Date().toISOString() }).where('id', '=', deleted).execute()
    await t.db
      .updateTable('experience_role_members')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', holding)
      .execute()
    expect(await shown()).toEqual([kept])
  })
})
