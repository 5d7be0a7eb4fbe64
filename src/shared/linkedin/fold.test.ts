import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacters } from '../../../tests/support/any-characters.ts'
import { firstLineFits, foldPost } from './fold.ts'
import { measureText } from './text-width.ts'

const desktop = { device: 'desktop', hasMedia: false } as const
const phone = { device: 'phone', hasMedia: false } as const
const phoneWithMedia = { device: 'phone', hasMedia: true } as const
const prose =
  'The city will replace its diesel ferries with battery boats by the end of the decade, and the first of them starts in May on the short crossing to the island. Each boat carries enough power for a full day of crossings and charges while passengers board at the northern pier. '.repeat(
    4,
  )

describe('the fold', () => {
  test('shows about 250 characters of prose on a desktop and 150 on a phone', () => {
    const shownOnDesktop = foldPost(prose, desktop).visible.length
    const shownOnPhone = foldPost(prose, phone).visible.length
    expect(shownOnDesktop).toBeGreaterThanOrEqual(209)
    expect(shownOnDesktop).toBeLessThanOrEqual(275)
    expect(shownOnPhone).toBeGreaterThanOrEqual(135)
    expect(shownOnPhone).toBeLessThanOrEqual(175)
  })

  test('comes after two lines on a phone when there is media, and after three elsewhere', () => {
    const lines = 'one\ntwo\nthree\nfour'
    expect(foldPost(lines, desktop)).toEqual({ visible: 'one\ntwo\nthree\n', hidden: 'four', isFolded: true })
    expect(foldPost(lines, { device: 'desktop', hasMedia: true }).hidden).toBe('four')
    expect(foldPost(lines, phone).hidden).toBe('four')
    expect(foldPost(lines, phoneWithMedia).hidden).toBe('three\nfour')
  })

  test('counts blank lines', () => {
    expect(foldPost('Hook\n\nPoint\nMore', desktop).hidden).toBe('More')
  })

  test('is not there when three lines are all there is', () => {
    expect(foldPost('one\ntwo\nthree', desktop).isFolded).toBe(false)
    expect(foldPost('one\ntwo\nthree\n\n', desktop).isFolded).toBe(false)
    expect(foldPost('', desktop)).toEqual({ visible: '', hidden: '', isFolded: false })
  })

  test('parts the text without changing it, whatever the text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      anyCharacters(400),
      fc
        .array(fc.constantFrom('word ', '漢字、', '👩‍👩‍👧‍👦', 'x-y', '\n', 'W'.repeat(60)), { maxLength: 60 })
        .map((all) => all.join('')),
    )
    fc.assert(
      fc.property(anyText, fc.constantFrom(desktop, phone, phoneWithMedia), (text, view) => {
        const { visible, hidden, isFolded } = foldPost(text, view)
        expect(visible + hidden).toBe(text)
        expect(isFolded).toBe(hidden !== '')
        expect(/[\uD800-\uDBFF]$/.test(visible) && /^[\uDC00-\uDFFF]/.test(hidden)).toBe(false)
      }),
    )
  })

  test('breaks a word that is wider than the line, and between ideographs', () => {
    const perLine = Math.floor(343 / measureText('W', 14))
    expect(foldPost('W'.repeat(200), phone).visible).toHaveLength(3 * perLine)
    expect(foldPost('漢'.repeat(73), phone).hidden).toBe('漢')
  })

  test('takes the same number of lines as a browser for words that just fit', () => {
    const word = 'mmmmmmmmm'
    const perLine = Math.floor((343 + measureText(' ', 14)) / measureText(`${word} `, 14))
    const line = `${word} `.repeat(perLine)
    expect(foldPost(line.repeat(3).trimEnd(), phone).isFolded).toBe(false)
    expect(foldPost(`${line.repeat(3)}${word}`, phone)).toMatchObject({ visible: line.repeat(3), hidden: word })
  })
})

test('a first line fits when it can be read whole before the fold', () => {
  expect(firstLineFits(`A short hook.\n\n${prose}`, phoneWithMedia)).toBe(true)
  expect(firstLineFits(prose, desktop)).toBe(false)
  expect(firstLineFits(prose.slice(0, 140), desktop)).toBe(true)
  expect(firstLineFits(prose.slice(0, 140), phoneWithMedia)).toBe(false)
})

test('widths are those of Arial', () => {
  expect(measureText('i', 2048)).toBe(455)
  expect(measureText('WÄé%', 2048)).toBe(1933 + 1366 + 1139 + 1821)
  expect(measureText('í', 2048)).toBe(569)
  expect(measureText('漢', 14)).toBe(14)
  expect(measureText('e\u0301\u200B', 2048)).toBe(1139)
})

test('pairs stand as close as in Arial, also beside a no-break space', () => {
  expect(measureText('To', 2048)).toBe(1251 + 1139 - 227)
  expect(measureText('L\u00A0', 2048)).toBe(1139 + 569 - 76)
  expect(measureText('r’', 2048)).toBe(682 + 455 + 76)
})

test('bold letters are as wide as those of Arial Bold, italic ones as the upright', () => {
  expect(measureText('𝗮𝗹𝟬', 2048)).toBe(1139 + 569 + 1139)
  expect(measureText('𝘢𝘐', 2048)).toBe(1139 + 569)
  expect(measureText('𝗲\u0301', 2048)).toBe(1139)
})
