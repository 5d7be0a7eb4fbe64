import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { waitNoLongerThan } from '../support/fake-stripe/quick-client.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { onlyOn } from '../support/only-on.ts'
import { type PayingApp, read, servePayingApp, startPayingApp, userOf } from '../support/paying.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** Beginning to pay: only once, whatever fails, and visible to nobody else. */

type ToPay = Answer<'getOrCreateSubscription'>
const path = '/api/get-or-create-subscription'

describe.each(['test', 'stripe'] as const)('with the provider %s', (provider) => {
  let app: PayingApp

  servePayingApp(provider, (started) => {
    app = started
  })

  test('two tabs, a reload and twenty impatient clicks make one customer and one subscription', async () => {
    const person = await app.signIn({ role: 'trial' })
    const tabs = [person, person.clone()]
    const clicks = Array.from({ length: 20 }, (_, index) => read<ToPay>((tabs[index % 2] ?? person).post(path)))
    const answers = [...(await Promise.all(clicks)), await read<ToPay>(person.post(path))]
    expect(new Set(answers.map((answer) => answer.clientSecret)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 'incomplete', clientSecret: expect.stringContaining('_secret_') })
    if (app.stripe) {
      const { customers, subscriptions } = app.stripe.ledger
      const own = [...customers.values()].filter((customer) => customer.email === person.email)
      expect(own).toHaveLength(1)
      expect([...subscriptions.values()].filter((each) => each.customer === own[0]?.id)).toHaveLength(1)
    }
  })

  test('two tabs that both found nothing make one customer and one subscription', async () => {
    const person = await app.signIn({ role: 'trial' })
    const { payments } = app.ctx
    const genuine = { ...payments }
    /** Lets a call happen only when both tabs have reached it. */
    const together = <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) => {
      const arrived: (() => void)[] = []
      return async (...given: Given) => {
        await new Promise<void>((resolve) => {
          arrived.push(resolve)
          if (arrived.length === 2) for (const goOn of arrived) goOn()
        })
        return await call(...given)
      }
    }
    payments.createCustomer = together((owner, key) => genuine.createCustomer(owner, key))
    payments.createSubscription = together((customerId, key) => genuine.createSubscription(customerId, key))
    try {
      const [one, other] = await Promise.all([read<ToPay>(person.post(path)), read<ToPay>(person.clone().post(path))])
      expect(one.clientSecret).toBe(other.clientSecret)
    } finally {
      Object.assign(payments, genuine)
    }
    const { customer_id: customer } = await app.ctx.db
      .selectFrom('subscriptions')
      .select('customer_id')
      .where('owner_id', '=', person.id)
      .executeTakeFirstOrThrow()
    const table = app.ctx.db.selectFrom('test_payments').select('data').where('customer_id', '=', customer)
    const kept = app.stripe ? undefined : await table.executeTakeFirstOrThrow()
    const made = app.stripe
      ? [...app.stripe.ledger.subscriptions.values()].filter((each) => each.customer === customer)
      : (JSON.parse(kept?.data ?? '{}') as { subscriptions: unknown[] }).subscriptions
    expect(made).toHaveLength(1)
    const customers = [...(app.stripe?.ledger.customers.values() ?? [])].filter(({ email }) => email === person.email)
    expect(customers).toHaveLength(app.stripe ? 1 : 0)
  })

  test('who has paid is told so, and nothing more is to be paid', async () => {
    const person = await app.signIn({ role: 'trial' })
    await app.subscribe(person)
    expect(await read<ToPay>(person.post(path))).toEqual({ status: 'active', clientSecret: null })
  })

  test('a payment of someone else’s answers exactly as one that is not there', async () => {
    const person = await app.signIn({ role: 'trial' })
    const paymentId = await app.subscribe(person)
    expect((await person.get(`/api/payment-status/${paymentId}`)).status).toBe(200)

    const others = [await app.signIn({ role: 'trial' }), await app.signIn({ role: 'admin' })]
    const payer = await app.signIn({ role: 'trial' })
    await app.subscribe(payer)
    const unknownIds = ['pi_unknown', 'unknown', 'test_pi_unknown', 'pi_..%2Fcustomers', `${paymentId}x`]
    const bodies = new Set<string>()
    for (const other of [...others, payer]) {
      for (const id of [paymentId, ...unknownIds]) {
        const answer = await other.get(`/api/payment-status/${id}`)
        expect(answer.status).toBe(404)
        bodies.add(JSON.stringify({ ...((await answer.json()) as object), requestId: '' }))
      }
    }
    expect(bodies.size).toBe(1)
  })

  test('deleting the account ends the subscription at once', async () => {
    const person = await app.signIn({ role: 'trial' })
    await app.subscribe(person)
    const { customer_id: customer, subscription_id: id } = await app.ctx.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('owner_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect((await person.send('DELETE', '/api/user', { password })).status).toBe(204)
    const job = await app.ctx.db.selectFrom('jobs').select('payload').where('name', '=', 'end-subscription').execute()
    expect(job.map((each) => each.payload)).toContain(JSON.stringify({ ownerId: person.id }))
    const { endSubscription } = await import('#server/features/billing/change-subscription')
    await endSubscription(app.ctx, { ownerId: person.id })
    await endSubscription(app.ctx, { ownerId: person.id })

    const account = await app.ctx.payments.readAccount(customer ?? '')
    expect(account?.subscription).toMatchObject({ id, status: 'ended' })
    for (const table of ['subscriptions', 'billing_entries'] as const) {
      const left = await app.ctx.db.selectFrom(table).select('owner_id').where('owner_id', '=', person.id).execute()
      expect(left).toEqual([])
    }
  })

  test('a process that ends between the charge and the answer leaves a state that agrees later', async () => {
    const person = await app.signIn({ role: 'trial' })
    const { clientSecret } = await read<ToPay>(person.post(path))
    const { payments } = app.ctx
    const genuine = { ...payments }
    payments.readAccount = () => Promise.reject(new Error('the process ended'))
    try {
      const paymentId = await app.pay(person, clientSecret ?? '')
      await person.get(`/api/payment-status/${paymentId}`)
      expect(await userOf(person)).toMatchObject({ role: 'trial', subscriptionStatus: 'trialing' })
    } finally {
      Object.assign(payments, genuine)
    }
    await app.passTime(60_000)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
  })

  test('a process that ends after the provider made the customer or the subscription makes no second one', async () => {
    const person = await app.signIn({ role: 'trial' })
    const { payments } = app.ctx
    const genuine = { ...payments }
    const made: string[] = []
    payments.createCustomer = async (owner, key) => {
      made.push(await genuine.createCustomer(owner, key))
      throw new Error('the process ended')
    }
    expect((await person.post(path)).status).toBe(500)
    Object.assign(payments, genuine)
    payments.createSubscription = async (customerId, key) => {
      await genuine.createSubscription(customerId, key)
      throw new Error('the process ended')
    }
    expect((await person.post(path)).status).toBe(500)
    Object.assign(payments, genuine)
    expect(await read<ToPay>(person.post(path))).toMatchObject({ status: 'incomplete' })
    const kept = await app.ctx.db
      .selectFrom('subscriptions')
      .select('customer_id')
      .where('owner_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(made).toEqual([kept.customer_id])
    if (app.stripe) {
      const own = [...app.stripe.ledger.subscriptions.values()].filter((each) => each.customer === kept.customer_id)
      expect(own).toHaveLength(1)
    }
  })

  // only one process may use the embedded database
  onlyOn.postgres?.test('a subscription made by two processes at once is one', async () => {
    const other = await startTestApp({ sharedWith: app })
    try {
      for (let round = 0; round < 5; round += 1) {
        const person = await app.signIn({ role: 'trial' })
        const elsewhere = person.clone(other.url)
        const answers = await Promise.all(
          [person, elsewhere, person, elsewhere].map((each) => read<ToPay>(each.post(path))),
        )
        expect(new Set(answers.map((answer) => answer.clientSecret)).size).toBe(1)
        const own = [...(app.stripe?.ledger.customers.values() ?? [])].filter(({ email }) => email === person.email)
        if (app.stripe) expect(own).toHaveLength(1)
        await app.subscribe(person)
        expect(await read<unknown[]>(elsewhere.get('/api/billing-history'))).toHaveLength(1)
      }
    } finally {
      await other.close()
    }
  })

  test('the figures of administrators come from real subscriptions', async () => {
    const admin = await app.signIn({ role: 'admin' })
    const stats = () => read<Answer<'getAdminStats'>>(admin.get('/api/admin/stats'))
    const before = await stats()
    const person = await app.signIn({ role: 'trial' })
    await app.signIn({ role: 'user', subscriptionStatus: 'active' })
    expect(await stats()).toMatchObject({
      activeSubscriptions: before.activeSubscriptions,
      monthlyRevenue: before.monthlyRevenue,
    })
    await app.subscribe(person)
    expect(await stats()).toMatchObject({
      activeSubscriptions: before.activeSubscriptions + 1,
      monthlyRevenue: before.monthlyRevenue + 8,
    })
  })
})

onlyOn.sqlite?.describe('when Stripe misbehaves', () => {
  let app: PayingApp

  beforeAll(async () => {
    app = await startPayingApp('stripe')
  })
  afterAll(() => app.close())

  const ownOf = (email: string) => {
    const { customers, subscriptions } = app.stripe?.ledger ?? {}
    const own = [...(customers?.values() ?? [])].filter((customer) => customer.email === email)
    const ids = own.map((customer) => customer.id)
    return { own, subscriptions: [...(subscriptions?.values() ?? [])].filter((each) => ids.includes(each.customer)) }
  }

  test.each([
    ['POST /v1/customers', 'reset-after', 1],
    ['POST /v1/subscriptions', 'reset-after', 1],
    ['POST /v1/subscriptions', 'reset-after', 4],
    ['POST /v1/subscriptions', 'reset-before', 4],
    ['POST /v1/subscriptions', 'error-before', 4],
    ['POST /v1/subscriptions', 'error-after', 1],
    ['GET /v1/subscriptions', 'error-before', 4],
  ] as const)('%s, %s, %i times: one customer and one subscription in the end', async (call, how, times) => {
    const person = await app.signIn({ role: 'trial' })
    app.stripe?.misbehave(call, how, times)
    let answer = await person.post(path)
    for (let tries = 0; tries < 4 && answer.status !== 200; tries += 1) {
      expect([502, 503]).toContain(answer.status)
      expect(await answer.text()).not.toMatch(/sk_test|secret|req_fake|stripe/i)
      answer = await person.post(path)
    }
    expect(await answer.json()).toMatchObject({ status: 'incomplete', clientSecret: expect.any(String) })
    expect(ownOf(person.email).own).toHaveLength(1)
    expect(ownOf(person.email).subscriptions).toHaveLength(1)
  })

  test('no answer for long is asked for again, and finds what was done', async () => {
    const person = await app.signIn({ role: 'trial' })
    app.stripe?.misbehave('POST /v1/subscriptions', 'hang-after')
    const waitAsUsual = waitNoLongerThan(500)
    const asking = read<ToPay>(person.post(path)).finally(waitAsUsual)
    expect(await asking).toMatchObject({ status: 'incomplete' })
    expect(ownOf(person.email).subscriptions).toHaveLength(1)
  })
})

describe('the cards of the test provider', () => {
  let app: PayingApp

  beforeAll(async () => {
    app = await startPayingApp('test')
  })
  afterAll(() => app.close())

  async function start() {
    const person = await app.signIn({ role: 'trial' })
    const { clientSecret } = await read<ToPay>(person.post(path))
    const attempt = { clientSecret, expiry: '12/40', cvc: '123' }
    const tryCard = (cardNumber: string, more: object = {}) =>
      read<Answer<'confirmTestPayment'>>(person.post('/api/payments/test/confirm', { ...attempt, cardNumber, ...more }))
    return { person, clientSecret, tryCard }
  }

  test('are labelled as what they are', async () => {
    const config = await read<Answer<'getConfig'>>(app.visitor().get('/api/config'))
    expect(config.payments).toEqual({ form: 'test', label: 'Test payments', publishableKey: null })
  })

  test.each([
    ['4000000000000002', {}, 'Your card was declined.'],
    ['4000 0000 0000 9995', {}, 'Your card has insufficient funds.'],
    ['4242 4242 4242 4241', {}, 'Your card number is invalid.'],
    ['4242', {}, 'Your card number is incomplete.'],
    ['5555 5555 5555 4444', {}, 'These are test payments. Use a test card, such as 4242 4242 4242 4242.'],
    ['4242 4242 4242 4242', { expiry: '01/20' }, 'Your card’s expiration date is invalid or in the past.'],
    ['4242 4242 4242 4242', { expiry: '13/40' }, 'Your card’s expiration date is invalid or in the past.'],
    ['4242 4242 4242 4242', { cvc: '1' }, 'Your card’s security code is incomplete.'],
  ])('%s %j is declined: %s', async (card, more, message) => {
    const { person, tryCard } = await start()
    expect(await tryCard(card, more)).toMatchObject({ status: 'requires_payment_method', message })
    expect(await userOf(person)).toMatchObject({ role: 'trial', subscription: null })
    expect(await tryCard('4242424242424242')).toMatchObject({ status: 'succeeded', message: null })
    expect(await userOf(person)).toMatchObject({ role: 'user' })
  })

  test('one asks to confirm, and pays or not as it is answered', async () => {
    const { person, tryCard } = await start()
    const card = '4000 0025 0000 3155'
    expect(await tryCard(card)).toMatchObject({ status: 'requires_action', message: null })
    expect(await userOf(person)).toMatchObject({ role: 'trial' })
    expect(await tryCard(card, { answer: 'refuse' })).toMatchObject({ status: 'requires_payment_method' })
    expect(await tryCard(card)).toMatchObject({ status: 'requires_action' })
    expect(await tryCard(card, { answer: 'confirm' })).toMatchObject({ status: 'succeeded' })
    expect(await userOf(person)).toMatchObject({ role: 'user' })
  })

  test('pay once, however often they are tried', async () => {
    const { person, tryCard } = await start()
    await Promise.all(Array.from({ length: 10 }, () => tryCard('4242 4242 4242 4242')))
    expect(await read<unknown[]>(person.get('/api/billing-history'))).toHaveLength(1)
  })

  test('open nobody else’s payment', async () => {
    const { clientSecret } = await start()
    const { person } = await start()
    const attempt = { clientSecret, cardNumber: '4242424242424242', expiry: '12/40', cvc: '123' }
    expect((await person.post('/api/payments/test/confirm', attempt)).status).toBe(404)
    const stranger = await app.signIn({ role: 'admin' })
    expect((await stranger.post('/api/payments/test/confirm', attempt)).status).toBe(404)
  })

  test('are never kept', async () => {
    const { tryCard } = await start()
    await tryCard('4242 4242 4242 4242')
    const rows = await app.ctx.db.selectFrom('test_payments').select('data').execute()
    expect(JSON.stringify(rows)).not.toMatch(/4242 ?4242|12\/40/)
  })

  test('know nothing of notices', async () => {
    const answer = await fetch(`${app.url}/api/payments/webhook`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(400)
  })
})

onlyOn.sqlite?.describe('which provider runs', () => {
  const attempt = { clientSecret: 'x', cardNumber: '4242424242424242', expiry: '12/40', cvc: '123' }
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1' }
  const asked: TestApp[] = []
  afterAll(async () => {
    for (const app of asked) await app.close()
  })

  async function configOf(environment: Record<string, string>) {
    const app = await startTestApp({ environment, parts: { writer: new FakeWriter() } })
    asked.push(app)
    const response = await app.visitor().get('/api/config')
    const policy = response.headers.get('content-security-policy') ?? ''
    const person = await app.signIn({ role: 'trial' })
    return { config: (await response.json()) as Answer<'getConfig'>, policy, person }
  }

  test('in production without Stripe nobody can pay, and the test provider can’t be reached', async () => {
    const { config, policy, person } = await configOf(production)
    expect(config.payments).toEqual({ form: 'off', label: null, publishableKey: null })
    expect(policy).not.toContain('stripe')
    const answer = await person.post(path)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'payments_off' })
    expect((await person.post('/api/payments/test/confirm', attempt)).status).toBe(404)
    expect((await person.get('/api/payment-status/pi_x')).status).toBe(404)
    expect((await person.post('/api/cancel-subscription')).status).toBe(503)
    expect(await read(person.get('/api/billing-history'))).toEqual([])
  })

  test('with Stripe the page may load its form, and test cards are not taken', async () => {
    const { config, policy, person } = await configOf({
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_PRICE_ID: 'price_x',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    })
    expect(config.payments).toEqual({ form: 'stripe', label: null, publishableKey: 'pk_test_x' })
    expect(JSON.stringify(config)).not.toMatch(/sk_test|whsec/)
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
    expect(policy).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/)
    expect((await person.post('/api/payments/test/confirm', attempt)).status).toBe(404)
  })

  test('the test provider runs in production when it is asked for, labelled', async () => {
    const { config } = await configOf({ ...production, PAYMENTS: 'test' })
    expect(config.payments).toMatchObject({ form: 'test', label: 'Test payments' })
  })
})
