import { createHmac } from 'node:crypto'
import { expect, expectTypeOf, test } from 'vitest'
import vectors from '../../../docs/guides/webhook-test-vectors.json' with { type: 'json' }
import { sign, unwrap, verify, type WebhookEvent, WebhookSignatureError } from '../src/webhooks.ts'

/** The published vector; `printf '%s' '<t>.<body>' | openssl dgst -sha256 -hmac "$secret"` makes it, too. */
const secret = 'whsec_aG9tZXJvb20gcHVibGljIHdlYmhvb2sgdGVzdCBrZXk='
const body = '{"type":"task.created"}'
const timestamp = 1795251600
const signature = '976e145e85a7c33e293fe53714f9358baed228f7e473525ab771919a43f25b8a'
const header = `t=${timestamp},v1=${signature}`
const at = { receivedAt: timestamp }

test('the published vector holds, both ways', async () => {
  expect(createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')).toBe(signature)
  expect(await sign(body, secret, { timestamp })).toBe(header)
  expect(await verify(body, header, secret, at)).toBe(true)
})

test('bytes and text sign alike', async () => {
  const text = '{"name":"Zoë"}'
  const bytes = new TextEncoder().encode(text)
  const made = await sign(bytes, secret, { timestamp })
  expect(made).toBe(await sign(text, secret, { timestamp }))
  expect(await verify(bytes.buffer, made, secret, at)).toBe(true)
  expect(await verify(Buffer.from(text), made, secret, at)).toBe(true)
})

test('what was signed just now verifies just now', async () => {
  expect(await verify(body, await sign(body, secret), secret)).toBe(true)
})

test.each([
  ['another body', `${body} `, header, secret],
  ['another secret', body, header, `${secret}x`],
  ['another time', body, header.replace('600', '601'), secret],
])('%s does not verify', async (_, rawBody, given, key) => {
  expect(await verify(rawBody, given, key, at)).toBe(false)
})

test.each([
  [300, true],
  [-300, true],
  [301, false],
  [-301, false],
  [Number.NaN, false],
])('received %i s after signing: %s', async (seconds, expected) => {
  expect(await verify(body, header, secret, { receivedAt: timestamp + seconds })).toBe(expected)
})

test('the tolerance can be set, and the time of receipt be a date', async () => {
  const receivedAt = new Date((timestamp + 10) * 1000)
  expect(await verify(body, header, secret, { receivedAt, tolerance: 9 })).toBe(false)
  expect(await verify(body, header, secret, { receivedAt, tolerance: 10 })).toBe(true)
})

test('during a rotation either secret and either signature will do', async () => {
  const both = await sign(body, ['whsec_new', secret], { timestamp })
  expect(both).toMatch(new RegExp(`^t=${timestamp},v1=[0-9a-f]{64},v1=${signature}$`))
  expect(await verify(body, both, secret, at)).toBe(true)
  expect(await verify(body, both, 'whsec_new', at)).toBe(true)
  expect(await verify(body, header, ['whsec_new', secret], at)).toBe(true)
  expect(await verify(body, both, 'whsec_third', at)).toBe(false)
})

const good = `v1=${signature}`
test.each([
  ['missing', null],
  ['undefined', undefined],
  ['empty', ''],
  ['without a time', good],
  ['with two times', `t=${timestamp},t=${timestamp},${good}`],
  ['joined from two', `${header}, ${header}`],
  ['with a time in words', `t=now,${good}`],
  ['with a signed time', `t=+${timestamp},${good}`],
  ['with 13 digits', `t=1795251600000,${good}`],
  ['without a signature', `t=${timestamp}`],
  ['with upper-case hex', `t=${timestamp},v1=${signature.toUpperCase()}`],
  ['with a short signature', `t=${timestamp},${good.slice(0, -2)}`],
  ['with a long signature', `t=${timestamp},${good}00`],
  ['of another version', `t=${timestamp},v2=${signature}`],
  ['over 8 KiB', `t=${timestamp},${good},x=${'y'.repeat(8_192)}`],
  ['of eleven segments', `t=${timestamp},${good}${',x=1'.repeat(9)}`],
])('a header %s is false, not an exception', async (_, given) => {
  expect(await verify(body, given, secret, at)).toBe(false)
})

test('unknown segments are ignored, up to ten in all', async () => {
  expect(await verify(body, `t=${timestamp},v0=abc,${good}${',x=1'.repeat(7)}`, secret, at)).toBe(true)
})

test.each([[''], [[]], [[secret, '']]])('the empty secret %j throws', async (empty) => {
  await expect(verify(body, header, empty, at)).rejects.toThrow(TypeError)
  await expect(verify(body, '', empty, at)).rejects.toThrow(TypeError)
  await expect(sign(body, empty)).rejects.toThrow(TypeError)
})

test('sign refuses a time that verify would', async () => {
  await expect(sign(body, secret, { timestamp: 1.5 })).rejects.toThrow(TypeError)
})

test('unwrap gives the event of a delivery, from text and from bytes', async () => {
  const event = { id: 'evt_1', type: 'task.created', data: { object: { title: 'Zoë' } } }
  const text = JSON.stringify(event)
  const made = await sign(text, secret, { timestamp })
  for (const raw of [text, Buffer.from(text), new TextEncoder().encode(text).buffer])
    expect(await unwrap(raw, made, secret, at)).toEqual(event)
  const unknown = '{"type":"rocket.launched"}'
  expect((await unwrap(unknown, await sign(unknown, secret, { timestamp }), secret, at)).type).toBe('rocket.launched')
})

test('unwrap throws where verify is false, with the same arguments', async () => {
  await expect(unwrap(body, header, 'whsec_other', at)).rejects.toThrow(WebhookSignatureError)
  await expect(unwrap(body, null, secret, at)).rejects.toThrow(WebhookSignatureError)
  await expect(unwrap(`${body} `, header, secret, at)).rejects.toThrow(WebhookSignatureError)
  await expect(unwrap(body, header, secret, { receivedAt: timestamp + 301 })).rejects.toThrow(WebhookSignatureError)
  await expect(unwrap(body, header, secret, { receivedAt: timestamp + 301, tolerance: 400 })).resolves.toBeDefined()
  await expect(unwrap(body, header, '', at)).rejects.toThrow(TypeError)
})

test('the type of an event tells what its object is', () => {
  const read = (event: WebhookEvent): string | boolean => {
    switch (event.type) {
      case 'task.created':
        expectTypeOf(event.data.object.priority).toExtend<string>()
        return event.data.object.title
      case 'task.deleted':
        return event.data.object.deleted
      case 'webhook.ping':
        return event.data.object.message
      default:
        return event.id
    }
  }
  expect(read({ type: 'webhook.ping', data: { object: { message: 'ping' } } } as WebhookEvent)).toBe('ping')
  expect(read({ type: 'rocket.launched', id: 'evt_1' } as unknown as WebhookEvent)).toBe('evt_1')
})

test.each(vectors)(
  'the published vectors hold: $name',
  async ({ body: rawBody, header: given, secret: key, receivedAt, valid }) => {
    expect(await verify(rawBody, given, key, { receivedAt })).toBe(valid)
    // Made by other code than ours.
    const time = given.match(/t=(\d+)/)?.[1]
    const expected = createHmac('sha256', key).update(`${time}.${rawBody}`).digest('hex')
    if (valid) expect(given).toContain(`v1=${expected}`)
  },
)
