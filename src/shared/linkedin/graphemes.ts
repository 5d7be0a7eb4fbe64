/**
 * One character as readers see it. Segmenting takes quadratic time in its input, and a single grapheme can be as long
 * as the whole text; so the text is segmented in windows, and a longer grapheme counts as several.
 */
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const windowUnits = 512
/** Between two of these there is always a boundary, in any context. */
const plain = /[ -~\n]/

/** What a reader sees as one character each, in order: an emoji with its modifiers, a letter with its accents. */
export function* graphemesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const window = text.slice(start, start + windowUnits)
    const isLast = start + windowUnits >= text.length
    const graphemes = Array.from(segmenter.segment(window), ({ segment }) => segment)
    // the last one may go on behind the window
    if (!isLast && graphemes.length > 1) graphemes.pop()
    for (const grapheme of graphemes) {
      yield grapheme
      start += grapheme.length
    }
  }
}

/** The last place at or before `index` where no grapheme is cut. */
export function graphemeStart(text: string, index: number): number {
  if (index >= text.length) return text.length
  const from = windowStart(text, index)
  const found = segmenter.segment(text.slice(from, index + windowUnits)).containing(index - from)
  return from + (found?.index ?? 0)
}

/** A boundary far enough before `index`, if there is one nearby; flags are paired by counting from it. */
function windowStart(text: string, index: number): number {
  const farthest = Math.max(0, index - 2 * windowUnits)
  for (let at = index; at > farthest; at -= 1) if (isPlain(text, at) && isPlain(text, at - 1)) return at
  const isInsidePair = farthest > 0 && /[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(farthest - 1, farthest + 1))
  return isInsidePair ? farthest + 1 : farthest
}

function isPlain(text: string, at: number): boolean {
  return plain.test(text.charAt(at))
}

/** The same text with each lone surrogate replaced by U+FFFD, so that it can be encoded as UTF-8. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
