import { expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { trialOf } from './trial.ts'

const capabilities: Answer<'getUser'>['capabilities'] = {
  models: [],
  defaultModel: 'gpt-4o',
  webSearch: false,
  plans: true,
  publishing: false,
  foundTeams: false,
  postsRemaining: 5,
  generationBlockedBy: null,
}
const trial = { trialEndsAt: '2026-11-27T12:00:00Z', subscription: null, capabilities }
const daysLeft = (now: string) => trialOf(trial, new Date(now))?.daysLeft

test('a trial of seven days begins with seven days left, and its last day is one', () => {
  expect(daysLeft('2026-11-20T12:00:00Z')).toBe(7)
  expect(daysLeft('2026-11-24T13:00:00Z')).toBe(3)
  expect(daysLeft('2026-11-27T11:59:59Z')).toBe(1)
})

test('a trial is over when the server says so, whatever the clock of this device', () => {
  const over = { ...trial, capabilities: { ...capabilities, generationBlockedBy: 'trial_ended' as const } }
  expect(trialOf(over, new Date('2026-11-20T12:00:00Z'))?.daysLeft).toBe(0)
  expect(daysLeft('2026-12-27T12:00:00Z')).toBe(1)
})

test('who has no trial, or has paid since, has none to count', () => {
  expect(trialOf({ ...trial, trialEndsAt: null })).toBeNull()
  const subscription = {
    status: 'canceled' as const,
    paidUntil: '2026-11-01T00:00:00Z',
    cancelAtPeriodEnd: true,
    graceEndsAt: null,
    dataKeptUntil: null,
  }
  expect(trialOf({ ...trial, subscription })).toBeNull()
})
