import { findMentions } from '#shared/linkedin/mentions'
import { type Mention, mentionLimits, readMentionUrn, readPageName } from '#shared/rules/mentions'
import type { Span } from '#shared/text/sentences'

/** A part of the text before the caret that a mention may take the place of. */
export interface BegunMention extends Span {
  /** The begun name, a urn, or the address of a page. */
  words: string
}

const maxCharacters = 60

/**
 * What stands between an @ and the caret, or a urn that ends there.
 * @returns null while nobody is being named; also behind a name that is a mention already
 */
export function begunMention(text: string, caret: number, mentions: readonly Mention[]): BegunMention | null {
  const before = text.slice(Math.max(0, caret - mentionLimits.wordsCharacters), caret)
  const offset = caret - before.length
  const urn = /(?:^|[\s@(])(urn:li:[\w:-]+)$/.exec(before)?.[1]
  if (urn !== undefined && readMentionUrn(urn)) {
    const start = caret - urn.length
    return { start: text.charAt(start - 1) === '@' ? start - 1 : start, end: caret, words: urn }
  }
  const at = before.lastIndexOf('@')
  const words = before.slice(at + 1)
  const isInMail = /[\w.%+-]/.test(before.charAt(at - 1))
  if (at < 0 || isInMail || /^\s|\n/.test(words)) return null
  if (words.length > maxCharacters && !readMentionUrn(words) && !readPageName(words)) return null
  const start = offset + at
  const isDone = findMentions(text, mentions).some((place) => place.start === start && place.end <= caret)
  return isDone ? null : { start, end: caret, words }
}
