import { expect, test } from 'vitest'
import { maxCharacters, maxVersions, spareVersions } from './spare-versions.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = 1_000 * day + 12 * hour

/** Ages in ms, ascending. */
const versions = (ages: readonly number[], characters = 10) => ages.map((age) => ({ savedAt: now - age, characters }))
const keptAges = (ages: readonly number[], characters?: number) => {
  const all = versions(ages, characters)
  const spare = new Set(spareVersions(all, now))
  return all.filter((version) => !spare.has(version)).map(({ savedAt }) => now - savedAt)
}

const everyMinute = Array.from({ length: 10 }, (_, at) => at * minute)

test('the latest ten stay, however close they follow each other', () => {
  expect(keptAges(everyMinute)).toEqual(everyMinute)
})

test('of those before them the last of each hour stays, and after a day the last of each day', () => {
  const earlier = [2 * hour + 1, 2 * hour + 20 * minute, 3 * hour + 5, 30 * hour, 31 * hour, 3 * day, 3 * day + hour]
  expect(keptAges([...everyMinute, ...earlier])).toEqual([
    ...everyMinute,
    2 * hour + 1,
    3 * hour + 5,
    30 * hour,
    3 * day,
  ])
})

test('there are never more than thirty', () => {
  const days = Array.from({ length: 60 }, (_, at) => (at + 2) * day)
  expect(keptAges([...everyMinute, ...days])).toHaveLength(maxVersions)
})

test('large documents are kept as far as there is room for them', () => {
  expect(keptAges(everyMinute, maxCharacters / 4)).toEqual(everyMinute.slice(0, 4))
})
