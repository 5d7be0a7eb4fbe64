import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../support/fake-stripe/start-fake-stripe.ts'

/** The fake Stripe is strict enough that tests passing with it mean something. */

let stripe: FakeStripe

beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())

const good = {
  authorization: 'Bearer sk_test_fakestripesecretkey',
  'stripe-version': '2026-10-28.endive',
  'content-type': 'application/x-www-form-urlencoded',
}

async function call(method: string, path: string, body: string | undefined, headers: Record<string, string>) {
  const response = await fetch(`${stripe.environment.STRIPE_API_BASE}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  return { status: response.status, json: (await response.json()) as { id?: string; error?: { code?: string } } }
}

let keys = 0
const post = (path: string, body: string, headers: Record<string, string> = {}) => {
  keys += 1
  return call('POST', path, body, { ...good, 'idempotency-key': `key-${keys}`, ...headers })
}

describe('is refused:', () => {
  test.each([
    ['an unknown field', 'email=a%40example.com&colour=blue', 'parameter_unknown'],
    ['an unknown field inside a known one', 'email=a%40example.com&metadata[colour]=blue', 'parameter_unknown'],
    ['a missing field', 'metadata[owner_id]=1', 'parameter_missing'],
  ])('%s', async (_what, body, code) => {
    expect(await post('/v1/customers', body)).toMatchObject({ status: 400, json: { error: { code } } })
  })

  test('an expansion that is not there, and a value that is not one', async () => {
    const { json } = await post('/v1/customers', 'email=a%40example.com')
    const body = `customer=${json.id}&items[0][price]=price_pro`
    const wrong = ['payment_behavior=perhaps', 'expand[0]=latest_invoice.payment_intent', 'trial_period_days=7']
    for (const each of wrong) expect((await post('/v1/subscriptions', `${body}&${each}`)).status).toBe(400)
    expect((await post('/v1/subscriptions', `${body}&payment_behavior=default_incomplete`)).status).toBe(200)
  })

  test('a wrong key, another version, another encoding, no idempotency key, an unknown address', async () => {
    const body = 'email=a%40example.com'
    expect((await post('/v1/customers', body, { authorization: 'Bearer sk_live_other' })).status).toBe(401)
    expect((await post('/v1/customers', body, { 'stripe-version': '2020-08-27' })).status).toBe(400)
    expect((await post('/v1/customers', body, { 'content-type': 'application/json' })).status).toBe(400)
    expect((await call('POST', '/v1/customers', body, good)).status).toBe(400)
    expect((await post('/v1/coupons', body)).status).toBe(404)
    expect((await call('GET', '/v1/subscriptions?customer=cus_none', undefined, good)).status).toBe(404)
  })

  test('another request under the same idempotency key; the same one is answered again', async () => {
    const key = { 'idempotency-key': 'one-key' }
    const first = await post('/v1/customers', 'email=a%40example.com', key)
    expect((await post('/v1/customers', 'email=a%40example.com', key)).json.id).toBe(first.json.id)
    expect((await post('/v1/customers', 'email=b%40example.com', key)).status).toBe(400)
  })
})

test('an invoice has no payment_intent, the subscription no period; they moved in this version', async () => {
  const { json: customer } = await post('/v1/customers', 'email=a%40example.com')
  const body = `customer=${customer.id}&items[0][price]=price_pro&payment_behavior=default_incomplete`
  const plain = await post('/v1/subscriptions', body)
  expect(plain.json).toMatchObject({ status: 'incomplete', latest_invoice: expect.stringMatching(/^in_/) })
  expect(plain.json).not.toHaveProperty('current_period_end')
  const expanded = await post('/v1/subscriptions', `${body}&expand[0]=latest_invoice.confirmation_secret`)
  expect(expanded.json).toMatchObject({
    items: { data: [{ current_period_end: expect.any(Number) }] },
    latest_invoice: { confirmation_secret: { client_secret: expect.stringContaining('_secret_') } },
  })
  expect((expanded.json as { latest_invoice?: object }).latest_invoice).not.toHaveProperty('payment_intent')
})

test('ending what was never paid expires it', async () => {
  const { json: customer } = await post('/v1/customers', 'email=a%40example.com')
  const body = `customer=${customer.id}&items[0][price]=price_pro&payment_behavior=default_incomplete`
  const { json: subscription } = await post('/v1/subscriptions', body)
  const ended = await call('DELETE', `/v1/subscriptions/${subscription.id}`, undefined, good)
  expect(ended.json).toMatchObject({ status: 'incomplete_expired' })
  expect(stripe.ledger.events.at(-1)?.type).toBe('customer.subscription.updated')
})
