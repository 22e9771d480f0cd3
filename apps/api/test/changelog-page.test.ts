import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { documentation } from '../src/http/documentation.ts'
import { chromium } from './support/browser.ts'
import { type BrowserPage, openBrowser } from './support/browser-page.ts'
import { longStory, writeRecords } from './support/changelog-records.ts'
import { eventually } from './support/wait.ts'

if (!chromium) console.log('The changelog is not opened in a browser: there is no Chromium on this machine.')

let folder: string
let server: Server
let origin: string
let page: BrowserPage

/** The documentation of two schools' worth of changes: a few, and thousands. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeroom-changelog-'))
  writeRecords(join(folder, 'short'))
  writeRecords(join(folder, 'long'), longStory(400))
  const app = express()
  app.use('/docs', documentation(null, join(folder, 'short')))
  app.use('/long/docs', documentation(null, join(folder, 'long')))
  server = app.listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const CHANGES = "[...document.querySelectorAll('.entry')].filter((e) => e.checkVisibility())"
/** The first words of every change that can be seen. */
const shown = (): Promise<string[]> =>
  page.evaluate(
    `${CHANGES}.map((e) => e.querySelector('.summary').textContent.replaceAll('\\u00a0#', '').slice(0, 30))`,
  )
const status = () => page.evaluate(`document.querySelector('output').value`)
const search = () => page.evaluate('location.search')
const open = async (query = '') => {
  await page.goto('about:blank')
  await page.goto(`${origin}/docs/changelog${query}`)
}

const NOTE = 'Responses no longer carry the '
const ACCESS = 'Callers need the permission gr'
const GONE = 'Removed as announced: it answe'
const PATTERN = 'The pattern of id in responses'
const DEPRECATED = 'Deprecated since 2026-12-03; s'
const LENGTH = 'The maximum length of TaskCrea'
const LABELS = 'Responses and webhook payloads'
const FIRST = 'The first published contract: '

describe.skipIf(!chromium && !process.env.CI)('/docs/changelog in a browser', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    page = await openBrowser()
  }, 60_000)
  afterAll(() => page.close())
  beforeEach(async () => {
    page.complaints.length = 0
    page.requests.length = 0
    await page.look(1200, 'light')
  })

  it('shows everything, the newest first, from this server alone and without a complaint', async () => {
    await open()
    expect(await shown()).toEqual([NOTE, ACCESS, GONE, PATTERN, DEPRECATED, LABELS, LENGTH, FIRST])
    expect(await status()).toBe('8 changes')
    expect(new Set(page.requests.map((url) => new URL(url).origin))).toEqual(new Set([origin]))
    expect(page.complaints).toEqual([])
    const text = await page.evaluate("document.querySelector('.note').textContent")
    expect(text).toBe('Why. It was free text about <children> & nobody read it.')
  })

  it('filters by an operation, exactly by its name, by a part of its path, and by a webhook', async () => {
    await open()
    await page.click('[name=operation]')
    await page.type('tasks.list')
    expect(await shown()).toEqual([GONE, PATTERN, DEPRECATED, LABELS, FIRST])
    expect([await status(), await search()]).toEqual(['5 of 8 changes', '?operation=tasks.list'])
    const sections = "[...document.querySelectorAll('.month h2')].filter((e) => e.checkVisibility()).length"
    expect(await page.evaluate(sections)).toBe(3)
    await open('?operation=%2Facademic%2Fgrades')
    expect(await shown()).toEqual([ACCESS, PATTERN, FIRST])
    await open('?operation=task.completed')
    expect(await shown()).toEqual([LABELS])
    expect(await page.evaluate(sections)).toBe(1)
    await page.click('.jump summary')
    const months = "[...document.querySelectorAll('.jump a')].filter((e) => e.checkVisibility()).map((e) => e.hash)"
    expect(await page.evaluate(months)).toEqual(['#2026-12'])
  })

  it('filters by kinds and by what breaks; the address is what is shown, and can be shared', async () => {
    await open()
    await page.click('.chip.removed input')
    expect(await shown()).toEqual([NOTE, GONE])
    await page.click('.chip.deprecated input')
    expect([await shown(), await search()]).toEqual([[NOTE, GONE, DEPRECATED], '?kind=removed&kind=deprecated'])
    await page.click('[name=breaking]')
    expect([await shown(), await search()]).toEqual([[NOTE], '?kind=removed&kind=deprecated&breaking=true'])
    const shared = await search()
    await open(`${shared}#2027-02-01`)
    expect([await shown(), await status()]).toEqual([[NOTE], '1 of 8 changes'])
    const checked = "[...document.querySelectorAll(':checked')].map((e) => e.value)"
    expect(await page.evaluate(checked)).toEqual(['removed', 'deprecated', 'true'])
    await page.click('[type=reset]')
    await eventually(async () => (await shown()).length === 8)
    expect([await search(), await page.evaluate('location.hash')]).toEqual(['', '#2027-02-01'])
  })

  it('says so when nothing matches, and takes whatever stands in the address', async () => {
    await open('?operation=%3Cimg%20src%3Dx%3E&kind=nonsense')
    expect(await shown()).toEqual([])
    expect(await page.evaluate("document.querySelector('.none').checkVisibility()")).toBe(true)
    expect(await page.evaluate("document.querySelector('img')")).toBe(null)
    expect(page.complaints).toEqual([])
  })

  it('leads from an operation to all that happened to it, and to every change by its anchor', async () => {
    await open()
    await page.click('.affected a')
    await eventually(
      async () => (await search()) === '?operation=tasks.create' && (await shown().catch(() => [])).length === 5,
    )
    await open()
    const href = await page.evaluate("document.querySelectorAll('.anchor')[4].getAttribute('href')")
    await open(href)
    const at = "getComputedStyle(document.querySelector(':target')).backgroundColor"
    expect(await page.evaluate(at)).not.toBe('rgba(0, 0, 0, 0)')
    expect(await page.evaluate("document.querySelector(':target').getBoundingClientRect().top")).toBeLessThan(900)
    expect(href).toMatch(/^#2026-12-03-[0-9a-f]{12}$/)
  })

  it('can be used by keyboard alone, and tells its state to a screen reader', async () => {
    await open()
    const focused = () =>
      page.evaluate(
        'document.activeElement.name || document.activeElement.className || document.activeElement.textContent',
      )
    const stops: string[] = []
    for (let n = 0; n < 7; n++) {
      await page.press('Tab')
      stops.push(await focused())
    }
    expect(stops).toEqual(['skip', 'Reference', 'Changelog', 'feed', 'operation', 'kind', 'kind'])
    await page.press('Space')
    expect(await shown()).toEqual([ACCESS])
    expect(await page.evaluate("document.querySelector('output').role")).toBe('status')
    const unnamed = `[...document.querySelectorAll('input, button, summary, nav, form, section')].filter((e) =>
      !(e.labels?.length || e.textContent.trim() || e.ariaLabel || e.getAttribute('aria-labelledby'))).length`
    expect(await page.evaluate(unnamed)).toBe(0)
    expect(await page.evaluate("document.querySelectorAll('h1').length")).toBe(1)
  })

  it('fits a phone, and turns dark with the person’s system', async () => {
    await page.look(320, 'dark')
    await open()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(16, 21, 27)')
    await page.look(320, 'light')
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
  })

  it('is a plain list without JavaScript', async () => {
    await page.look(1200, 'light', 'off')
    await open('?kind=removed')
    expect(await shown()).toHaveLength(8)
    expect(await page.evaluate("document.querySelector('form').checkVisibility()")).toBe(false)
  })

  it('names its feed', async () => {
    await open()
    const feeds = await page.evaluate(
      "[...document.querySelectorAll('[rel=alternate], .feed')].map((e) => new URL(e.href).pathname)",
    )
    expect(feeds).toEqual(['/docs/changelog/feed.atom', '/docs/changelog/feed.atom'])
  })

  it('stays quick with four thousand changes', async () => {
    const answer = await fetch(`${origin}/long/docs/changelog`, { method: 'HEAD' })
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(400_000)
    await page.goto('about:blank')
    const started = performance.now()
    await page.goto(`${origin}/long/docs/changelog?operation=resource7.action7`)
    await eventually(async () => /^[\d,]+ of 4,000 changes$/.test(await status()))
    expect(performance.now() - started).toBeLessThan(10_000)
    const filtering = `(() => { const box = document.querySelector('[name=breaking]'), began = performance.now()
      box.click(); document.body.offsetHeight; return performance.now() - began })()`
    expect(await page.evaluate(filtering)).toBeLessThan(1_000)
    const feed = await (await fetch(`${origin}/long/docs/changelog/feed.atom`)).text()
    expect(feed.match(/<entry>/g)).toHaveLength(50)
  })
})
