import { endOf, withoutEnd } from '#shared/text/end-of'
import { type DiffPart, diffWords } from '#shared/text/word-diff'
import type { Correction } from './find-corrections.ts'

/** Words of the post, and what the corrected source has in their place. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The change of the post that follows from a correction: where the source replaced words that the post contains exactly
 * once, unchanged. Null where that is not certain.
 */
export function suggestEdit(post: string, { before, after }: Correction): Edit | null {
  if (after === null) return null
  const edits = replacements(diffWords(before, after)).flatMap(({ from, to }) => {
    const start = placeOf(post, from)
    return start === null ? [] : { start, end: start + from.length, text: to }
  })
  return edits.length === 1 ? (edits[0] ?? null) : null
}

/** Each run of words that gave way to another, with its neighbours as far as they are part of the same figure or name. */
function replacements(parts: readonly DiffPart[]): { from: string; to: string }[] {
  return parts.flatMap(({ kind, text }, at) => {
    const next = parts[at + 1]
    if (kind !== 'removed' || next?.kind !== 'added') return []
    // unchanged characters directly at the change: the "$" of $12, the ".5" of 3.5
    const lead = endOf(textOf(parts[at - 1]), /\S/u)
    const tail = /^\S*/u.exec(textOf(parts[at + 2]))?.[0] ?? ''
    return { from: trimmed(`${lead}${text}${tail}`), to: trimmed(`${lead}${next.text}${tail}`) }
  })
}

function textOf(part: DiffPart | undefined): string {
  return part?.kind === 'same' ? part.text : ''
}

/** Without the marks around it. */
function trimmed(words: string): string {
  return withoutEnd(words, /[\s"“”„«»'‘’().,;:!?]/u).replace(/^[\s"“”„«»'‘’(]+/u, '')
}

/** The rest of a word or a figure: 1,124 is not 124. */
const wordBefore = /(?:[\p{L}\p{N}]|\p{N}[.,])$/u
const wordBehind = /^(?:[\p{L}\p{N}]|[.,]\p{N})/u

/** Where words occur in a text, not as a part of longer words; null unless exactly once. */
function placeOf(text: string, words: string): number | null {
  if (words === '') return null
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const end = at + words.length
    const isPart = wordBefore.test(text.slice(Math.max(0, at - 2), at)) || wordBehind.test(text.slice(end, end + 2))
    if (!isPart) places.push(at)
  }
  return places.length === 1 ? (places[0] ?? null) : null
}
