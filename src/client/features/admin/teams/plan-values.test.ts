import { expect, test } from 'vitest'
import type { ListedTeam } from '#client/queries/admin-teams'
import { planChange, planProblems, planValues } from './plan-values.ts'

const zone = 'Europe/Berlin'
const agreed = {
  plan: 'enterprise',
  seats: 12,
  agreedPosts: null,
  planUntil: '2027-01-31T23:00:00.000Z',
} as ListedTeam

test('an agreement is typed as it was given, its end as the last day that counts', () => {
  const values = planValues(agreed, zone)
  expect(values).toEqual({ plan: 'enterprise', seats: '12', posts: '', until: '2027-01-31' })
  expect(planChange(values, zone)).toEqual({
    plan: 'enterprise',
    seats: 12,
    postsPerMonth: null,
    until: '2027-01-31T23:00:00.000Z',
  })
})

test('a team that loses Enterprise loses its limits with it', () => {
  const values = { ...planValues(agreed, zone), plan: 'trial' as const }
  expect(planChange(values, zone)).toEqual({ plan: 'trial', seats: null, postsPerMonth: null, until: null })
})

test('what is no count and what is over are refused, nothing at all is not', () => {
  const now = Date.parse('2026-11-28T12:00:00Z')
  const problems = (change: object) =>
    planProblems({ ...planValues(agreed, zone), seats: '', posts: '', until: '', ...change }, zone, now)
  expect(Object.values(problems({})).some(Boolean)).toBe(false)
  expect(problems({ seats: '0' }).seats).toBeTruthy()
  expect(problems({ seats: '1.5' }).seats).toBeTruthy()
  expect(problems({ posts: 'many' }).posts).toBeTruthy()
  expect(problems({ until: '2026-11-27' }).until).toBeTruthy()
  expect(problems({ until: '2026-11-28' }).until).toBeFalsy()
  expect(problems({ plan: 'trial', seats: '0' })).toEqual({})
})
