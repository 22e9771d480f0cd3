// A consumer's program. packed.test.ts compiles it as an ES module and as CommonJS, and runs what comes out.
import { Homeroom, HomeroomError, isErrorOf, type Task, type TaskCreate, type TasksListParams } from '@homeroom/sdk'
import { createMock } from '@homeroom/sdk/mock'
import { type OperationId, operations, requiredScopes } from '@homeroom/sdk/operations'
import { raw } from '@homeroom/sdk/raw'
import { sign, verify } from '@homeroom/sdk/webhooks'

declare const process: { argv: (string | undefined)[]; stdout: { write(text: string): void } }

async function main(baseUrl: string) {
  const homeroom = new Homeroom({
    baseUrl,
    apiKey: 'hrk_live_0123456789abcdefghijABCDEFGHIJ000000',
    orgId: undefined,
    retryBaseMs: 1,
  })
  // Undefined is «not given» wherever something may be left out, also to a compiler with exactOptionalPropertyTypes.
  const nothing = process.argv[3]
  const wanted: TaskCreate = {
    title: 'Trip slips',
    dueDate: '2026-12-01',
    description: nothing,
    labels: nothing?.split(','),
  }
  const { data: task, idempotencyKey, replayed } = await homeroom.tasks.create(wanted)
  const same: Task = task
  // What the service answers may grow, and what is sent may not.
  const later: Task['status'] = 'put_off'
  const filters: TasksListParams = { status: 'open', q: nothing, cursor: nothing, limit: nothing?.length }
  const titles: string[] = []
  for await (const { title } of homeroom.tasks.list(filters)) titles.push(title)
  const failed = await homeroom.tasks.complete(same.id, { idempotencyKey: nothing, orgId: nothing }).then(
    () => null,
    (error: unknown) => error,
  )
  if (!isErrorOf(failed, 'tasks.complete')) throw failed
  const code: 'conflict' | null = failed.code === 'conflict' ? failed.code : null
  const answer = await raw(homeroom, { orgId: nothing }).GET('/api/v1/tasks/{id}', {
    params: { path: { id: same.id }, header: { 'X-Request-Id': nothing } },
  })
  const ids: OperationId[] = ['tasks.list', 'tasks.create']
  const mock = createMock()
  mock
    .on('tasks.getById')
    .fail('internal_error', { message: nothing })
    .reply({ title: 'Mocked' })
    .deprecate({ at: new Date(), docs: nothing })
  const offline = new Homeroom({
    baseUrl,
    apiKey: 'hrk_test_any',
    fetch: mock.fetch,
    retryBaseMs: 1,
    onDeprecation() {},
  })
  const header = await sign('{}', 'whsec_dGVzdA==', { timestamp: nothing?.length })
  return {
    id: same.id,
    keyed: idempotencyKey.length > 0 && !replayed,
    titles: later === same.status ? [] : titles,
    code,
    sameClass: failed instanceof HomeroomError,
    rawTitle: answer.data?.data.title,
    scopes: requiredScopes(ids),
    mocked: (await offline.tasks.get('task_1')).data.title,
    path: operations['tasks.getById'].path,
    verified: await verify('{}', header, 'whsec_dGVzdA==', { tolerance: nothing?.length, receivedAt: nothing?.length }),
  }
}

main(process.argv[2] as string).then((result) => process.stdout.write(JSON.stringify(result)))

export function refused(homeroom: Homeroom) {
  // @ts-expect-error no such status
  homeroom.tasks.list({ status: 'asleep' })
  // @ts-expect-error what must be given cannot be undefined
  homeroom.tasks.create({ title: undefined })
  // @ts-expect-error a title is required
  homeroom.tasks.create({ dueDate: '2026-12-01' })
  // @ts-expect-error one credential, not two
  new Homeroom({ baseUrl: 'https://api.example.com', apiKey: 'a', token: 'b' })
}
