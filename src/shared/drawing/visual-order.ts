import bidiFactory from 'bidi-js'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const hasRightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

let bidi: ReturnType<typeof bidiFactory> | undefined

/**
 * The characters of one line from left to right as they are seen, by the Unicode bidirectional algorithm. A PDF holds its
 * texts so: readers bring them back into the order in which they are read.
 */
export function visualOrder(line: string, direction: 'ltr' | 'rtl'): string[] {
  const units = [...graphemes.segment(line)]
  if (!hasRightToLeft.test(line)) return units.map(({ segment }) => segment)
  bidi ??= bidiFactory()
  const levels = bidi.getEmbeddingLevels(line, direction)
  const placeOf = new Map(bidi.getReorderedIndices(line, levels).map((index, place) => [index, place]))
  const place = (index: number) => placeOf.get(index) ?? 0
  return units.toSorted((one, other) => place(one.index) - place(other.index)).map(({ segment }) => segment)
}
