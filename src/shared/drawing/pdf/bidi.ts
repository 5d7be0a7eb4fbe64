import bidiFactory from 'bidi-js'

/** Which way the characters of a line run, by the Unicode bidirectional algorithm. Its tables are made when first needed. */

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

let made: ReturnType<typeof bidiFactory> | undefined

function bidi() {
  made ??= bidiFactory()
  return made
}

export interface BidiLine {
  /** How deep a character (UTF-16 unit) is embedded: odd for those that run to the left. */
  readonly levelOf: (index: number) => number
  /** Where it stands among the others as they are seen from left to right. */
  readonly placeOf: (index: number) => number
}

export function bidiOf(line: string, direction: 'ltr' | 'rtl'): BidiLine {
  if (direction === 'ltr' && !hasRightToLeft(line)) return { levelOf: () => 0, placeOf: (index) => index }
  const embedding = bidi().getEmbeddingLevels(line, direction)
  const places = new Map(
    bidi()
      .getReorderedIndices(line, embedding)
      .map((index, place) => [index, place]),
  )
  return { levelOf: (index) => embedding.levels[index] ?? 0, placeOf: (index) => places.get(index) ?? 0 }
}

/** With every bracket and arrow turned round that has such a twin, as text that runs to the left is drawn. */
export function mirrored(text: string): string {
  return Array.from(text, (character) => bidi().getMirroredCharacter(character) ?? character).join('')
}
