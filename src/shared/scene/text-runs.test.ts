import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextRun } from './scene.ts'
import { commonStyle, runsAfterEdit, styledRangesOf, styleRuns, tidyRuns } from './text-runs.ts'

const text = 'Costs fell by half'
/** "fell" */
const bold: TextRun = { start: 6, end: 10, fontWeight: 700 }
/** Each run with the words it covers. */
const words = (runs: readonly TextRun[], of: string) => runs.map(({ start, end }) => of.slice(start, end))

test('a text is cut into words with a look and those between them', () => {
  expect(styledRangesOf([bold], 0, text.length)).toEqual([{ start: 0, end: 6 }, bold, { start: 10, end: 18 }])
  expect(styledRangesOf([bold], 8, 9)).toEqual([{ start: 8, end: 9, fontWeight: 700 }])
  expect(styledRangesOf(undefined, 3, 3)).toEqual([{ start: 3, end: 3 }])
})

test.each<[what: string, after: string, caret: number, bold: string[]]>([
  ['before it', 'The costs fell by half', 5, ['fell']],
  ['behind it', 'Costs fell by one half', 17, ['fell']],
  ['in it', 'Costs feell by half', 9, ['feell']],
  ['at its end', 'Costs fells by half', 11, ['fells']],
  ['at its beginning', 'Costs xfell by half', 7, ['fell']],
  ['where part of it was taken away', 'Costs fe by half', 8, ['fe']],
  ['where all of it was taken away', 'Costs  by half', 6, []],
  ['over it', 'Costs rose by half', 10, ['rose']],
  ['over its beginning and what stands before it', 'Coll by half', 2, ['ll']],
  ['over its end and what stands behind it', 'Costs ferose half', 12, ['ferose']],
  ['of nothing', text, 3, ['fell']],
])('typed %s', (_, after, caret, expected) => {
  expect(words(runsAfterEdit([bold], text, after, caret), after)).toEqual(expected)
})

test('the caret tells which of several equal letters was typed', () => {
  const run = { start: 1, end: 2, color: '#ff0000' }
  expect(runsAfterEdit([run], 'aab', 'aaab', 3)).toEqual([{ ...run, end: 3 }])
  expect(runsAfterEdit([run], 'aab', 'aaab', 1)).toEqual([{ ...run, start: 2, end: 3 }])
})

test('words are given a look on top of the one they have, and lose it', () => {
  const red = styleRuns([bold], { start: 8, end: 13 }, { color: '#ff0000' })
  expect(red).toEqual([
    { start: 6, end: 8, fontWeight: 700 },
    { start: 8, end: 10, fontWeight: 700, color: '#ff0000' },
    { start: 10, end: 13, color: '#ff0000' },
  ])
  expect(styleRuns(red, { start: 0, end: 18 }, { color: undefined })).toEqual([bold])
  expect(styleRuns(undefined, { start: 4, end: 4 }, { color: '#ff0000' })).toEqual([])
})

test('neighbours of one look become one', () => {
  expect(styleRuns([bold], { start: 10, end: 13 }, { fontWeight: 700 })).toEqual([{ ...bold, end: 13 }])
})

test('the look of several words is what all of them have', () => {
  const runs = [bold, { start: 10, end: 13, fontWeight: 700, color: '#ff0000' }]
  expect(commonStyle(runs, 6, 13)).toEqual({ fontWeight: 700 })
  expect(commonStyle(runs, 5, 13)).toEqual({})
})

test('runs from elsewhere are put in order and cut to the text', () => {
  const red = { start: 8, end: 900, color: '#ff0000' }
  expect(tidyRuns([red, bold, { start: 3, end: 2, color: '#00ff00' }, { start: 0, end: 2 }], 18)).toEqual([
    bold,
    { ...red, start: 10, end: 18 },
  ])
})

test('whatever is typed, runs stay in order, apart and within the text', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 })
  const ends = fc.array(fc.nat(12), { minLength: 2, maxLength: 2 })
  fc.assert(
    fc.property(letters, letters, fc.array(ends, { maxLength: 4 }), fc.nat(12), (before, after, places, caret) => {
      const all = places.map(([start = 0, end = 0]) => ({ start, end, fontWeight: 700 }))
      const runs = runsAfterEdit(tidyRuns(all, before.length), before, after, Math.min(caret, after.length))
      expect(tidyRuns(runs, after.length)).toEqual(runs)
    }),
  )
})
