import { afterAll, beforeAll, expect } from 'vitest'
import { runPaymentClock, sweepSubscriptions } from '#server/features/billing/sweep-subscriptions'
import type { Answer } from '#shared/contract/contract'
import type { Browser } from './browser-session.ts'
import { type FakeStripe, startFakeStripe } from './fake-stripe/start-fake-stripe.ts'
import { password, startTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

/** The same story with both providers: a server with payments, and the person who pays. */

export const day = 24 * 60 * 60 * 1000
const goodCard = '4242 4242 4242 4242'

export type Person = Awaited<ReturnType<TestApp['signIn']>>

export interface PayingApp extends TestApp {
  stripe: FakeStripe | null
  /** Does the card form's part with the client secret. @returns the payment's id */
  pay(person: Browser, clientSecret: string, card?: string): Promise<string>
  /** Moves the clock, and runs everything that is due: at the provider, and in the sweeps. */
  passTime(ms: number): Promise<void>
  /** Signs in again: a session does not last a month. */
  again(person: Person): Promise<Person>
  /** Opens /subscribe and pays. */
  subscribe(person: Browser, card?: string): Promise<string>
}

export async function startPayingApp(provider: 'stripe' | 'test', options: TestAppOptions = {}): Promise<PayingApp> {
  const clock = { now: Date.now() }
  const stripe = provider === 'stripe' ? await startFakeStripe(clock) : null
  const environment = { ...(stripe?.environment ?? { PAYMENTS: 'test' }), ...options.environment }
  const app = await startTestApp({ ...options, environment })
  // The server and the provider share one clock.
  Object.defineProperty(clock, 'now', { get: () => app.clock.now })

  const paying: PayingApp = Object.assign(app, {
    stripe,
    pay: (person: Browser, clientSecret: string, card = goodCard) => pay(stripe, person, clientSecret, card),
    async passTime(ms: number) {
      app.clock.now += ms
      stripe?.ledger.advanceTime()
      await runPaymentClock(app.ctx)
      await app.ctx.db.updateTable('subscriptions').set({ next_check_at: 0 }).execute()
      while ((await sweepSubscriptions(app.ctx)) > 0);
    },
    async again(person: Person) {
      const browser = app.visitor()
      await browser.post('/api/login', { email: person.email, password })
      return Object.assign(browser, { id: person.id, email: person.email })
    },
    async subscribe(person: Browser, card?: string) {
      const { clientSecret } = await read<Answer<'getOrCreateSubscription'>>(
        person.post('/api/get-or-create-subscription'),
      )
      const paymentId = await paying.pay(person, clientSecret ?? '', card)
      await person.get(`/api/payment-status/${paymentId}`)
      return paymentId
    },
  })
  const close = app.close.bind(app)
  paying.close = async () => {
    await close()
    await stripe?.close()
  }
  return paying
}

/** For all tests of a block: a server with payments, which must not have sent its provider anything wrong. */
export function servePayingApp(provider: 'stripe' | 'test', take: (app: PayingApp) => void): void {
  let app: PayingApp

  beforeAll(async () => {
    app = await startPayingApp(provider)
    take(app)
  })

  afterAll(async () => {
    expect(app.stripe?.refused ?? []).toEqual([])
    await app.close()
  })
}

async function pay(stripe: FakeStripe | null, person: Browser, clientSecret: string, card: string): Promise<string> {
  if (stripe) return stripe.pay(clientSecret, card.replaceAll(' ', ''))
  const attempt = { clientSecret, cardNumber: card, expiry: '12/40', cvc: '123' }
  const response = await person.post('/api/payments/test/confirm', attempt)
  return ((await response.json()) as Answer<'confirmTestPayment'>).paymentIntentId
}

/** Opens /subscribe and pays, with the test provider. */
export async function subscribeWithTestCard(person: Browser, card?: string): Promise<string> {
  const { clientSecret } = await read<Answer<'getOrCreateSubscription'>>(person.post('/api/get-or-create-subscription'))
  return await pay(null, person, clientSecret ?? '', card ?? goodCard)
}

/** The answer of a call that must succeed. @throws Error with the actual answer */
export async function read<Shape>(asking: Promise<Response>): Promise<Shape> {
  const response = await asking
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${text}`)
  return JSON.parse(text) as Shape
}

export const userOf = (person: Browser) => read<Answer<'getUser'>>(person.get('/api/user'))
