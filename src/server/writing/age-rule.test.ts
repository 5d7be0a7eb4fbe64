import { expect, test } from 'vitest'
import { writingRequest } from '../../../tests/support/fake-models/writing-fixtures.ts'
import { ageRule } from './age-rule.ts'

const { source } = writingRequest()
const rule = (published: string | null, today = '2026-11-20', isOwn = false) =>
  ageRule(writingRequest({ source: { ...source, published, isOwn }, today }))

test.each([
  ['2026-08-22', 'Today is 2026-11-20. “Today” or'],
  ['2026-08-21', 'The article is 3 months old: say early when this was'],
  ['2025-04-01T09:00:00Z', 'The article is 20 months old'],
  ['2021-11-20', 'The article is 5 years old'],
  [null, 'The article gives no day: call nothing in it new.'],
  ['2026-12-24', 'The article gives no day'],
  ['last week', 'The article gives no day'],
])('an article of %s, read on 20 November 2026', (published, said) => {
  expect(rule(published)).toContain(said)
  expect(rule(published)).toContain('Today is 2026-11-20.')
})

test('a text of the author’s own is as old as it says', () => {
  expect(rule(null, '2026-11-20', true)).not.toMatch(/gives no day|old/)
})

test('of several sources each has its age', () => {
  const more = [{ ...source, published: '2020-11-20' }]
  const said = ageRule(
    writingRequest({ source: { ...source, published: '2026-11-19' }, moreSources: more, today: '2026-11-20' }),
  )
  expect(said).toContain('Source 2 is 6 years old')
  expect(said).not.toContain('Source 1')
})
