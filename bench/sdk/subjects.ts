/** One client under measure: its package, and a module that makes a client and one plain read with it. */
export interface Subject {
  readonly name: string
  readonly module: string
}

const subject = (name: string, imports: string, make: string, call: string): Subject => ({
  name,
  module: `import ${imports} from '${name}'
export const make = (fetch: typeof globalThis.fetch) => ${make}
export const call = (client: ReturnType<typeof make>) => client.${call}
`,
})

export const ours = subject(
  '@homeroom/sdk',
  '{ Homeroom }',
  "new Homeroom({ baseUrl: 'https://api.test', apiKey: 'hrk_live_x', fetch })",
  "tasks.get('task_1')",
)

/** As their documentation shows them, with their own way to take a fetch. svix takes the global one. */
export const peers: readonly Subject[] = [
  subject(
    'stripe',
    'Stripe',
    "new Stripe('sk_test_x', { httpClient: Stripe.createFetchHttpClient(fetch) })",
    "customers.retrieve('cus_1')",
  ),
  subject('openai', 'OpenAI', "new OpenAI({ apiKey: 'sk-x', fetch })", "models.retrieve('m')"),
  subject(
    '@octokit/rest',
    '{ Octokit }',
    "new Octokit({ auth: 'x', request: { fetch } })",
    "issues.get({ owner: 'o', repo: 'r', issue_number: 1 })",
  ),
  subject('svix', '{ Svix }', "new Svix('testsk_x.eu')", "application.get('app_1')"),
  subject(
    'openapi-fetch',
    'createClient',
    "createClient<{ '/tasks/{id}': { get: { parameters: { path: { id: string } }; responses: { 200: { content: { 'application/json': { id: string } } } } } } }>({ baseUrl: 'https://api.test', fetch })",
    "GET('/tasks/{id}', { params: { path: { id: 'task_1' } } })",
  ),
]
