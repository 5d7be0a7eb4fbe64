import type { Speaker } from '#shared/facts/read-role'
import type { Language } from '#shared/rules/languages'
import { findQuoted } from '#shared/text/quoted'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { paragraphsOf, type Span } from '#shared/text/sentences'
import { isSimilar, sharedWords, wordsOf } from './compare-words.ts'
import { speakerAt } from './speaker-at.ts'

/** A quotation of a source with who says it. */
export interface SourceQuote extends Span {
  /** Index into `sourcesOf`. */
  source: number
  text: string
  language: Language | null
  speaker: Speaker | null
}

/** A quotation of fewer words is a title or a turn of phrase. */
export const minWords = 4
/** The most that are looked at in one source. */
const maxQuotes = 200
/** All quotations of a source's text. */
export function quotesOf(text: string, source: number): SourceQuote[] {
  const language = recogniseLanguage(text)
  const paragraphs = paragraphsOf(text)
  const names = paragraphs.map(({ start, end }) => text.slice(start, end))
  const found: SourceQuote[] = []
  let last: { paragraph: Span | undefined; speaker: Speaker | null } | undefined
  for (const { start, end } of findQuoted(text).slice(0, maxQuotes)) {
    const words = text.slice(start, end)
    if (wordsOf(words).length < minWords) continue
    const paragraph = paragraphs.find((each) => each.start <= start && end <= each.end)
    const named = speakerAt(text, { start, end }, { paragraphs, names, language: language ?? 'english' })
    // “It rose,” Lindqvist said. “It will rise again.”
    const speaker = named ?? (last?.paragraph === paragraph ? (last?.speaker ?? null) : null)
    last = { paragraph, speaker }
    found.push({ source, start, end, text: words, language, speaker })
  }
  return found
}

/**
 * The quotation that a translated or changed one was made of: in the same language the one with most of its words; in
 * another the only one of its speaker, or the one that shares the most names and numbers. Null when several could be it.
 */
export function findOriginal(
  quote: { text: string; language: Language; speaker: Speaker | null },
  all: readonly SourceQuote[],
): SourceQuote | null {
  const inSame = all.filter(({ language }) => language === quote.language)
  const near = inSame.find(({ text }) => isSimilar(text, quote.text))
  if (near) return near
  const inOther = all.filter(({ language }) => language !== quote.language)
  const bySpeaker = inOther.filter(({ speaker }) => isSame(speaker, quote.speaker))
  const possible = (bySpeaker.length > 0 ? bySpeaker : inOther).filter(
    ({ text }) => quote.text.length <= 2 * text.length,
  )
  const ranked = possible
    .map((each) => ({ each, shared: sharedWords(each.text, quote.text) }))
    .sort((a, b) => b.shared - a.shared)
  const [best, next] = ranked
  if (!best) return null
  const isOnly = bySpeaker.length > 0 && possible.length === 1
  return isOnly || best.shared > (next?.shared ?? 0) ? best.each : null
}

/** By the last word: a post may give a person's surname only. */
function isSame(one: Speaker | null, other: Speaker | null): boolean {
  const last = (speaker: Speaker | null) => wordsOf(speaker?.name ?? '').at(-1)
  return one !== null && last(one) === last(other)
}
