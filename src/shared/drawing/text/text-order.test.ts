import bidiFactory from 'bidi-js'
import { expect, test } from 'vitest'
import { inVisualOrder, levelsOf } from './text-order.ts'

const bidi = bidiFactory()

const lines = [
  'הגשר ייפתח ב-12 במאי, LinkedIn!',
  'LinkedIn: הגשר 12',
  'רווח של 12.5% ועוד (3) שנים',
  'The word שלום, and עולם too',
  'مرحبا بالعالم في 2024',
  'نمو 12 ثم Postwright و 7',
  'plain words, 12 % more',
] as const

test.each(lines.flatMap((line) => [[line, 'ltr'] as const, [line, 'rtl'] as const]))(
  '%s (%s) is seen in the order of the whole algorithm',
  (line, direction) => {
    const levels = levelsOf(line, direction)
    const seen = inVisualOrder(
      Array.from(line, (_, index) => index),
      (index) => levels[index] ?? 0,
    )
    expect(seen).toEqual(bidi.getReorderedIndices(line, bidi.getEmbeddingLevels(line, direction)))
  },
)
