import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareGroups, type Measured, median, summaryOf } from './compare-groups.ts'

const plain = { form: null, opening: 'statement', length: 'medium', weekday: '1', daypart: 'morning' }
const measured = (count: number, traits: Partial<Measured['traits']> = {}): Measured => ({
  traits: { ...plain, ...traits },
  count,
})

const posts = fc.array(
  fc.record({
    count: fc.nat(1_000_000),
    traits: fc.record({
      form: fc.constantFrom('story', 'list', null),
      opening: fc.constantFrom('question', 'statement'),
      length: fc.constantFrom('short', 'long'),
      weekday: fc.constantFrom('1', '2', '3'),
      daypart: fc.constantFrom('morning', 'evening'),
    }),
  }),
  { maxLength: 80 },
)

test('groups come with their median, their range and the number of posts', () => {
  const counts = [900, 100, 300, 200, 700, 400, 600, 500]
  const groups = compareGroups(
    [...counts.map((count) => measured(count, { opening: 'question' })), ...counts.slice(1).map((n) => measured(n))],
    ['opening'],
  )
  expect(groups).toEqual([
    { values: ['question'], posts: 8, summary: { median: 450, lowest: 100, highest: 900 } },
    { values: ['statement'], posts: 7, summary: null },
  ])
})

test('two dimensions make a group of each pair; a post without a value is in none', () => {
  const groups = compareGroups(
    [measured(1, { form: 'story' }), measured(2, { form: 'story', weekday: '2' }), measured(3)],
    ['form', 'weekday'],
  )
  expect(groups.map(({ values }) => values)).toEqual([
    ['story', '1'],
    ['story', '2'],
  ])
})

test('of seven posts nothing is said, of eight something', () => {
  expect(summaryOf([1, 2, 3, 4, 5, 6, 7])).toBeNull()
  expect(summaryOf([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ median: 4.5, lowest: 1, highest: 8 })
})

test('every post with a value is in one group, whatever their order', () => {
  fc.assert(
    fc.property(posts, (all) => {
      const groups = compareGroups(all, ['form'])
      expect(groups.reduce((sum, group) => sum + group.posts, 0)).toBe(all.filter(({ traits }) => traits.form).length)
      const ofOtherOrder = compareGroups([...all].reverse(), ['form'])
      expect(new Set(ofOtherOrder.map((group) => JSON.stringify(group)))).toEqual(
        new Set(groups.map((group) => JSON.stringify(group))),
      )
    }),
  )
})

test('what is said has at least eight posts behind it, and stands above what is not', () => {
  fc.assert(
    fc.property(posts, (all) => {
      const groups = compareGroups(all, ['opening', 'daypart'])
      for (const { posts: count, summary } of groups) expect(summary !== null).toBe(count >= 8)
      const said = groups.map(({ summary }) => summary?.median ?? -1)
      expect(said).toEqual([...said].sort((one, other) => other - one))
    }),
  )
})

test('a median lies between the lowest and the highest, with as many above as below', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 1, maxLength: 40 }), (values) => {
      const middle = median(values)
      expect(middle).toBeGreaterThanOrEqual(Math.min(...values))
      expect(middle).toBeLessThanOrEqual(Math.max(...values))
      expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2)
      expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2)
    }),
  )
})
