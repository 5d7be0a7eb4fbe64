import { bidiOf, hasRightToLeft } from './bidi.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The characters of one line from left to right as they are seen. A PDF holds its unseen texts so: readers bring them
 * back into the order in which they are read, but for a line in which nothing tells them that it runs to the left.
 */
export function visualOrder(line: string, direction: 'ltr' | 'rtl'): string[] {
  const units = [...graphemes.segment(line)]
  if (!hasRightToLeft(line)) return units.map(({ segment }) => segment)
  const { placeOf } = bidiOf(line, direction)
  return units.toSorted((one, other) => placeOf(one.index) - placeOf(other.index)).map(({ segment }) => segment)
}
