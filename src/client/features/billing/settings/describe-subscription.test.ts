import { expect, test } from 'vitest'
import { formatDate } from '#client/lib/formatting'
import type { Subscription } from '#client/queries/billing'
import { describeSubscription } from './describe-subscription.ts'

const paidUntil = '2026-12-20T12:00:00.000Z'
const graceEndsAt = '2026-12-27T12:00:00.000Z'
const active: Subscription = {
  status: 'active',
  paidUntil,
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
  dataKeptUntil: null,
}

test('an active subscription says when it renews, and for how much once that is known', () => {
  expect(describeSubscription(active, true, null)).toBe(`Pro renews on ${formatDate(paidUntil)}.`)
  expect(describeSubscription(active, true, '€8')).toBe(`Pro renews on ${formatDate(paidUntil)} for €8.`)
})

test('a cancelled subscription says how long Pro is kept', () => {
  const cancelled = { ...active, cancelAtPeriodEnd: true }
  expect(describeSubscription(cancelled, true, '€8')).toBe(`Cancelled. You keep Pro until ${formatDate(paidUntil)}.`)
})

test('a failed payment says how long Pro is kept all the same, or that it has ended', () => {
  const overdue: Subscription = { ...active, status: 'past_due', graceEndsAt }
  expect(describeSubscription(overdue, true, '€8')).toBe(
    `Your last payment failed. Pay by ${formatDate(graceEndsAt)} to keep Pro.`,
  )
  expect(describeSubscription(overdue, false, '€8')).toBe('Your last payment failed. Pro has ended.')
  expect(describeSubscription({ ...overdue, graceEndsAt: null }, true, null)).toBe(
    'Your last payment failed. Pro has ended.',
  )
})

test('a subscription that is over says since when', () => {
  const ended: Subscription = { ...active, status: 'canceled', cancelAtPeriodEnd: true }
  expect(describeSubscription(ended, false, null)).toBe(`Your subscription ended on ${formatDate(paidUntil)}.`)
})
