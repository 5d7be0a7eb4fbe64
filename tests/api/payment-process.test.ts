import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { type FakeStripe, startFakeStripe } from '../support/fake-stripe/start-fake-stripe.ts'
import { until } from '../support/fake-writer.ts'
import { read, userOf } from '../support/paying.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** Payments while the server is killed, and what it says about them. */

const admin = { email: 'admin@example.com', password: 'a long enough passphrase' }
/** The next person who pays. */
const second = { email: 'second@example.com', password: 'another long passphrase' }
let database: TestDatabase
let stripe: FakeStripe
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDatabase({ copyOf: inject('migratedDatabase') })
  stripe = await startFakeStripe()
  server = await start()
})

afterAll(async () => {
  await server.end('SIGKILL')
  await stripe.close()
  await database.remove()
})

function start(): Promise<ServerProcess> {
  return startServerProcess({
    ...database.environment,
    ...stripe.environment,
    DATA_DIR: database.dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SIGN_UP: 'open',
    LOG_LEVEL: 'trace',
  })
}

async function signedIn() {
  const browser = server.visitor()
  expect((await browser.post('/api/login', admin)).status).toBe(200)
  return browser
}

test('kill -9 between the charge and the answer: after the restart the state agrees by itself', async () => {
  const browser = await signedIn()
  const { clientSecret } = await read<Answer<'getOrCreateSubscription'>>(
    browser.post('/api/get-or-create-subscription'),
  )
  const paymentId = stripe.pay(clientSecret ?? '')
  stripe.misbehave('GET /v1/subscriptions', 'hang-after')
  const asked = stripe.calls.length
  const answer = browser.get(`/api/payment-status/${paymentId}`).catch(() => undefined)
  await until('the server asks about the charge', () =>
    stripe.calls.slice(asked).some((call) => call === 'GET /v1/subscriptions'),
  )
  expect(await userOf(browser)).toMatchObject({ subscription: null })
  await server.end('SIGKILL')
  await answer

  server = await start()
  const again = await signedIn()
  const agrees = { role: 'admin', subscriptionStatus: 'active', subscription: { status: 'active' } }
  await vi.waitFor(async () => expect(await userOf(again)).toMatchObject(agrees), { timeout: 90_000, interval: 250 })
  expect(await read<unknown[]>(again.get('/api/billing-history'))).toHaveLength(1)
  expect(stripe.ledger.subscriptions.size).toBe(1)
  expect(stripe.ledger.charges.size).toBe(1)
  expect(stripe.refused).toEqual([])
})

test('nothing secret is in the log, even when everything fails and everything is logged', async () => {
  const browser = server.visitor()
  expect((await browser.post('/api/register', second)).status).toBe(201)
  stripe.misbehave('POST /v1/customers', 'error-before', 3)
  expect((await browser.post('/api/get-or-create-subscription')).status).toBe(502)
  stripe.misbehave('POST /v1/subscriptions', 'error-after', 1)
  await browser.post('/api/get-or-create-subscription')
  const { clientSecret } = await read<Answer<'getOrCreateSubscription'>>(
    browser.post('/api/get-or-create-subscription'),
  )
  const paymentId = stripe.pay(clientSecret ?? '')
  stripe.misbehave('GET /v1/payment_intents/'.concat(paymentId), 'reset-before', 3)
  expect((await browser.get(`/api/payment-status/${paymentId}`)).status).toBe(503)
  const attempt = { clientSecret, cardNumber: '4242 4242 4242 4242', expiry: '12/40', cvc: '987' }
  await browser.post('/api/payments/test/confirm', attempt)
  await browser.post('/api/payments/test/confirm', { cardNumber: 4242424242424242 })
  await stripe.sendAll(server.url)
  const event = stripe.ledger.events.at(-1)
  if (event) await stripe.send(server.url, event, { secret: 'whsec_of_someone_else' })
  expect(await userOf(browser)).toMatchObject({ subscriptionStatus: 'active' })

  await until('the log tells of the failures', () => server.output().includes('"code":"payments_unavailable"'))
  const output = server.output()
  expect(output).toContain('"code":"payments_refused"')
  for (const secret of [
    ...Object.values(stripe.environment).filter((value) => /^(sk|whsec)_/.test(value)),
    admin.password,
    second.password,
  ]) {
    expect(output).not.toContain(secret)
  }
  // four digits alone may be part of a request's id
  expect(output).not.toMatch(/_secret_|4242 ?4242|whsec|sk_test|"987"/)
})
