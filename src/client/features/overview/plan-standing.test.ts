import { expect, test } from 'vitest'
import type { User } from '#client/queries/user'
import { quotaNote, standingOf } from './plan-standing.ts'

/** Noon by the clocks of this machine, whose days the product names. */
const noonOf = (month: number, day: number) => new Date(2026, month - 1, day, 12)
const now = noonOf(11, 20)
const capabilities: User['capabilities'] = {
  models: [],
  defaultModel: 'gpt-4o',
  webSearch: false,
  plans: true,
  publishing: false,
  foundTeams: false,
  postsRemaining: 3,
  generationBlockedBy: null,
}
const trial = { trialEndsAt: noonOf(11, 25).toISOString(), subscription: null, capabilities, maxPostsPerMonth: 5 }
const over = { ...capabilities, generationBlockedBy: 'trial_ended' as const }

function subscription(change: Partial<NonNullable<User['subscription']>>): User['subscription'] {
  const active = { status: 'active', paidUntil: noonOf(12, 15).toISOString(), cancelAtPeriodEnd: false }
  return { ...active, ...change } as User['subscription']
}

test('a trial says when it ends, and that it has ended', () => {
  expect(standingOf(trial, now)).toMatch(/^Trial ends .*25.*, 5 days left$/)
  expect(standingOf({ ...trial, capabilities: over }, now)).toMatch(/^Trial ended .*25/)
})

test('a subscription says only when it ends, or that it did', () => {
  const pro = { ...trial, trialEndsAt: null }
  expect(standingOf({ ...pro, subscription: subscription({}) }, now)).toBeNull()
  expect(standingOf({ ...pro, subscription: subscription({ cancelAtPeriodEnd: true }) }, now)).toMatch(
    /^Cancelled, Pro until .*15/,
  )
  expect(standingOf({ ...pro, subscription: subscription({ status: 'canceled' }) }, now)).toMatch(/^Pro ended .*15/)
})

test('the tile says what is left of the month', () => {
  expect(quotaNote(trial)).toBe('3 of 5 posts left this month')
  expect(quotaNote({ ...trial, maxPostsPerMonth: null, capabilities: { ...capabilities, postsRemaining: null } })).toBe(
    '',
  )
})

test('the tile says which plan has ended', () => {
  expect(quotaNote({ ...trial, capabilities: over })).toBe('Your trial has ended')
  const ended = { ...trial, capabilities: over, subscription: subscription({ status: 'canceled' }) }
  expect(quotaNote(ended)).toBe('Your Pro subscription has ended')
})
