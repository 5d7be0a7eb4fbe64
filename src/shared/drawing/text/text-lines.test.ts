import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultText } from '#shared/scene/text-layer'
import { linesOfText } from './text-lines.ts'

const lengthOf = (text: string) => text.trimEnd().length
const places = (text: string, lines?: readonly string[]) =>
  linesOfText({ ...defaultText, text, ...(lines && { lines }) }, 10, lengthOf).map((line) => [
    line.text,
    line.start,
    line.paragraph,
  ])

test('each line knows where it begins, and which paragraph begins with it', () => {
  expect(places('one two three\n\n  four')).toEqual([
    ['one two', 0, 0],
    ['three', 8, undefined],
    ['', 14, 1],
    ['  four', 15, 2],
  ])
})

test('the lines of the browser come without the spaces between them', () => {
  expect(places('one  two\nthree ', ['one', 'two', 'three'])).toEqual([
    ['one', 0, 0],
    ['two', 5, undefined],
    ['three', 9, 1],
  ])
})

test('lines that are not those of the text are not used', () => {
  expect(places('one two', ['onetwo'])).toEqual([['one two', 0, 0]])
})

test('a soft hyphen is seen only where its line ends', () => {
  expect(places('Kranken\u00adver\u00adsicherung', ['Kranken\u00adver\u00ad', 'sicherung'])).toEqual([
    ['Kranken\u00adver-', 0, 0],
    ['sicherung', 12, undefined],
  ])
})

test('no letter is ever lost', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', '-', '?', ' ', '5', '\t', '\n', '\r', '\u00a0', 'é', '😀'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, (written) => {
      const lines = linesOfText({ ...defaultText, text: written }, 7, lengthOf)
      expect(
        lines
          .map((line) => line.text)
          .join('')
          .replace(/\s/g, ''),
      ).toBe(written.replace(/\s/g, ''))
      for (const line of lines) expect(written.startsWith(line.text, line.start)).toBe(true)
    }),
  )
})
