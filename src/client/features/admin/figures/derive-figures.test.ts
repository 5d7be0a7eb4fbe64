import { expect, test } from 'vitest'
import { deriveFigures, shareOf } from './derive-figures.ts'

const stats = {
  totalUsers: 8,
  activeSubscriptions: 2,
  monthlyRevenue: 16,
  distribution: { admin: 2, user: 2, trial: 4, pending: 1 },
  postsThisMonth: 24,
  modelFailures: [],
  lastBackupAt: null,
}

test('the conversion rate is Pro of all users, the annual estimate twelve months', () => {
  expect(deriveFigures(stats)).toEqual({ conversionRate: 0.25, monthlyRevenueCents: 1600, annualRevenueCents: 19200 })
})

test('cents survive the multiplication', () => {
  expect(deriveFigures({ ...stats, monthlyRevenue: 8.7 }).annualRevenueCents).toBe(10440)
})

test('nobody converts where nobody is', () => {
  expect(shareOf(0, 0)).toBe(0)
})
