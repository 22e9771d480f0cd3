// A consumer's program. packed.test.ts compiles it as an ES module and as CommonJS, and runs what comes out.
import { Homeroom, HomeroomError, isErrorOf, type Task, type TaskCreate, type TasksListParams } from '@homeroom/sdk'
import { createMock } from '@homeroom/sdk/mock'
import { type OperationId, operations, requiredScopes } from '@homeroom/sdk/operations'
import { raw } from '@homeroom/sdk/raw'
import { sign, verify } from '@homeroom/sdk/webhooks'

declare const process: { argv: string[]; stdout: { write(text: string): void } }

async function main(baseUrl: string) {
  const homeroom = new Homeroom({
    baseUrl,
    apiKey: 'hrk_live_0123456789abcdefghijABCDEFGHIJ000000',
    orgId: undefined,
    retryBaseMs: 1,
  })
  const wanted: TaskCreate = { title: 'Trip slips', dueDate: '2026-12-01' }
  const { data: task, idempotencyKey, replayed } = await homeroom.tasks.create(wanted)
  const same: Task = task
  // What the service answers may grow, and what is sent may not.
  const later: Task['status'] = 'put_off'
  const filters: TasksListParams = { status: 'open' }
  const titles: string[] = []
  for await (const { title } of homeroom.tasks.list(filters)) titles.push(title)
  const failed = await homeroom.tasks.complete(same.id).then(
    () => null,
    (error: unknown) => error,
  )
  if (!isErrorOf(failed, 'tasks.complete')) throw failed
  const code: 'conflict' | null = failed.code === 'conflict' ? failed.code : null
  const answer = await raw(homeroom).GET('/api/v1/tasks/{id}', { params: { path: { id: same.id } } })
  const ids: OperationId[] = ['tasks.list', 'tasks.create']
  const mock = createMock()
  mock.on('tasks.getById').reply({ title: 'Mocked' })
  const offline = new Homeroom({ baseUrl, apiKey: 'hrk_test_any', fetch: mock.fetch })
  const header = await sign('{}', 'whsec_dGVzdA==')
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
    verified: await verify('{}', header, 'whsec_dGVzdA=='),
  }
}

main(process.argv[2] as string).then((result) => process.stdout.write(JSON.stringify(result)))

export function refused(homeroom: Homeroom) {
  // @ts-expect-error no such status
  homeroom.tasks.list({ status: 'asleep' })
  // @ts-expect-error a title is required
  homeroom.tasks.create({ dueDate: '2026-12-01' })
  // @ts-expect-error one credential, not two
  new Homeroom({ baseUrl: 'https://api.example.com', apiKey: 'a', token: 'b' })
}
