const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What a reader sees as one character each, in order: an emoji with its modifiers, a letter with its accents. */
export function* graphemesOf(text: string): Generator<string> {
  for (const { segment } of segmenter.segment(text)) yield segment
}

/** The last place at or before `index` where no grapheme is cut. */
export function graphemeStart(text: string, index: number): number {
  return segmenter.segment(text).containing(index)?.index ?? text.length
}

/** The same text with each lone surrogate replaced by U+FFFD, so that it can be encoded as UTF-8. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
