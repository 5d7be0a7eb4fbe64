import { expect, test } from 'vitest'
import type { CheckedClaim } from './check-post.ts'
import { markText } from './mark-text.ts'
import { linesOf } from './marked-lines.ts'

/** A claim at the first place of these words. */
function claim(text: string, words: string): CheckedClaim {
  const start = text.indexOf(words)
  const end = start + words.length
  return { key: words, kind: 'number', verdict: 'stated', start, end, text: words, sentence: null, asks: false }
}

function shown(text: string, words: readonly string[], mentions: readonly { start: number; end: number }[] = []) {
  return linesOf(
    markText(
      text,
      words.map((each) => claim(text, each)),
    ),
    mentions,
  )
}

test('a text is cut after its breaks, and loses nothing', () => {
  const text = '\nIt rose 12 %.\n\nSome 61 people\nwork there.\n'
  const lines = shown(text, ['12 %', '61 people'])
  expect(lines.map(({ pieces }) => pieces.map((piece) => piece.text).join(''))).toEqual([
    '\n',
    'It rose 12 %.\n',
    '\n',
    'Some 61 people\n',
    'work there.\n',
    '',
  ])
  expect(lines.map(({ start }) => start)).toEqual([0, 1, 15, 16, 31, text.length])
})

test('no text is one empty line', () => {
  expect(shown('', [])).toEqual([{ start: 0, pieces: [], mentions: [] }])
})

test('a claim that goes on in the next line is marked in both', () => {
  const [first, second] = shown('He said “it grew\nby a third” there.', ['“it grew\nby a third”'])
  const key = '“it grew\nby a third”'
  expect(first?.pieces.at(-1)).toEqual({ text: '“it grew\n', claim: { key, verdict: 'stated' } })
  expect(second?.pieces[0]).toEqual({ text: 'by a third”', claim: { key, verdict: 'stated' } })
})

test('a line stays equal when text before it changes', () => {
  const text = 'It rose.\nThanks to Ann Lee: 12 %'
  const longer = `So: ${text}`
  const mention = (within: string) => ({ start: within.indexOf('Ann'), end: within.indexOf('Ann') + 7 })
  const [, before] = shown(text, ['12 %'], [mention(text)])
  const [, after] = shown(longer, ['12 %'], [mention(longer)])
  expect(before).toEqual({ ...after, start: 9 })
  expect(before?.mentions).toEqual([{ start: 10, end: 17 }])
})
