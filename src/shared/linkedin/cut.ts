import { graphemeStart, toWellFormed } from './graphemes.ts'

/**
 * Shortens a text to at most `maxUnits` UTF-16 units, the ellipsis included. A text that fits comes back whole.
 * Never cuts inside a grapheme and never leaves a lone surrogate, so the result can always be URL-encoded.
 *
 * @param options.atWord steps back to the end of a word, unless that would lose more than half of the text
 * (one very long word, or a script without spaces).
 */
export function cutText(
  text: string,
  maxUnits: number,
  ellipsis: '…' | '...' | '' = '…',
  { atWord = false }: { atWord?: boolean } = {},
): string {
  const whole = toWellFormed(text)
  if (whole.length <= maxUnits) return whole

  const room = maxUnits - ellipsis.length
  if (room <= 0) return ''
  const end = graphemeStart(whole, room)
  const kept = whole.slice(0, atWord ? wordEnd(whole, end) : end)
  return kept.trimEnd() + ellipsis
}

function wordEnd(text: string, end: number): number {
  if (/\s/.test(text.charAt(end))) return end
  const space = text.slice(0, end).search(/\s\S*$/)
  return space >= end / 2 ? space : end
}
