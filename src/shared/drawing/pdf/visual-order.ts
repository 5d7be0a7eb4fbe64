import { bidiOf, hasRightToLeft } from './bidi.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The characters of one line in visual order, from left to right. Invisible PDF texts use this order: readers restore
 * the reading order, except in a line without any sign that it runs to the left.
 */
export function visualOrder(line: string, direction: 'ltr' | 'rtl'): string[] {
  const units = [...graphemes.segment(line)]
  if (!hasRightToLeft(line)) return units.map(({ segment }) => segment)
  const { placeOf } = bidiOf(line, direction)
  return units.toSorted((one, other) => placeOf(one.index) - placeOf(other.index)).map(({ segment }) => segment)
}
