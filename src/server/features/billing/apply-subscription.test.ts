import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#shared/time/durations'
import { applySubscription, endOfPro, type PaymentStanding, type SubscriptionState } from './apply-subscription.ts'
import { nextCheck } from './reconcile.ts'

const now = Date.parse('2031-03-10T12:00:00Z')
const newcomer = { plan: 'trial', subscriptionStatus: 'trialing' } as const
const state = (change: Partial<SubscriptionState>): SubscriptionState => ({
  status: 'active',
  paidUntil: now + 10 * dayMs,
  cancelAtPeriodEnd: false,
  ...change,
})

describe('a subscription makes its owner', () => {
  test.each([
    ['Pro while it is paid', state({}), 'pro', 'pro', 'active'],
    ['Pro after cancelling, to the end', state({ cancelAtPeriodEnd: true }), 'pro', 'pro', 'active'],
    ['Pro while a renewal is being collected', state({ paidUntil: now - dayMs }), 'pro', 'pro', 'active'],
    [
      'Pro for seven days after a failed payment',
      state({ status: 'past_due', paidUntil: now - 7 * dayMs + 1 }),
      'pro',
      'pro',
      'active',
    ],
    [
      'a trial user after those seven days',
      state({ status: 'past_due', paidUntil: now - 7 * dayMs }),
      'over',
      'trial',
      'past_due',
    ],
    [
      'a trial user at the end of a cancelled one',
      state({ cancelAtPeriodEnd: true, paidUntil: now }),
      'over',
      'trial',
      'canceled',
    ],
    ['a trial user when it has ended', state({ status: 'ended', paidUntil: now - dayMs }), 'over', 'trial', 'canceled'],
    [
      'nothing new before the first payment',
      state({ status: 'incomplete', paidUntil: null }),
      'unpaid',
      'trial',
      'trialing',
    ],
    ['nothing new when it was never paid', state({ status: 'ended', paidUntil: null }), 'unpaid', 'trial', 'trialing'],
    [
      'what the last one left, while the next is unpaid',
      state({ status: 'incomplete', paidUntil: now - dayMs }),
      'over',
      'trial',
      'canceled',
    ],
  ] as const)('%s', (_name, given, standing, plan, subscriptionStatus) => {
    expect(applySubscription(newcomer, 'unpaid', given, now)).toMatchObject({ standing, plan, subscriptionStatus })
  })
})

const statuses = fc.constantFrom('none', 'incomplete', 'active', 'past_due', 'ended' as const)
const states = fc.record<SubscriptionState>({
  status: statuses,
  paidUntil: fc.option(fc.integer({ min: now - 60 * dayMs, max: now + 60 * dayMs })),
  cancelAtPeriodEnd: fc.boolean(),
})
const standings = fc.constantFrom<PaymentStanding>('unpaid', 'pro', 'over')
const owners = fc.record({
  plan: fc.constantFrom('trial', 'pro' as const),
  subscriptionStatus: fc.constantFrom('trialing', 'active', 'past_due', 'canceled'),
})

test('applied again it changes nothing more', () => {
  fc.assert(
    fc.property(owners, standings, states, (owner, before, given) => {
      const once = applySubscription(owner, before, given, now)
      expect(applySubscription(once, once.standing, given, now)).toEqual(once)
    }),
  )
})

test('Pro ends exactly when it is said to, and never comes back by itself', () => {
  fc.assert(
    fc.property(states, fc.integer({ min: 0, max: 90 * dayMs }), (given, laterMs) => {
      const at = (time: number) => applySubscription(newcomer, 'unpaid', given, time).standing === 'pro'
      expect(at(now)).toBe((endOfPro(given) ?? 0) > now)
      if (!at(now)) expect(at(now + laterMs)).toBe(false)
    }),
  )
})

test('the provider is asked again before anything changes by the clock alone', () => {
  fc.assert(
    fc.property(states, (given) => {
      const next = nextCheck(given, now - dayMs, now)
      const before = applySubscription(newcomer, 'unpaid', given, now).standing
      const ends = endOfPro(given)
      if (before === 'pro' && ends !== null) expect(next).toBeLessThanOrEqual(ends)
      if (next !== null) expect(next).toBeGreaterThan(now)
    }),
  )
})
