import { expect, test } from 'vitest'
import { processorMs } from '../../../../../tests/support/processor-time.ts'
import { unwrapLines } from './unwrap-lines.ts'

const unwrap = (text: string) => unwrapLines(text.split('\n')).join('\n')

test('lines that a program broke become sentences again, and paragraphs stay apart', () => {
  const text =
    'The harbour board of Quillmouth met on Tuesday evening to settle how the\nold grain pier should be used after the ferries leave it.\n\n' +
    'A vote is expected before the summer break, once the costs have been put\nbefore the council and the cooperative has been heard, on the well-\nknown north side of the pier.'
  expect(unwrap(text)).toBe(
    'The harbour board of Quillmouth met on Tuesday evening to settle how the old grain pier should be used after the ferries leave it.\n\n' +
      'A vote is expected before the summer break, once the costs have been put before the council and the cooperative has been heard, on the well-known north side of the pier.',
  )
})

test('lines that their author ended stay: addresses, lists, tables and verse', () => {
  const text =
    'The harbour board of Quillmouth met on Tuesday evening to settle how the\nold grain pier should be used:\n- by the fishing cooperative, whose boats would have a place of their own at\n  the north side\n- by nobody\n\n' +
    'Edda Holm\nHarbour Board of Quillmouth\n1 Pier Road, Quillmouth\nPhone: 555 0100\n\nPiles       385    and the deck that they have to bear for thirty years\nDeck        410\n\nThe pier is long,\nthe sea is wide.'
  expect(unwrap(text)).toBe(text.replace('how the\nold', 'how the old').replace('own at\n  the', 'own at the'))
})

test('a mail whose lines are paragraphs stays as it is', () => {
  const long =
    'The harbour board of Quillmouth met on Tuesday evening to settle how the old grain pier should be used after the ferries leave it.'
  const text = `${long}\nA short line of sixty letters that its author ended there, yes\n${long}\nand this`
  expect(unwrap(text)).toBe(text)
})

test('lines of Japanese are joined without a blank', () => {
  const line = '港には昨年より多くの船が入りました。クレーンは昼も夜も動いていま'
  expect(unwrap(`${line}\n${line}\n${line}した。`)).toBe(`${line}${line}${line}した。`)
})

test('a million letters in lines of any length take time in proportion to them', () => {
  for (const length of [1, 60, 100, 1_000_000]) {
    const lines = Array.from({ length: 1_000_000 / length }, () => 'ab '.repeat(length / 3 + 1).slice(0, length))
    expect(processorMs(() => unwrapLines(lines))).toBeLessThan(3_000)
  }
})
