import type { Language } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { paragraphsOf, type Span, sentencesOf } from '#shared/text/sentences'

const listMark = /^\s*(?:[-•*–▪→✓✅☑➡►]|\(?\d{1,2}[.)])\s+/u
const hashtagsAlone = /^\s*(?:#\S+\s+)*#\S+\s*$/u

/** The sentences of a post, each within its line, without list markers. A line of hashtags has none. */
export function sentencesOfPost(text: string, language: Language): Span[] {
  return paragraphsOf(text).flatMap(({ start, end }) => {
    const line = text.slice(start, end)
    if (hashtagsAlone.test(line)) return []
    const from = listMark.exec(line)?.[0].length ?? 0
    return sentencesOf(line.slice(from), language)
      .map((sentence) => ({ start: start + from + sentence.start, end: start + from + sentence.end }))
      .filter((sentence) => /[\p{L}\p{N}]/u.test(text.slice(sentence.start, sentence.end)))
  })
}

/**
 * The whole sentences that a selection touches, within one line and up to the limit of one change; for a caret, its
 * sentence or the previous one. Null for a post without sentences.
 */
export function sentencesAt(text: string, sentences: readonly Span[], { start, end }: Span): Span | null {
  const touched = sentences.filter((each) => each.start < end && each.end > start)
  const first = touched[0] ?? sentences.findLast((each) => each.start <= start) ?? sentences[0]
  if (!first) return null
  const isTogether = (each: Span) =>
    !text.slice(first.end, each.start).includes('\n') && each.end - first.start <= limits.passageCharacters
  return { start: first.start, end: touched.findLast(isTogether)?.end ?? first.end }
}
