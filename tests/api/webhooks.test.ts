import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import type { LedgerEvent } from '../support/fake-stripe/ledger.ts'
import type { FakeStripe } from '../support/fake-stripe/start-fake-stripe.ts'
import { until } from '../support/fake-writer.ts'
import { onlyOn } from '../support/only-on.ts'
import { day, type PayingApp, type Person, read, startPayingApp, userOf } from '../support/paying.ts'

/** The provider's webhook events: signed, handled once, in any order. */

let app: PayingApp
let stripe: FakeStripe

beforeAll(async () => {
  app = await startPayingApp('stripe')
  if (!app.stripe) throw new Error('no fake Stripe')
  stripe = app.stripe
})

afterAll(async () => {
  expect(stripe.refused).toEqual([])
  await app.close()
})

/** Has paid, but the server does not know it yet. */
async function payer(card?: string): Promise<Person & { customer: string }> {
  const person = await app.signIn({ role: 'trial' })
  const { clientSecret } = await read<Answer<'getOrCreateSubscription'>>(person.post('/api/get-or-create-subscription'))
  await app.pay(person, clientSecret ?? '', card)
  const { customer_id: customer } = await app.ctx.db
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('owner_id', '=', person.id)
    .executeTakeFirstOrThrow()
  return Object.assign(person, { customer: customer ?? '' })
}

/** The first event of this type about this customer. */
function eventOf(customer: string, type: string): LedgerEvent {
  const { subscriptions, invoices, payments, charges, disputes } = stripe.ledger
  const event = stripe.ledger.events.find(({ type: each, about: { kind, id } }) => {
    if (each !== type) return false
    if (kind === 'dispute') return charges.get(disputes.get(id)?.charge ?? '')?.customer === customer
    if (kind === 'customer') return id === customer
    const things = { subscription: subscriptions, invoice: invoices, payment: payments, charge: charges }
    return things[kind].get(id)?.customer === customer
  })
  if (!event) throw new Error(`nothing like ${type} happened`)
  return event
}

function chargeOf(customer: string): string {
  const charge = [...stripe.ledger.charges.values()].find((each) => each.customer === customer)
  return charge?.id ?? ''
}

function orders<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length <= 1) return [[...things]]
  return things.flatMap((first) => orders(things.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}

/** The result of the four webhook events of one story. */
async function outcomeOf(person: Person) {
  const user = await app.ctx.db
    .selectFrom('workspaces')
    .select(['plan', 'subscription_status', 'paid_until', 'cancel_at_period_end', 'past_due_since'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  const kept = await app.ctx.db
    .selectFrom('subscriptions')
    .select(['status', 'standing', 'paid_until', 'price_cents', 'next_check_at'])
    .where('owner_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const entries = await app.ctx.db
    .selectFrom('billing_entries')
    .select(['kind', 'amount_cents', 'status', 'at'])
    .where('owner_id', '=', person.id)
    .orderBy('kind')
    .execute()
  return { user, kept, entries }
}

const fourTypes = [
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.deleted',
  'charge.refunded',
] as const

describe('all 24 orders of four notices, each sent twice', () => {
  async function finishedStories(): Promise<(Person & { customer: string })[]> {
    const people: (Person & { customer: string })[] = []
    for (let count = 0; count < 24; count += 1) people.push(await payer())
    for (const { customer } of people) {
      const subscription = [...stripe.ledger.subscriptions.values()].find((each) => each.customer === customer)
      stripe.ledger.setCancelAtPeriodEnd(subscription?.id ?? '', true)
    }
    app.clock.now += 32 * day
    stripe.ledger.advanceTime()
    for (const { customer } of people) stripe.ledger.refund(chargeOf(customer))
    return people
  }

  // PostgreSQL runs transactions in parallel; the embedded database has one connection, on which they take turns
  test.each([onlyOn.postgres ? (['all at once', true] as const) : (['one after the other', false] as const)])(
    'come to one state, %s',
    async (_how, isParallel) => {
      const people = await finishedStories()
      const outcomes = await Promise.all(
        orders(fourTypes).map(async (order, index) => {
          const person = people[index] as Person & { customer: string }
          const notices = order.flatMap((type) => [eventOf(person.customer, type), eventOf(person.customer, type)])
          const send = async (event: LedgerEvent) => expect((await stripe.send(app.url, event)).status).toBe(200)
          if (isParallel) await Promise.all(notices.map(send))
          else for (const notice of notices) await send(notice)
          return await outcomeOf(person)
        }),
      )
      expect(outcomes).toHaveLength(24)
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
      expect(outcomes[0]).toMatchObject({
        user: { plan: 'trial', subscription_status: 'canceled' },
        kept: { status: 'ended', standing: 'over' },
        entries: [
          { kind: 'payment', amount_cents: 800, status: 'paid' },
          { kind: 'refund', amount_cents: -800, status: 'paid' },
        ],
      })
      const handled = await app.ctx.db.selectFrom('payment_notices').select(['id', 'handled_at']).execute()
      expect(handled.filter((notice) => notice.handled_at === null)).toEqual([])
    },
  )

  test('come to one state while the story goes on and nobody waits for an answer', async () => {
    const outcomes: string[] = []
    for (let round = 0; round < 12; round += 1) {
      const person = await payer()
      const subscription = [...stripe.ledger.subscriptions.values()].find((each) => each.customer === person.customer)
      const deeds = [
        () => stripe.ledger.setCancelAtPeriodEnd(subscription?.id ?? '', true),
        () => stripe.ledger.refund(chargeOf(person.customer), 300),
        () => stripe.ledger.setCancelAtPeriodEnd(subscription?.id ?? '', false),
        () => stripe.ledger.refund(chargeOf(person.customer), 500),
      ]
      const underWay: Promise<Response>[] = []
      for (const deed of deeds) {
        const told = stripe.ledger.events.length
        deed()
        const event = stripe.ledger.events[told]
        if (event) underWay.push(stripe.send(app.url, event), stripe.send(app.url, event))
        await new Promise((resolve) => setTimeout(resolve, round))
      }
      expect((await Promise.all(underWay)).map((answer) => answer.status)).toEqual(underWay.map(() => 200))
      const { user, kept, entries } = await outcomeOf(person)
      outcomes.push(
        JSON.stringify({
          user,
          kept,
          amounts: entries.map((entry) => entry.amount_cents).sort((one, other) => one - other),
        }),
      )
    }
    expect(new Set(outcomes).size).toBe(1)
    expect(outcomes[0]).toContain('"cancel_at_period_end":0')
    expect(outcomes[0]).toContain('"amounts":[-500,-300,800]')
  })
})

onlyOn.sqlite?.describe('what is not the provider’s word', () => {
  const nothingHappened = async (person: Person) => {
    expect(await userOf(person)).toMatchObject({ role: 'trial', subscription: null })
    expect(await app.ctx.db.selectFrom('payment_notices').select('id').execute()).toEqual([])
  }

  test('is refused: unsigned, signed by another, altered, or too old', async () => {
    await app.ctx.db.deleteFrom('payment_notices').execute()
    const person = await payer()
    const event = eventOf(person.customer, 'invoice.paid')
    const now = stripe.ledger.now()
    const url = `${app.url}/api/payments/webhook`
    const unsigned = (headers: Record<string, string>, body = JSON.stringify({ id: 'evt_1', object: 'event' })) =>
      fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
    const answers = await Promise.all([
      unsigned({}),
      unsigned({ 'stripe-signature': '' }),
      unsigned({ 'stripe-signature': 'nonsense' }),
      unsigned({ 'stripe-signature': `t=${now},v1=${'0'.repeat(64)}` }),
      unsigned({ 'stripe-signature': `t=${now}` }),
      unsigned({}, ''),
      stripe.send(app.url, event, { secret: 'whsec_of_someone_else' }),
      stripe.send(app.url, event, { secret: '' }),
      stripe.send(app.url, event, { at: now - 301 }),
      stripe.send(app.url, event, { at: now - 30 * 24 * 60 * 60 }),
      stripe.send(app.url, event, { body: `{"id":"evt_other","object":"event","data":{"object":{}}}` }),
      stripe.send(app.url, event, { body: '' }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 400))
    await nothingHappened(person)
  })

  test('is refused byte by byte: one changed character is enough', async () => {
    await app.ctx.db.deleteFrom('payment_notices').execute()
    const person = await payer()
    const event = eventOf(person.customer, 'invoice.paid')
    const { eventJson } = await import('../support/fake-stripe/wire.ts')
    const body = JSON.stringify(eventJson(stripe.ledger, event))
    for (let place = 0; place < body.length; place += Math.ceil(body.length / 40)) {
      const changed = `${body.slice(0, place)}${body[place] === ' ' ? '_' : ' '}${body.slice(place + 1)}`
      expect((await stripe.send(app.url, event, { body: changed })).status).toBe(400)
    }
    await nothingHappened(person)
    expect((await stripe.send(app.url, event, { at: stripe.ledger.now() - 299 })).status).toBe(200)
    expect(await userOf(person)).toMatchObject({ role: 'user' })
  })
})

describe('a notice', () => {
  test('is dealt with once, however often it comes', async () => {
    const person = await payer()
    const event = eventOf(person.customer, 'invoice.paid')
    expect((await stripe.send(app.url, event)).status).toBe(200)
    const asked = stripe.calls.length
    const again = await Promise.all(Array.from({ length: 10 }, () => stripe.send(app.url, event)))
    expect(again.map((answer) => answer.status)).toEqual(again.map(() => 200))
    expect(stripe.calls).toHaveLength(asked)
  })

  test('about someone who is unknown here changes nothing', async () => {
    const stranger = stripe.ledger.createCustomer('stranger@example.com')
    stripe.ledger.createSubscription(stranger.id)
    const before = await app.ctx.db.selectFrom('subscriptions').select('owner_id').execute()
    const event = eventOf(stranger.id, 'customer.subscription.created')
    expect((await stripe.send(app.url, event)).status).toBe(200)
    expect(await app.ctx.db.selectFrom('subscriptions').select('owner_id').execute()).toHaveLength(before.length)
  })

  test('that can’t be dealt with now is refused, and works when it is sent again', async () => {
    const person = await payer()
    const event = eventOf(person.customer, 'invoice.paid')
    stripe.misbehave('GET /v1/subscriptions', 'reset-before', 4)
    expect((await stripe.send(app.url, event)).status).toBe(503)
    expect(await userOf(person)).toMatchObject({ role: 'trial' })
    stripe.misbehave('GET /v1/subscriptions', 'reset-before', 0)
    let status = 0
    for (let tries = 0; tries < 3 && status !== 200; tries += 1) status = (await stripe.send(app.url, event)).status
    expect(status).toBe(200)
    expect(await userOf(person)).toMatchObject({ role: 'user' })
  })

  test('of a dispute, which names no customer, is recorded as a billing entry', async () => {
    const person = await payer()
    stripe.ledger.dispute(chargeOf(person.customer))
    const event = eventOf(person.customer, 'charge.dispute.created')
    expect((await stripe.send(app.url, event)).status).toBe(200)
    const entries = await read<Answer<'listBillingHistory'>>(person.get('/api/billing-history'))
    expect(entries.map(({ kind, amount, status }) => ({ kind, amount, status }))).toEqual(
      expect.arrayContaining([
        { kind: 'payment', amount: 8, status: 'paid' },
        { kind: 'dispute', amount: -8, status: 'pending' },
      ]),
    )
  })

  test('of a subscription ended at once ends Pro at once, and the trial is over too', async () => {
    const person = await payer()
    await stripe.send(app.url, eventOf(person.customer, 'invoice.paid'))
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
    app.clock.now += day
    const subscription = [...stripe.ledger.subscriptions.values()].find((each) => each.customer === person.customer)
    stripe.ledger.end(subscription?.id ?? '')
    await stripe.send(app.url, eventOf(person.customer, 'customer.subscription.deleted'))
    expect(await userOf(person)).toMatchObject({
      role: 'trial',
      subscriptionStatus: 'canceled',
      capabilities: { generationBlockedBy: 'trial_ended' },
    })
  })

  test('dealt with slowly does not bring back what was read before another one', async () => {
    const person = await payer()
    await stripe.send(app.url, eventOf(person.customer, 'invoice.paid'))
    const { payments } = app.ctx
    const genuine = { ...payments }
    let hasRead = false
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    payments.readAccount = async (customerId) => {
      Object.assign(payments, genuine)
      const old = await genuine.readAccount(customerId)
      hasRead = true
      await held
      return old
    }
    const slow = stripe.send(app.url, eventOf(person.customer, 'charge.succeeded'))
    await until('the slow one has read', () => hasRead)
    stripe.ledger.refund(chargeOf(person.customer))
    const subscription = [...stripe.ledger.subscriptions.values()].find((each) => each.customer === person.customer)
    stripe.ledger.end(subscription?.id ?? '')
    await stripe.send(app.url, eventOf(person.customer, 'customer.subscription.deleted'))
    goOn()
    expect((await slow).status).toBe(200)
    expect(await outcomeOf(person)).toMatchObject({
      user: { plan: 'trial', subscription_status: 'canceled' },
      kept: { status: 'ended' },
      entries: [{ kind: 'payment' }, { kind: 'refund' }],
    })
  })

  test('that never came is made up for by the sweep', async () => {
    const person = await payer()
    await app.passTime(60_000)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
    stripe.ledger.refund(chargeOf(person.customer))
    await app.passTime(60_000)
    const entries = await read<Answer<'listBillingHistory'>>(person.get('/api/billing-history'))
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['payment', 'refund'])
  })

  test('older than two months is forgotten', async () => {
    const { sweepWebhookEvents } = await import('#server/features/billing/webhook-events')
    await sweepWebhookEvents(app.ctx.db, app.clock.now + 61 * day)
    expect(await app.ctx.db.selectFrom('payment_notices').select('id').execute()).toEqual([])
  })
})
