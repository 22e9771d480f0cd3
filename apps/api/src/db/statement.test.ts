import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { db, statement } from './statement.ts'

interface Filters {
  orgId: string
  status?: string | null
  priority?: string
}
const filtered = () =>
  statement('test.tasks', (p: Filters, has) => {
    let query = db.selectFrom('tasks').select('id').where('org_id', '=', p.orgId)
    if (has('status')) query = query.where('status', '=', p.status as string)
    if (has('priority')) query = query.where('priority', '=', p.priority as string)
    return query
  })

describe('statement', () => {
  it('compiles each set of given parameters once', () => {
    let built = 0
    const tasks = statement('test.counted', (p: Filters, has) => {
      built++
      const query = db.selectFrom('tasks').select('id').where('org_id', '=', p.orgId)
      return has('status') ? query.where('status', '=', p.status as string) : query
    })
    const open = tasks.bind({ orgId: 'a', status: 'open' })
    const all = tasks.bind({ orgId: 'a' })
    expect(tasks.bind({ orgId: 'b', status: 'completed' })).toEqual({ ...open, values: ['b', 'completed'] })
    expect(tasks.bind({ orgId: 'b' })).toEqual({ ...all, values: ['b'] })
    expect(open.name).not.toBe(all.name)
    expect(built).toBe(2)
  })

  it('binds values in the order of the text, one as often as it stands there', () => {
    const twice = statement('test.twice', (p: { orgId: string; id: string }) =>
      db
        .selectFrom('tasks')
        .select(sql<boolean>`id = ${p.id}`.as('same'))
        .where('id', '=', p.id)
        .where('org_id', '=', p.orgId),
    )
    const { text, values } = twice.bind({ orgId: 'o', id: 't' })
    expect(text.match(/\$\d/g)).toEqual(['$1', '$2', '$3'])
    expect(values).toEqual(['t', 't', 'o'])
  })

  it('tells null from absent', () => {
    const tasks = filtered()
    expect(tasks.bind({ orgId: 'o', status: undefined }).text).toBe(tasks.bind({ orgId: 'o' }).text)
    expect(tasks.bind({ orgId: 'o', status: null }).values).toEqual(['o', null])
  })

  it('keeps shapes apart that differ only in a parameter asked about later', () => {
    const nested = statement('test.nested', (p: Filters, has) => {
      const query = db.selectFrom('tasks').select('id').where('org_id', '=', p.orgId)
      if (!has('status')) return query
      const byStatus = query.where('status', '=', p.status as string)
      return has('priority') ? byStatus.where('priority', '=', p.priority as string) : byStatus
    })
    expect(nested.bind({ orgId: 'o', priority: 'low' }).values).toEqual(['o'])
    expect(nested.bind({ orgId: 'o', status: 's', priority: 'low' }).values).toEqual(['o', 's', 'low'])
    expect(nested.bind({ orgId: 'o', status: 's' }).values).toEqual(['o', 's'])
    expect(nested.bind({ orgId: 'o', priority: 'low' }).values).toEqual(['o'])
  })

  it('never shares a name between two texts', () => {
    const [one, other] = [filtered(), filtered()]
    const names = [one, other].flatMap((s) => [
      s.bind({ orgId: 'o' }).name,
      s.bind({ orgId: 'o', status: 'x' }).name,
      s.bind({ orgId: 'o', priority: 'x' }).name,
    ])
    expect(new Set(names).size).toBe(6)
  })

  it('refuses a value that was written into it', () => {
    const literal = statement('test.literal', (p: { orgId: string }) =>
      db.selectFrom('tasks').select('id').where('org_id', '=', p.orgId).where('status', '=', 'open'),
    )
    expect(() => literal.bind({ orgId: 'o' })).toThrow('a literal became a parameter')
  })
})
