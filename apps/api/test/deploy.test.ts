import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { settingNames } from '../src/settings/settings.ts'

// What a schema does not ask for and an operator does. `pnpm lint:deploy` holds the files against their schemas.

const DEPLOY = new URL('../deploy/', import.meta.url)
const text = (path: string) => readFile(new URL(path, DEPLOY), 'utf8')
// biome-ignore lint/suspicious/noExplicitAny: manifests
type Manifest = any
const manifests: Manifest[] = []
for (const file of await readdir(new URL('kubernetes/', DEPLOY)))
  for (const document of parseAllDocuments(await text(`kubernetes/${file}`))) manifests.push(document.toJS())
const named = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
const pods = manifests.flatMap(({ metadata, spec }) => (spec?.template ? [[metadata.name, spec.template.spec]] : []))
const compose = parse(await text('compose.yaml'), { merge: true }) as { services: Record<string, Manifest> }
const { postgres, redis, ...ours } = compose.services

/** In seconds: requests end within 10, traces and Sentry's reports leave within 2 more. */
const DRAIN = 12
const SECRETS: string[] = settingNames.filter((name) =>
  /PASSWORD|KEYS|DSN|HEADERS|^(DATABASE|REDIS|MIGRATE)_URL$/.test(name),
)

it.each(pods)('%s runs as nobody in particular, on a root that is read-only, within its memory', (_name, pod) => {
  expect(pod.securityContext).toEqual({
    runAsNonRoot: true,
    runAsUser: 1000,
    seccompProfile: { type: 'RuntimeDefault' },
  })
  expect(pod.automountServiceAccountToken).toBe(false)
  for (const { securityContext, resources, image } of pod.containers) {
    expect(securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
    expect(Object.keys(resources.requests)).toEqual(['cpu', 'memory'])
    expect(resources.limits).toHaveProperty('memory')
    // Whose CPU is throttled has its probes fail.
    expect(resources.limits).not.toHaveProperty('cpu')
    expect(image).toMatch(/:\d+\.\d+\.\d+$/)
  }
})

describe.each(['api', 'worker'])('the Deployment of ROLE=%s', (role) => {
  const { spec } = named('Deployment', `homeroom-${role}`)
  const [container] = spec.template.spec.containers

  it('does that work, is told when to begin and when to end, and rolls without a gap', () => {
    expect(container.env).toContainEqual({ name: 'ROLE', value: role })
    expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
    expect(container.readinessProbe.httpGet.path).toBe('/health/ready')
    for (const probe of ['livenessProbe', 'startupProbe']) expect(container[probe].httpGet.path).toBe('/health/live')
    const delay = container.env.find(({ name }: Manifest) => name === 'DRAIN_DELAY_SECONDS')?.value ?? 0
    expect(Number(delay)).toBe(role === 'api' ? 5 : 0)
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(delay) + DRAIN)
  })

  it('has its metrics scraped, and only by whom it concerns', () => {
    const port = container.ports.find(({ name }: Manifest) => name === 'metrics').containerPort
    expect(container.env).toContainEqual({ name: 'ADMIN_PORT', value: String(port) })
    const rules = named('NetworkPolicy', 'homeroom-in').spec.ingress
    expect(rules.map(({ ports }: Manifest) => ports[0].port)).toEqual(['http', 'metrics'])
    expect(rules.every(({ from }: Manifest) => from.length === 1)).toBe(true)
  })
})

it('keeps one API pod through whatever happens to nodes, and spreads them', () => {
  const { spec } = named('Deployment', 'homeroom-api')
  expect(spec.replicas).toBeGreaterThan(named('PodDisruptionBudget', 'homeroom-api').spec.minAvailable)
  expect(spec.template.spec.topologySpreadConstraints).toHaveLength(2)
})

it('holds no secret in plain, and shows the owner’s to no server', () => {
  const literal = manifests.flatMap(({ data, spec }) => [
    ...Object.keys(data ?? {}),
    ...(spec?.template?.spec.containers ?? []).flatMap(({ env = [] }: Manifest) =>
      env.map(({ name }: Manifest) => name),
    ),
  ])
  expect(literal.filter((name) => SECRETS.includes(name))).toEqual([])
  const secretsOf = ([, pod]: Manifest) =>
    pod.containers[0].envFrom.flatMap(({ secretRef }: Manifest) => (secretRef ? [secretRef.name] : []))
  expect(Object.fromEntries(pods.map((pod) => [pod[0], secretsOf(pod)]))).toEqual({
    'homeroom-migrate': ['homeroom-owner'],
    'homeroom-api': ['homeroom'],
    'homeroom-worker': ['homeroom'],
  })
  const given = Object.values(compose.services).flatMap(({ environment }) => Object.entries(environment ?? {}))
  const plain = given.filter(([name, value]) => SECRETS.includes(name) && !/\$\{\w+|^redis:\/\/redis$/.test(`${value}`))
  expect(plain).toEqual([])
})

it('composes the same: read-only, without rights, time to end, migrated first', () => {
  for (const service of Object.values(ours)) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  }
  for (const { stop_grace_period, depends_on } of [ours.api, ours.worker]) {
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(DRAIN)
    expect(depends_on.migrate.condition).toBe('service_completed_successfully')
  }
  expect([postgres.restart, redis.restart, ours.api.restart]).toEqual(new Array(3).fill('unless-stopped'))
})

it('builds on the Node that runs it, as no root', async () => {
  const image = await text('Dockerfile')
  const from = [...image.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name)
  expect(new Set(from).size).toBe(1)
  const { devDependencies, packageManager } = JSON.parse(
    await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
  )
  expect(from[0]).toBe(`node:${devDependencies.node}-bookworm-slim`)
  expect(image).toContain(`npx -y ${packageManager} install --frozen-lockfile`)
  expect(image).toMatch(/^USER 1000$/m)
  expect(image).toMatch(/^HEALTHCHECK /m)
})
