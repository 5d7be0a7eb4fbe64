import { expect, test } from 'vitest'
import { partWords } from './part-words.ts'

const part = (text: string) => text.replaceAll('versicherung', 'ver|siche|rung').replaceAll('|', '\u00ad')
const shown = (text: string) => text.replaceAll('\u00ad', '|')
const whole = 'Die Krankenversicherung zahlt 😀'

test('words are parted where their language parts them, and made whole again', () => {
  const parted = partWords({ text: whole }, part)
  expect(shown(parted.text)).toBe('Die Krankenver|siche|rung zahlt 😀')
  expect(partWords(parted, part).text).toBe(parted.text)
  expect(partWords(parted, (text) => text)).toEqual({ text: whole })
})

test('words that look different keep their look', () => {
  const runs = [
    { start: 4, end: 23, fontWeight: 700 },
    { start: 24, end: 32, color: '#ff0000' },
  ]
  const parted = partWords({ text: whole, runs }, part)
  expect(parted.runs.map(({ start, end }) => shown(parted.text.slice(start, end)))).toEqual([
    'Krankenver|siche|rung',
    'zahlt 😀',
  ])
  expect(partWords(parted, (text) => text)).toEqual({ text: whole, runs })
})
