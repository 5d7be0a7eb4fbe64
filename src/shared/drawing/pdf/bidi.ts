import bidiFactory from 'bidi-js'

/** The directions of a line's characters, by the Unicode bidirectional algorithm. Its tables are built on first use. */

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
  /** A character's (UTF-16 unit's) embedding level: odd for right-to-left. */
  readonly levelOf: (index: number) => number
  /** Its position in visual order, from left to right. */
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

/** Replaces brackets and arrows by their mirror images, as right-to-left text is drawn. */
export function mirrored(text: string): string {
  return Array.from(text, (character) => bidi().getMirroredCharacter(character) ?? character).join('')
}
