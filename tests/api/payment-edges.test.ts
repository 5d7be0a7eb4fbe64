import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStripePayments } from '#server/adapters/payments/stripe-payments'
import { endSubscription } from '#server/features/billing/change-subscription'
import { readFacts, readFactsWhenDue } from '#server/features/billing/provider-facts'
import { sweepSubscriptions } from '#server/features/billing/sweep-subscriptions'
import type { Answer } from '#shared/contract/contract'
import type { Subscription } from '../support/fake-stripe/ledger.ts'
import { type FakeStripe, startFakeStripe } from '../support/fake-stripe/start-fake-stripe.ts'
import { onlyOn } from '../support/only-on.ts'
import { day, type PayingApp, type Person, read, startPayingApp, userOf } from '../support/paying.ts'

/** Changes at Stripe while nobody acts here: nobody is locked out, charged twice or keeps Pro for ever. */

let app: PayingApp
let stripe: FakeStripe
const others: FakeStripe[] = []

/** Per test of a block, or once for a block whose tests use different people and change nothing for each other. */
function serve(each: 'test' | 'block'): void {
  const [before, after] = each === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(async () => {
    app = await startPayingApp('stripe')
    if (!app.stripe) throw new Error('no fake Stripe')
    stripe = app.stripe
  })
  after(async () => {
    expect([stripe, ...others].flatMap(({ refused }) => refused)).toEqual([])
    await app.close()
    for (const other of others.splice(0)) await other.close()
  })
}

async function payer(): Promise<Person & { customer: string }> {
  const person = await app.signIn({ role: 'trial' })
  await app.subscribe(person)
  expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
  return Object.assign(person, { customer: await customerOf(person) })
}

async function keptOf({ id }: Person) {
  return await app.ctx.db.selectFrom('subscriptions').selectAll().where('owner_id', '=', id).executeTakeFirstOrThrow()
}

async function customerOf(person: Person): Promise<string> {
  return (await keptOf(person)).customer_id ?? ''
}

const history = (person: Person) => read<Answer<'listBillingHistory'>>(person.get('/api/billing-history'))
const subscribe = (person: Person) => person.post('/api/get-or-create-subscription')

function subscriptionsOf(customer: string, where = stripe): Subscription[] {
  return [...where.ledger.subscriptions.values()].filter((each) => each.customer === customer)
}

function chargeOf(customer: string): string {
  return [...stripe.ledger.charges.values()].findLast((each) => each.customer === customer)?.id ?? ''
}

/** The server continues with another account's keys, or another price, as after a restart. */
function useKeysOf(other: FakeStripe, priceId = 'price_pro'): void {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_API_BASE: apiBase = '' } = other.environment
  const config = { secretKey, apiBase, publishableKey: 'pk', webhookSecret: 'whsec', priceId }
  app.ctx.payments = createStripePayments(config, app.ctx.now)
}

async function startOther(account: string, mode: 'test' | 'live'): Promise<FakeStripe> {
  const other = await startFakeStripe(app.clock, { account, mode })
  others.push(other)
  return other
}

async function warnings(): Promise<string[]> {
  const admin = await app.signIn({ role: 'admin' })
  const state = await read<Answer<'getPaymentState'>>(admin.get('/api/admin/payments'))
  return state.warnings.map(({ message }) => message)
}

describe('a customer that Stripe does not know', () => {
  serve('block')

  test.each(['deleteCustomer', 'forgetCustomer'] as const)('ends Pro and gives way to a new one (%s)', async (deed) => {
    let person: Person = await payer()
    const former = await customerOf(person)
    stripe.ledger[deed](former)
    await app.passTime(60_000)
    expect(await userOf(person)).toMatchObject({ role: 'trial', subscriptionStatus: 'canceled' })
    expect(await keptOf(person)).toMatchObject({ customer_id: null, status: 'ended', standing: 'over' })
    expect(
      await app.ctx.db.selectFrom('former_customers').selectAll().where('owner_id', '=', person.id).execute(),
    ).toMatchObject([{ customer_id: former, provider: 'stripe', account: 'acct_fake, test mode', reason: 'unknown' }])

    await app.subscribe(person)
    person = await app.again(person)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
    expect(await customerOf(person)).not.toBe(former)
    expect(subscriptionsOf(await customerOf(person))).toHaveLength(1)
  })

  test('does not lock out who only looked at the page before', async () => {
    const person = await app.signIn({ role: 'trial' })
    await read(subscribe(person))
    stripe.ledger.forgetCustomer(await customerOf(person))
    const tabs = await Promise.all([subscribe(person), subscribe(person), subscribe(person)])
    const answers = await Promise.all(tabs.map((tab) => read<Answer<'getOrCreateSubscription'>>(Promise.resolve(tab))))
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    expect(subscriptionsOf(await customerOf(person))).toHaveLength(1)
  })

  test('that a notice tells of is dealt with at once', async () => {
    const person = await payer()
    stripe.ledger.deleteCustomer(person.customer)
    const event = stripe.ledger.events.at(-1)
    if (event?.type !== 'customer.deleted') throw new Error('nothing was told')
    expect((await stripe.send(app.url, event)).status).toBe(200)
    expect(await userOf(person)).toMatchObject({ role: 'trial', subscriptionStatus: 'canceled' })
  })
})

describe('a key with few rights', () => {
  serve('test')

  test('that may not read its account works all the same', async () => {
    stripe.misbehave('GET /v1/account', 'forbid', 100)
    const person = await payer()
    expect(await keptOf(person)).toMatchObject({ account: null })
    await readFacts(app.ctx)
    expect(await warnings()).toEqual([])
  })
})

describe('keys of another account or mode', () => {
  serve('test')

  test('are noticed at start, logged as a security event and told to administrators', async () => {
    await readFacts(app.ctx)
    expect(await warnings()).toEqual([])
    await payer()
    const warned = vi.spyOn(app.ctx.log, 'warn')
    useKeysOf(await startOther('acct_other', 'live'))
    await readFacts(app.ctx)
    expect(warned.mock.calls.map(([facts]) => facts)).toEqual(
      expect.arrayContaining([
        { security: 'key_changed', userId: null },
        { account: 'acct_other, live', former: 'acct_fake, test mode' },
      ]),
    )
    expect((await warnings()).join()).toMatch(
      /the payment keys are of acct_other, live; before, they were of acct_fake, test mode\. 1 person pays by the former account still/,
    )
    await readFacts(app.ctx)
    expect(warned.mock.calls.filter(([facts]) => 'security' in (facts as object))).toHaveLength(1)
  })

  test('live ones after test ones end what was play money, and everyone can pay', async () => {
    const person = await payer()
    const live = await startOther('acct_fake', 'live')
    useKeysOf(live)
    const { clientSecret } = await read<Answer<'getOrCreateSubscription'>>(subscribe(person))
    expect(await userOf(person)).toMatchObject({ role: 'trial', subscriptionStatus: 'canceled' })
    live.pay(clientSecret ?? '')
    await app.passTime(60_000)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
    expect(await keptOf(person)).toMatchObject({ account: 'acct_fake, live' })
  })

  test('of another live account leave a payer Pro for what was paid, and no longer; the former ones bring all back', async () => {
    const first = await startOther('acct_first', 'live')
    useKeysOf(first)
    let person = await app.signIn({ role: 'trial' })
    const { clientSecret } = await read<Answer<'getOrCreateSubscription'>>(subscribe(person))
    first.pay(clientSecret ?? '')
    await app.passTime(60_000)

    const second = await startOther('acct_second', 'live')
    useKeysOf(second)
    await app.passTime(60_000)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
    expect((await subscribe(person)).status, 'nobody pays twice').toBe(409)
    expect(second.calls).not.toContain('POST /v1/customers')

    useKeysOf(first)
    expect((await person.post('/api/cancel-subscription')).status).toBe(200)

    useKeysOf(second)
    await app.passTime(40 * day)
    person = await app.again(person)
    expect(await userOf(person)).toMatchObject({ role: 'trial', subscriptionStatus: 'canceled' })
    expect((await subscribe(person)).status).toBe(200)
    expect(await keptOf(person)).toMatchObject({ account: 'acct_second, live' })
  })
})

// what Stripe says; the other tests check on both databases what is stored of it
onlyOn.sqlite?.describe('the price', () => {
  serve('test')

  const shown = async () => (await read<Answer<'getConfig'>>(app.visitor().get('/api/config'))).price

  test('is Stripe’s on every screen and page, and administrators are told when it is not the usual one', async () => {
    expect(await shown()).toEqual({ cents: 800, currency: 'EUR' })
    stripe.ledger.price = { ...stripe.ledger.price, currency: 'usd', unit_amount: 1200 }
    app.clock.now += 61 * 60_000
    await readFactsWhenDue(app.ctx)
    expect(await shown()).toEqual({ cents: 1200, currency: 'USD' })
    for (const page of ['/', '/pricing', '/terms']) {
      const html = await (await app.visitor().get(page)).text()
      expect(html).toContain('$12')
      expect(html).not.toContain('€8')
      expect(html).not.toContain('price-of-pro')
    }
    expect(await warnings()).toEqual([
      'Pro costs $12 a month at the payment service, not the usual €8. Every screen shows $12.',
    ])
    const person = await payer()
    expect(await history(person)).toMatchObject([{ amount: 12, currency: 'USD' }])
  })

  test('in another currency is told, though the number is the same', async () => {
    stripe.ledger.price = { ...stripe.ledger.price, currency: 'usd' }
    await readFacts(app.ctx)
    expect((await warnings()).join()).toContain('Pro costs $8 a month')
  })

  test('is read before someone subscribes, not only every hour', async () => {
    await readFacts(app.ctx)
    stripe.ledger.price = { ...stripe.ledger.price, unit_amount: 1000 }
    const person = await app.signIn({ role: 'trial' })
    await read(subscribe(person))
    expect(await shown()).toEqual({ cents: 1000, currency: 'EUR' })
  })

  test.each([
    ['archived', { active: false }, /is archived at the payment service/],
    ['of a year', { interval: 'year' as const }, /charged for 1 year, and Pro is sold by the month/],
    ['unknown', { id: 'price_other' }, /does not know the price that STRIPE_PRICE_ID names/],
  ])('that is %s is sold to nobody and told to administrators; who pays goes on', async (_what, change, told) => {
    const person = await payer()
    stripe.ledger.price = { ...stripe.ledger.price, ...change }
    const newcomer = await app.signIn({ role: 'trial' })
    const refused = await subscribe(newcomer)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 'payments_off' })
    expect(await shown()).toEqual({ cents: 800, currency: 'EUR' })
    expect((await warnings()).join()).toMatch(told)
    expect((await person.post('/api/cancel-subscription')).status).toBe(200)
    expect(stripe.calls.filter((call) => call === 'POST /v1/subscriptions')).toHaveLength(1)
  })

  test('that changed before the first payment makes a new subscription at what is shown', async () => {
    const person = await app.signIn({ role: 'trial' })
    await read(subscribe(person))
    stripe.ledger.price = { ...stripe.ledger.price, id: 'price_new', unit_amount: 1000 }
    useKeysOf(stripe, 'price_new')
    const { clientSecret } = await read<Answer<'getOrCreateSubscription'>>(subscribe(person))
    stripe.pay(clientSecret ?? '')
    await app.passTime(60_000)
    const [former, current] = subscriptionsOf(await customerOf(person))
    expect(former).toMatchObject({ status: 'incomplete_expired' })
    expect(current).toMatchObject({ status: 'active', price: { unit_amount: 1000 } })
    expect(await userOf(person)).toMatchObject({ role: 'user' })
  })

  test('that can’t be read for hours is told, and the last one stays on the screens', async () => {
    stripe.ledger.price = { ...stripe.ledger.price, unit_amount: 900 }
    await readFacts(app.ctx)
    app.clock.now += 4 * 60 * 60_000
    stripe.misbehave('GET /v1/prices/price_pro', 'reset-before', 10)
    await expect(readFactsWhenDue(app.ctx)).rejects.toMatchObject({ code: 'payments_unavailable' })
    expect(await shown()).toEqual({ cents: 900, currency: 'EUR' })
    expect((await warnings()).join()).toContain('The payment service was last reached at')
  })
})

describe('two subscriptions of one customer', () => {
  serve('block')

  async function payerOfTwo(): Promise<Person & { customer: string }> {
    const person = await payer()
    for (const isPaid of [true, false]) {
      const { latestInvoice } = stripe.ledger.createSubscription(person.customer)
      const payment = stripe.ledger.invoices.get(latestInvoice)?.payment ?? ''
      if (isPaid) stripe.ledger.confirm(payment, '4242424242424242')
    }
    return person
  }

  test('are all cancelled together, and only one is resumed', async () => {
    const person = await payerOfTwo()
    expect((await person.post('/api/cancel-subscription')).status).toBe(200)
    const [first, second, unpaid] = subscriptionsOf(person.customer)
    expect([first?.cancelAtPeriodEnd, second?.cancelAtPeriodEnd]).toEqual([true, true])
    expect(unpaid).toMatchObject({ status: 'incomplete_expired' })
    expect(await userOf(person)).toMatchObject({ subscription: { cancelAtPeriodEnd: true } })

    expect((await person.post('/api/resume-subscription')).status).toBe(200)
    expect(
      subscriptionsOf(person.customer).filter((each) => each.status === 'active' && !each.cancelAtPeriodEnd),
    ).toHaveLength(1)
    expect(await userOf(person)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } })
  })

  test('are told as going on while one of them does', async () => {
    const person = await payerOfTwo()
    const [, second] = subscriptionsOf(person.customer)
    stripe.ledger.setCancelAtPeriodEnd(second?.id ?? '', true)
    await app.passTime(60_000)
    expect(await userOf(person)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } })
  })

  test('all end with the account', async () => {
    const person = await payerOfTwo()
    expect((await person.send('DELETE', '/api/user', { password: 'a long enough passphrase' })).status).toBe(204)
    await endSubscription(app.ctx, { ownerId: person.id })
    expect(subscriptionsOf(person.customer).map(({ endedAt }) => endedAt === null)).toEqual([false, false, false])
  })
})

describe('a month that is given back', () => {
  serve('block')

  test('in full ends Pro at once, and nothing is charged again', async () => {
    let person: Person & { customer: string } = await payer()
    app.clock.now += 3 * day
    stripe.ledger.refund(chargeOf(person.customer))
    const event = stripe.ledger.events.at(-1)
    if (event?.type !== 'charge.refunded') throw new Error('nothing was told')
    expect((await stripe.send(app.url, event)).status).toBe(200)
    expect(await userOf(person)).toMatchObject({
      role: 'trial',
      subscriptionStatus: 'canceled',
      subscription: { status: 'canceled', paidUntil: new Date(stripe.ledger.now() * 1000).toISOString() },
    })
    expect(await history(person)).toMatchObject([
      { kind: 'refund', amount: -8, description: 'Refund in full, which ends the paid time' },
      { kind: 'payment', amount: 8 },
    ])
    expect(subscriptionsOf(person.customer)).toMatchObject([{ status: 'canceled' }])
    await app.passTime(40 * day)
    expect([...stripe.ledger.charges.values()].filter((each) => each.customer === person.customer)).toHaveLength(1)
    person = Object.assign(await app.again(person), { customer: person.customer })
    await app.subscribe(person)
    expect(await userOf(person)).toMatchObject({ role: 'user' })
  })

  test('in part keeps Pro', async () => {
    const person = await payer()
    stripe.ledger.refund(chargeOf(person.customer), 300)
    await app.passTime(60_000)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
    expect((await history(person))[0]).toMatchObject({ kind: 'refund', description: 'Refund' })
  })

  test('long ago keeps the month that was paid since', async () => {
    let person: Person & { customer: string } = await payer()
    const first = chargeOf(person.customer)
    await app.passTime(32 * day)
    stripe.ledger.refund(first)
    await app.passTime(60_000)
    person = Object.assign(await app.again(person), { customer: person.customer })
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
  })

  test.each([
    ['lost', { role: 'trial', subscriptionStatus: 'canceled' }, 'Disputed payment, which ends the paid time'],
    ['won', { role: 'user', subscriptionStatus: 'active' }, 'Dispute closed'],
  ] as const)('by a dispute that was %s', async (outcome, expected, description) => {
    const person = await payer()
    const { id } = stripe.ledger.dispute(chargeOf(person.customer))
    await app.passTime(60_000)
    expect(await userOf(person), 'while it lasts nothing is taken').toMatchObject({ role: 'user' })
    stripe.ledger.closeDispute(id, outcome)
    const event = stripe.ledger.events.findLast(({ type }) => type === 'charge.dispute.closed')
    if (!event) throw new Error('nothing was told')
    expect((await stripe.send(app.url, event)).status).toBe(200)
    expect(await userOf(person)).toMatchObject(expected)
    expect(await history(person)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'dispute', description })]),
    )
  })

  test('while Stripe can’t be reached ends as soon as it can', async () => {
    const person = await payer()
    stripe.ledger.refund(chargeOf(person.customer))
    const [subscription] = subscriptionsOf(person.customer)
    stripe.misbehave(`DELETE /v1/subscriptions/${subscription?.id}`, 'error-before', 3)
    await app.passTime(60_000)
    expect(await userOf(person)).toMatchObject({ role: 'user' })
    app.clock.now += 40_000
    await sweepSubscriptions(app.ctx)
    expect(await userOf(person)).toMatchObject({ role: 'trial' })
  })
})

onlyOn.sqlite?.describe('an outage', () => {
  serve('test')

  /** Sweep ticks, ten seconds apart, as the server's own timer makes them. */
  async function tick(times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      app.clock.now += 10_000
      await sweepSubscriptions(app.ctx)
    }
  }

  test('delays who paid, closed the page and was not told of by less than a minute', async () => {
    const person = await app.signIn({ role: 'trial' })
    const { clientSecret } = await read<Answer<'getOrCreateSubscription'>>(subscribe(person))
    await tick(24) // four minutes at the card form
    for (const call of ['GET /v1/subscriptions', 'GET /v1/invoices', 'GET /v1/charges']) {
      stripe.misbehave(call, 'error-before', 1_000)
    }
    stripe.pay(clientSecret ?? '')
    await tick(12)
    expect(await userOf(person)).toMatchObject({ role: 'trial' })
    stripe.recover()
    await tick(6)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
  })

  test('with many to look after does not make them wait for each other', async () => {
    for (let count = 0; count < 12; count += 1) await read(subscribe(await app.signIn({ role: 'trial' })))
    await app.ctx.db.updateTable('subscriptions').set({ next_check_at: 0 }).execute()
    stripe.misbehave('GET /v1/subscriptions', 'error-before', 1_000)
    expect(await sweepSubscriptions(app.ctx)).toBe(3)
    stripe.recover()
    expect(await sweepSubscriptions(app.ctx)).toBe(9)
  })

  test('that the payer’s page has met is not waited out', async () => {
    const person = await app.signIn({ role: 'trial' })
    const { clientSecret } = await read<Answer<'getOrCreateSubscription'>>(subscribe(person))
    const paymentId = stripe.pay(clientSecret ?? '')
    await app.ctx.db
      .updateTable('subscriptions')
      .set({ next_check_at: app.clock.now + day })
      .execute()
    stripe.misbehave(`GET /v1/payment_intents/${paymentId}`, 'reset-before', 10)
    expect((await person.get(`/api/payment-status/${paymentId}`)).status).toBe(503)
    await tick(1)
    expect(await userOf(person)).toMatchObject({ role: 'user' })
  })
})

onlyOn.sqlite?.describe('a signed notice that is none', () => {
  serve('block')

  const unreadable = [
    ['no JSON', '{"id":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a number', '5'],
    ['null', 'null'],
    ['without an id', '{"object":"event","data":{"object":{}}}'],
    ['with an id that is no text', '{"id":7,"object":"event","data":{"object":{}}}'],
    ['with an id that no database takes', '{"id":"evt_\\u0000","object":"event","data":{"object":{}}}'],
    ['without data', '{"id":"evt_1","object":"event"}'],
    ['about nothing', '{"id":"evt_1","object":"event","data":{"object":null}}'],
  ] as const

  test('is refused and noted', async () => {
    const warned = vi.spyOn(app.ctx.log, 'warn')
    for (const [what, body] of unreadable) {
      warned.mockClear()
      const response = await stripe.sendSigned(app.url, body)
      expect(response.status, what).toBe(400)
      const told = warned.mock.calls.map(([, message]) => message)
      expect(told, what).toContain('a signed payment notice could not be read')
      expect(await app.ctx.db.selectFrom('payment_notices').select('id').execute(), what).toEqual([])
    }
  })

  test('about someone who is named oddly is taken and changes nothing', async () => {
    const bodies = [
      '{"customer":5}',
      '{"customer":{"id":null}}',
      '{"customer":"cus_\\u0000"}',
      '{"payment_intent":[]}',
      '{}',
    ]
    for (const [index, about] of bodies.entries()) {
      const body = `{"id":"evt_odd${index}","object":"event","type":"invoice.paid","data":{"object":${about}}}`
      expect((await stripe.sendSigned(app.url, body)).status).toBe(200)
    }
  })
})

describe('a payer', () => {
  serve('block')

  test('whose payment Stripe gave up collecting has none that is pending any more', async () => {
    let person: Person & { customer: string } = Object.assign(await app.signIn({ role: 'trial' }), { customer: '' })
    await app.subscribe(person, '4000 0000 0000 0341')
    const customer = await customerOf(person)
    await app.passTime(32 * day)
    person = Object.assign(await app.again(person), { customer })
    expect((await history(person))[0]).toMatchObject({ status: 'pending', amount: 8 })
    stripe.ledger.giveUp(subscriptionsOf(customer)[0]?.id ?? '')
    await app.passTime(60_000)
    expect((await history(person)).map(({ status }) => status)).toEqual(['closed', 'paid'])
    expect(await userOf(person)).toMatchObject({ role: 'trial' })
  })

  test('is not made a trial: the administrator is told to cancel the subscription first', async () => {
    const person = await payer()
    const admin = await app.signIn({ role: 'admin' })
    const refused = await admin.patch(`/api/admin/users/${person.id}`, { role: 'trial' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Cancel the subscription'),
    })
    expect(await userOf(person)).toMatchObject({ role: 'user' })
    const given = await app.signIn({ role: 'user' })
    expect((await admin.patch(`/api/admin/users/${given.id}`, { role: 'trial' })).status, 'who does not pay').toBe(200)
  })
})
