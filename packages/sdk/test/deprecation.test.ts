import { afterEach, expect, test, vi } from 'vitest'
import type { DeprecationReport } from '../src/index.ts'
import { raw } from '../src/raw.ts'
import { client, failure, ok, serve } from './support/server.ts'

afterEach(() => vi.restoreAllMocks())

const headers = {
  deprecation: '@1793491200',
  sunset: 'Tue, 01 Dec 2026 00:00:00 GMT',
  link: '<https://homeroom.example/docs/a,b>; rel="deprecation"; type="text/html", <https://homeroom.example/end>; rel="sunset"',
}

test('each deprecated path template is reported once, whatever its parameters', async () => {
  const { baseUrl } = await serve(ok(headers))
  const reports: DeprecationReport[] = []
  const homeroom = client(baseUrl, { onDeprecation: (report) => reports.push(report) })
  await homeroom.tasks.get('task_1')
  await homeroom.tasks.get('task_2')
  await homeroom.tasks.complete('task_1')
  expect(reports.map(({ path }) => path)).toEqual(['/api/v1/tasks/{id}', '/api/v1/tasks/{id}/complete'])
  expect(homeroom.deprecations).toEqual(reports)
  expect(reports[0]).toEqual({
    path: '/api/v1/tasks/{id}',
    deprecatedAt: new Date('2026-11-01T00:00:00Z'),
    sunsetAt: new Date('2026-12-01T00:00:00Z'),
    docsUrl: 'https://homeroom.example/docs/a,b',
    headers,
  })
})

test('without a handler it is one console warning per path; with one it is none', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { baseUrl } = await serve(ok(headers))
  const loud = client(baseUrl)
  await loud.tasks.get('task_1')
  await loud.tasks.get('task_1')
  expect(warn.mock.calls).toEqual([
    [
      'homeroom: /api/v1/tasks/{id} is deprecated since 2026-11-01 and may be gone after 2026-12-01. See https://homeroom.example/docs/a,b',
    ],
  ])
  await client(baseUrl, { onDeprecation: () => {} }).tasks.get('task_1')
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a handler that throws does not fail the call', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { baseUrl } = await serve(ok(headers))
  const onDeprecation = () => {
    throw new Error('handler')
  }
  const { data } = await client(baseUrl, { onDeprecation }).tasks.get('task_1')
  expect(data.id).toBe('task_1')
})

test('a path that is not deprecated is not reported', async () => {
  const { baseUrl } = await serve(ok())
  const homeroom = client(baseUrl)
  await homeroom.tasks.get('task_1')
  expect(homeroom.deprecations).toEqual([])
})

test.each([
  ['true', 'garbage', '<https://x.example/s>; rel=sunset', null, null, 'https://x.example/s'],
  [
    'Sun, 01 Nov 2026 00:00:00 GMT',
    null,
    '<https://x.example/d>; type="a<b"; rel="x deprecation"',
    '2026-11-01T00:00:00.000Z',
    null,
    'https://x.example/d',
  ],
  [
    '@nonsense',
    'Tue, 01 Dec 2026 00:00:00 GMT',
    '<https://x.example/>; rel="next"',
    null,
    '2026-12-01T00:00:00.000Z',
    null,
  ],
])(
  'Deprecation %s, Sunset %s, Link %s are read as far as they go',
  async (deprecation, sunset, link, at, until, docs) => {
    const { baseUrl } = await serve(ok({ deprecation, link, ...(sunset ? { sunset } : {}) }))
    const homeroom = client(baseUrl, { onDeprecation: () => {} })
    await homeroom.tasks.get('task_1')
    const [report] = homeroom.deprecations
    expect([
      report?.deprecatedAt?.toISOString() ?? null,
      report?.sunsetAt?.toISOString() ?? null,
      report?.docsUrl,
    ]).toEqual([at, until, docs])
    expect(report?.headers).toEqual({ deprecation, sunset, link })
  },
)

test('a retired route, called through raw, is reported by its template', async () => {
  const gone = {
    deprecation: 'true',
    sunset: headers.sunset,
    link: '<https://x.example/m>; rel="sunset"; type="text/html"',
  }
  const { baseUrl } = await serve(failure(410, 'GONE', gone))
  const homeroom = client(baseUrl, { onDeprecation: () => {} })
  const path = { params: { path: { id: 'abc' } } }
  const { error, response } = await raw(homeroom).GET('/api/v1/conversations/{id}', path)
  expect(response.status).toBe(410)
  expect(error?.error.code).toBe('GONE')
  await raw(homeroom).GET('/api/v1/conversations/{id}', path)
  expect(homeroom.deprecations.map(({ path: at, docsUrl }) => [at, docsUrl])).toEqual([
    ['/api/v1/conversations/{id}', 'https://x.example/m'],
  ])
})
