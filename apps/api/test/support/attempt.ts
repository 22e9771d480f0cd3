import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Operation } from '@homeroom/contract/record'
import express from 'express'
import { deriveInitDataKey, initDataKeyContext, signInitData } from '../../src/auth/init-data.ts'
import type { AnyHandler } from '../../src/handlers.ts'
import { Exchange } from '../../src/http/exchange.ts'
import { sendError } from '../../src/http/reply.ts'
import { toPublic } from '../../src/ids.ts'
import { everyRequest, pipelineOf } from '../../src/pipeline.ts'
import type { Services } from '../../src/services.ts'
import type { Person } from './school.ts'
import type { TestServer } from './server.ts'

/** An app installed in an organization, with what is needed to make init data for it. */
export interface Installation {
  orgId: string
  appId: string
  installationId: string
  key: Buffer
}

/** Installs an app; `appSecret` stands for the secret that the install would have shown. */
export async function installApp(t: TestServer, orgId: string, appSecret = 'hrk_app_secret'): Promise<Installation> {
  const { appId, installationId } = await t.school.appKey(orgId, ['tasks:read'])
  const key = deriveInitDataKey(appSecret)
  await t.db
    .updateTable('app_installations')
    .set({ init_data_key_enc: sealedKey(t, installationId, key) })
    .where('id', '=', installationId)
    .execute()
  return { orgId, appId, installationId, key }
}

export const sealedKey = (t: TestServer, installationId: string, key: Buffer): Buffer =>
  t.server.services.secrets.seal(key.toString('base64'), initDataKeyContext(installationId))

/** The value of `X-Init-Data` as the app's host page would make it; `fields` are signed as well. */
export function initDataFor(
  app: Installation,
  user: Person,
  fields: Record<string, string> = {},
  key = app.key,
): string {
  const all = {
    app_id: toPublic('app', app.appId),
    org_id: toPublic('org', app.orgId),
    user_id: toPublic('usr', user.userId),
    auth_date: String(Math.floor(Date.now() / 1000)),
    ...fields,
  }
  return new URLSearchParams({ ...all, hash: signInitData(all, key) }).toString()
}

/** The signature by its definition, for comparison with ours. */
export function referenceSignature(fields: Record<string, string>, appSecret: string): string {
  const derived = createHmac('sha256', 'WebAppData').update(appSecret).digest()
  const lines = Object.entries(fields)
    .filter(([name]) => name !== 'hash')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
  return createHmac('sha256', derived).update(lines.join('\n')).digest('hex')
}

/** An operation that is not in the contract, behind the real pipeline on a port of its own. */
export async function mount(
  services: Services,
  op: Operation,
  handler: AnyHandler,
): Promise<{ url: string; server: Server }> {
  const stages = [...everyRequest, ...pipelineOf(op, services, handler)]
  const app = express()
  app.use(async (req, res) => {
    const x = new Exchange(req, res, services)
    x.address = x.ip = x.header('x-forwarded-for') ?? '127.0.0.1'
    x.op = op
    try {
      for (const stage of stages) await stage(x)
    } catch (error) {
      sendError(x, error)
    }
  })
  const server = createServer(app)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
