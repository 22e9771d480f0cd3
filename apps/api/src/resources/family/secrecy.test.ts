import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../../test/support/academic.ts'
import { Scene } from '../../../test/support/child-cases.ts'
import { Product } from '../../../test/support/product.ts'
import type { Person } from '../../../test/support/school.ts'
import { startTestServer, type TestServer } from '../../../test/support/server.ts'
import { toPublic } from '../../ids.ts'

// Whatever is said here must be found nowhere afterwards: in no column of any table, and in no line of the log.

const SECRETS = {
  allergy: 'Zwetschgenallergie',
  reaction: 'Quaddeln am Hals',
  condition: 'Leseepilepsie',
  medication: 'Valproat-retard',
  instruction: 'Seitenlage und warten',
  physician: 'Dr. Quittenbaum',
  diet: 'buchweizenfrei',
  phone: '+34699887766',
  newPhone: '+34611223344',
  address: 'Quittengasse 77',
  pin: '73519264',
  wrongPin: '91827364',
}

let t: TestServer
let log: Awaited<ReturnType<typeof serverThatLogsEverything>>
let orgId: string
let guardian: Person
let office: Person
let child: string
beforeAll(async () => {
  t = await startTestServer()
  orgId = await t.school.organization()
  office = await t.school.person(orgId, 'admin')
  guardian = await t.school.person(orgId, 'guardian')
  child = await t.school.student(orgId)
  await t.school.guardianLink(guardian, child)
  for (const type of ['health_data', 'contact_sharing']) await new Scene(t.school, orgId, child).consent(type)
  log = await serverThatLogsEverything()
  await sayEverything()
  await log.product.stop('SIGTERM')
})
afterAll(async () => {
  log?.product.child.kill('SIGKILL')
  await t.close()
})

/** The server as its own process, since what a logger writes cannot be caught inside one. */
async function serverThatLogsEverything(): Promise<{ url: string; product: Product }> {
  const key = t.server.services.config.masterKeys[0]
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: t.appUrl,
    AUTH_URL: t.identity.url,
    AUTH_AUDIENCE: t.identity.audience,
    ENCRYPTION_KEYS: `${key?.id}:${key?.key.toString('base64')}`,
    LOG_LEVEL: 'trace',
    VALIDATE_RESPONSES: 'true',
  }
  const product = new Product(env, [fileURLToPath(new URL('../../main.ts', import.meta.url))])
  await product.prints('"msg":"listening"')
  return { url: /"url":"([^"]+)"/.exec(product.output)?.[1] as string, product }
}

async function sayEverything() {
  const at = (as: Person) => t.as(as, { baseUrl: log.url }).family
  const stu = toPublic('stu', child)
  const health = {
    allergies: [{ name: SECRETS.allergy, severity: 'severe' as const, reaction: SECRETS.reaction }],
    conditions: [{ name: SECRETS.condition }],
    medications: [{ name: SECRETS.medication, atSchool: true, instructions: SECRETS.instruction }],
    dietaryRestrictions: [SECRETS.diet],
    emergencyInstructions: SECRETS.instruction,
    physicianName: SECRETS.physician,
  }
  await at(guardian).putHealthInfo(stu, health, { idempotencyKey: 'health-1' })
  await at(guardian).putHealthInfo(stu, health, { idempotencyKey: 'health-1' })
  await at(office).putHealthInfo(stu, { ...health, conditions: [] })
  const { data } = await at(office).getHealthInfo(stu)
  expect(JSON.stringify(data)).toContain(SECRETS.allergy)
  await refusal(at(office).putHealthInfo(stu, { ...health, bloodType: SECRETS.diet as 'O+' }))

  const contact = { name: 'Rosa', relationship: 'friend' as const, canPickup: true }
  const { phone, newPhone, address, pin, wrongPin } = SECRETS
  const { data: rosa } = await at(guardian).createTrustedContact(stu, { ...contact, phone, address })
  await at(guardian).updateTrustedContact(rosa.id, { phone: newPhone, address, notes: 'x' })
  await refusal(at(guardian).updateTrustedContact(rosa.id, { phone, address: address.repeat(30) }))
  await refusal(at(guardian).setTrustedContactPin(rosa.id, { pin: `${pin}1` }))
  await at(guardian).setTrustedContactPin(rosa.id, { pin })
  await at(office).verifyTrustedContactPin(rosa.id, { pin }, { idempotencyKey: 'gate' })
  await refusal(at(office).verifyTrustedContactPin(rosa.id, { pin: wrongPin }))
  await refusal(at(office).verifyTrustedContactPin(rosa.id, { pin: wrongPin }, { idempotencyKey: 'gate' }))
}

/** Every row of every table as text, with bytes as they are. */
async function everyRow(): Promise<Record<string, string>> {
  const ours = (await t.db.introspection.getTables()).filter(({ schema }) => schema === 'public')
  const tables = ours.map(({ name }) => name)
  const entries = tables.map(async (name) => {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(t.db)
    return [name, rows.map(({ row }) => row).join('\n')] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** How a text can lie around: as it is, in base64 of any phase, or as bytes in hexadecimal. */
function formsOf(text: string): string[] {
  const phases = ['', 'a', 'ab'].map((before) =>
    Buffer.from(before + text)
      .toString('base64')
      .slice(before ? 4 : 0)
      .replace(/.{0,3}=*$/, ''),
  )
  return [text, Buffer.from(text).toString('hex'), ...phases.filter((phase) => phase.length >= 8)]
}

describe('what was said of a child in confidence', () => {
  it('is in no table', async () => {
    const rows = await everyRow()
    const { events, ...about } = {
      events: rows.outbox_events ?? '',
      audit: rows.audit_logs ?? '',
      health: rows.health_infos ?? '',
      contacts: rows.trusted_contacts ?? '',
      idempotency: rows.idempotency_keys ?? '',
    }
    expect(events).toContain('health.updated')
    for (const [name, text] of Object.entries(about)) expect(text.length, name).toBeGreaterThan(50)
    for (const [table, text] of Object.entries(rows))
      for (const [what, secret] of Object.entries(SECRETS))
        for (const form of formsOf(secret)) expect(text.includes(form), `${what} in ${table}`).toBe(false)
  })

  it('is in no line of the log, however much is logged', () => {
    const text = log.product.output
    expect(text).toContain('family.verifyTrustedContactPin')
    expect(text).toContain('family.putHealthInfo')
    for (const [what, secret] of Object.entries(SECRETS))
      for (const form of formsOf(secret)) expect(text.includes(form), what).toBe(false)
  })

  it('would have been found by this test', async () => {
    await sql`update trusted_contacts set notes = ${SECRETS.phone}, phone_enc = ${Buffer.from(SECRETS.address)}
      where student_id = ${child}`.execute(t.db)
    const { trusted_contacts: text = '' } = await everyRow()
    expect(formsOf(SECRETS.phone).some((form) => text.includes(form))).toBe(true)
    expect(formsOf(SECRETS.address).some((form) => text.includes(form))).toBe(true)
    const inBase64 = Buffer.from(`x${SECRETS.address}y`).toString('base64')
    expect(formsOf(SECRETS.address).some((form) => inBase64.includes(form))).toBe(true)
  })
})
