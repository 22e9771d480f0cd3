import fastifyPostgres from '@fastify/postgres'
import Fastify from 'fastify'
import pg from 'pg'
import { auth } from './auth.ts'
import { newId, toPublic } from './ids.ts'
import { tasks } from './tasks.ts'

const { DATABASE_URL, AUTH_URL, AUTH_AUDIENCE, PORT, TOKEN_CACHE } = process.env as Record<string, string>

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const app = Fastify({
  genReqId: () => toPublic('req', newId()),
  ajv: { customOptions: { removeAdditional: false } },
})
app.register(fastifyPostgres, { connectionString: DATABASE_URL, max: 12 })
app.register(auth, { issuer: AUTH_URL as string, audience: AUTH_AUDIENCE as string, tokenCache: TOKEN_CACHE !== 'off' })
app.register(tasks)
await app.listen({ host: '127.0.0.1', port: Number(PORT) })

process.once('SIGTERM', async () => {
  await app.close()
  process.exit(0)
})
