import { describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { day, type PayingApp, type Person, read, servePayingApp, userOf } from '../support/paying.ts'

/** A subscription from the first payment to its end, the same with both providers. */

const text = { textContent: 'The council voted to plant twelve thousand trees along the main roads of the town.' }

describe.each(['test', 'stripe'] as const)('with the provider %s', (provider) => {
  let app: PayingApp

  servePayingApp(provider, (started) => {
    app = started
  })

  const newcomer = () => app.signIn({ role: 'trial' })
  const history = (person: Person) => read<Answer<'listBillingHistory'>>(person.get('/api/billing-history'))

  test('a trial user becomes Pro, pays again, cancels, keeps Pro to the end, and falls back to trial rules', async () => {
    let person = await newcomer()
    expect(await userOf(person)).toMatchObject({ role: 'trial', subscriptionStatus: 'trialing', subscription: null })
    const started = app.clock.now

    await app.subscribe(person)
    const paid = await userOf(person)
    expect(paid).toMatchObject({
      role: 'user',
      subscriptionStatus: 'active',
      maxPostsPerMonth: 20,
      trialEndsAt: null,
      capabilities: { webSearch: true, publishing: true, generationBlockedBy: null },
      subscription: { status: 'active', cancelAtPeriodEnd: false, graceEndsAt: null, dataKeptUntil: null },
    })
    const firstEnd = Date.parse(paid.subscription?.paidUntil ?? '')
    expect((firstEnd - started) / day).toBeGreaterThan(27.9)
    expect((firstEnd - started) / day).toBeLessThan(31.1)
    expect(await history(person)).toMatchObject([{ kind: 'payment', status: 'paid', amount: 8, currency: 'EUR' }])

    await app.passTime(firstEnd - app.clock.now + 2_000)
    person = await app.again(person)
    const renewed = await userOf(person)
    expect(renewed).toMatchObject({ role: 'user', subscriptionStatus: 'active', subscription: { status: 'active' } })
    const secondEnd = Date.parse(renewed.subscription?.paidUntil ?? '')
    expect((secondEnd - firstEnd) / day).toBeGreaterThan(27.9)
    expect(await history(person)).toHaveLength(2)

    const cancelled = await read<Answer<'cancelSubscription'>>(person.post('/api/cancel-subscription'))
    expect(cancelled).toMatchObject({ cancelAtPeriodEnd: true, paidUntil: renewed.subscription?.paidUntil })
    await app.passTime(secondEnd - app.clock.now - 1_000)
    person = await app.again(person)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active', maxPostsPerMonth: 20 })

    await app.passTime(2_000)
    const over = await userOf(person)
    expect(over).toMatchObject({
      role: 'trial',
      subscriptionStatus: 'canceled',
      maxPostsPerMonth: 5,
      capabilities: { webSearch: false, publishing: false, generationBlockedBy: 'trial_ended' },
      subscription: {
        status: 'canceled',
        paidUntil: renewed.subscription?.paidUntil,
        dataKeptUntil: new Date(secondEnd + 30 * day).toISOString(),
      },
    })
    expect((await person.post('/api/posts/generate', text)).status).toBe(402)
    expect(await history(person)).toHaveLength(2)
  })

  test('a cancellation can be taken back until the period ends, and not after', async () => {
    let person = await newcomer()
    await app.subscribe(person)
    await person.post('/api/cancel-subscription')
    expect(await userOf(person)).toMatchObject({
      subscriptionStatus: 'active',
      subscription: { cancelAtPeriodEnd: true },
    })
    const resumed = await read<Answer<'resumeSubscription'>>(person.post('/api/resume-subscription'))
    expect(resumed).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })

    await app.passTime(32 * day)
    person = await app.again(person)
    expect(await userOf(person)).toMatchObject({ subscriptionStatus: 'active', role: 'user' })
    await person.post('/api/cancel-subscription')
    await app.passTime(32 * day)
    person = await app.again(person)
    expect((await person.post('/api/resume-subscription')).status).toBe(409)
    expect((await person.post('/api/cancel-subscription')).status).toBe(409)
  })

  test('whoever comes back after the end gets a second subscription of the same customer', async () => {
    let person = await newcomer()
    await app.subscribe(person)
    await person.post('/api/cancel-subscription')
    await app.passTime(32 * day)
    person = await app.again(person)
    expect(await userOf(person)).toMatchObject({ subscriptionStatus: 'canceled' })
    await app.subscribe(person)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
    expect(await history(person)).toHaveLength(2)
  })

  test('a failed renewal keeps Pro for seven days with a warning, then ends it, and another card brings it back', async () => {
    let person = await newcomer()
    await app.subscribe(person, '4000 0000 0000 0341')
    const end = Date.parse((await userOf(person)).subscription?.paidUntil ?? '')
    await app.passTime(end - app.clock.now + 60_000)
    person = await app.again(person)
    expect(await userOf(person)).toMatchObject({
      role: 'user',
      subscriptionStatus: 'active',
      subscription: { status: 'past_due', graceEndsAt: new Date(end + 7 * day).toISOString(), dataKeptUntil: null },
    })
    expect(await history(person)).toMatchObject([{ status: 'pending', amount: 8 }, { status: 'paid' }])

    await app.passTime(7 * day - 120_000)
    expect(await userOf(person)).toMatchObject({ role: 'user' })
    await app.passTime(120_000)
    expect(await userOf(person)).toMatchObject({
      role: 'trial',
      subscriptionStatus: 'past_due',
      subscription: { status: 'past_due' },
      capabilities: { generationBlockedBy: 'trial_ended' },
    })

    await app.subscribe(person)
    expect(await userOf(person)).toMatchObject({
      role: 'user',
      subscriptionStatus: 'active',
      subscription: { status: 'active', graceEndsAt: null },
    })
    expect(await history(person)).toMatchObject([{ status: 'paid' }, { status: 'paid' }])
  })

  test('a declined card changes nothing, and a good one pays the same subscription', async () => {
    const person = await newcomer()
    await app.subscribe(person, '4000 0000 0000 0002')
    expect(await userOf(person)).toMatchObject({ role: 'trial', subscriptionStatus: 'trialing', subscription: null })
    expect(await history(person)).toEqual([])
    await app.subscribe(person)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'active' })
  })

  test('a payment that takes its time is processing, then makes Pro', async () => {
    const person = await newcomer()
    const paymentId = await app.subscribe(person, '4000 0000 0000 0077')
    const status = () => read<Answer<'getPaymentStatus'>>(person.get(`/api/payment-status/${paymentId}`))
    expect(await status()).toEqual({ status: 'processing' })
    expect(await userOf(person)).toMatchObject({ role: 'trial' })
    app.clock.now += 6_000
    expect(await status()).toEqual({ status: 'succeeded' })
    expect(await userOf(person)).toMatchObject({ role: 'user' })
  })

  test('an administrator who pays stays one, before and after', async () => {
    let person = await app.signIn({ role: 'admin' })
    await app.subscribe(person)
    expect(await userOf(person)).toMatchObject({ role: 'admin', subscriptionStatus: 'active', maxPostsPerMonth: null })
    await person.post('/api/cancel-subscription')
    await app.passTime(32 * day)
    person = await app.again(person)
    expect(await userOf(person)).toMatchObject({ role: 'admin', subscriptionStatus: 'canceled' })
  })

  test('a role that an administrator gives after the end stays', async () => {
    let person = await newcomer()
    await app.subscribe(person)
    await person.post('/api/cancel-subscription')
    await app.passTime(32 * day)
    await app.ctx.db.updateTable('workspaces').set({ plan: 'pro' }).where('id', '=', person.id).execute()
    await app.passTime(day)
    person = await app.again(person)
    expect(await userOf(person)).toMatchObject({ role: 'user', subscriptionStatus: 'canceled' })
  })

  test('who leaves the page unpaid owes nothing, and nothing is asked of them', async () => {
    const person = await newcomer()
    await person.post('/api/get-or-create-subscription')
    await app.passTime(2 * day)
    expect(await userOf(person)).toMatchObject({ role: 'trial', subscription: null })
    expect(await history(person)).toEqual([])
    expect((await person.post('/api/cancel-subscription')).status).toBe(409)
  })
})
