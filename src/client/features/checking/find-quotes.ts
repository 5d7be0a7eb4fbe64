import type { Speaker } from '#shared/facts/read-role'
import type { Language } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { paragraphsOf, type Span } from '#shared/text/sentences'
import { type CheckedClaim, isText, type NamedSource, type Source } from './check-post.ts'
import { wordsOf } from './quotes/compare-words.ts'
import { findOriginal, minWords, quotesOf, type SourceQuote } from './quotes/find-original.ts'
import { speakerAt } from './quotes/speaker-at.ts'
import { addressOfText } from './quotes/text-fragment.ts'
import { placeOfWords } from './split-at-words.ts'

/** A quotation of the post with what the source has of it. */
export interface Quote extends Span {
  text: string
  /** `verbatim` in the source; `translated` or `changed` there; `missing`: nothing like it was found. */
  kind: 'verbatim' | 'translated' | 'changed' | 'missing'
  /** The source's own wording where the post's is another, or only a part of it; null otherwise. */
  original: { text: string; language: Language | null; isSure: boolean } | null
  speaker: Speaker | null
  /** Where it is in its source, counted from 1. */
  paragraph: { number: number; of: number } | null
  /** The source that has it; null if there is only one. */
  page: NamedSource | null
  /** Its page, opened at the words. */
  link: string | null
}

/** More make no post that anyone reads. */
const maxShown = 20

/** What a model named in the source for a sentence of the post. */
interface Named {
  text: string
  support: readonly { text: string }[]
}

/** All quotations of the sources. */
export function quotesOfSources(sources: readonly Source[]): SourceQuote[] {
  return sources.flatMap(({ text }, source) => (isText({ source }) ? quotesOf(text, source) : []))
}

function isQuotationOrOwn({ kind, verdict }: CheckedClaim): boolean {
  return kind === 'quotation' || kind === 'words' || verdict === 'opinion'
}

/** The quotations of a post in text order, except the author's own words, titles and turns of phrase. */
export function findQuotes({
  text,
  language,
  claims,
  sources,
  quotes,
  named,
}: {
  text: string
  language: Language
  claims: readonly CheckedClaim[]
  sources: readonly Source[]
  /** Of the sources. */
  quotes: readonly SourceQuote[]
  named: readonly Named[]
}): Quote[] {
  const paragraphs = paragraphsOf(text)
  const quoted = claims.filter(
    (claim) => claim.kind === 'quotation' && claim.verdict !== 'opinion' && wordsOf(claim.text).length >= minWords,
  )
  const isCovered = ({ start, end }: Span) =>
    claims.some((claim) => isQuotationOrOwn(claim) && claim.start < end && start < claim.end)
  // in another language than the sources a quotation is no claim, because it was translated
  const translated = quotesOf(text, 0)
    .filter((quote) => !isCovered(quote))
    .map(({ start, end, text: words }) => ({ start, end, text: words, verdict: 'not-found' as const, sentence: null }))
  const all = [...quoted, ...translated].sort((one, other) => one.start - other.start)
  return all.slice(0, maxShown).map((claim) => {
    const { start, end } = claim
    const speaker = speakerAt(text, claim, { paragraphs, names: [text], language })
    const place = placeOf(claim, { text, language, speaker }, sources, quotes, named)
    const source = place && sources[place.source]
    if (!place || !source) {
      return {
        start,
        end,
        text: claim.text,
        kind: 'missing',
        original: null,
        speaker,
        paragraph: null,
        page: null,
        link: null,
      }
    }
    const words = source.text.slice(place.start, place.end)
    const original = { text: words, language: recogniseLanguage(source.text), isSure: place.isSure }
    const isVerbatim = claim.verdict === 'stated'
    return {
      start,
      end,
      text: claim.text,
      kind: isVerbatim ? 'verbatim' : [language, null].includes(original.language) ? 'changed' : 'translated',
      original: isVerbatim && isSameText(words, claim.text) ? null : original,
      speaker: place.speaker ?? speaker,
      paragraph: paragraphOf(source.text, place.start),
      page: source.page,
      link: addressOfText(source.url, words),
    }
  })
}

interface Place extends Span {
  source: number
  speaker: Speaker | null
  /** False for the best guess among quotations of another language. */
  isSure: boolean
}

function placeOf(
  claim: Pick<CheckedClaim, 'start' | 'end' | 'text' | 'verdict' | 'sentence'>,
  post: { text: string; language: Language; speaker: Speaker | null },
  sources: readonly Source[],
  all: readonly SourceQuote[],
  named: readonly Named[],
): Place | null {
  const { sentence } = claim
  if (claim.verdict === 'stated' && sentence) {
    const whole = all.find((each) => each.source === sentence.source && contains(each, sentence, claim.text))
    return { speaker: null, ...(whole ?? sentence), isSure: true }
  }
  const place = namedPlace(claim, post.text, sources, named)
  if (place) {
    const whole = all.find((each) => each.source === place.source && each.start < place.end && place.start < each.end)
    return { speaker: null, ...(whole ?? place), isSure: true }
  }
  const found = findOriginal({ text: claim.text, language: post.language, speaker: post.speaker }, all)
  return found && { ...found, isSure: found.language === post.language }
}

/** Whether this is the quotation whose words the post has, and not another one of the sentence. */
function contains(quote: SourceQuote, sentence: Span, words: string): boolean {
  const isThere = quote.start < sentence.end && sentence.start < quote.end
  return isThere && ` ${wordsOf(quote.text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `)
}

/** The sentence of a source that a model named for the one in which the post quotes. */
function namedPlace(claim: Span, text: string, sources: readonly Source[], named: readonly Named[]) {
  for (const { text: sentence, support } of named) {
    const place = placeOfWords(text, sentence)
    if (!place || place.end <= claim.start || claim.end <= place.start) continue
    for (const { text: words } of support) {
      const source = sources.findIndex((each) => each.text.includes(words))
      const start = sources[source]?.text.indexOf(words) ?? -1
      if (start >= 0) return { source, start, end: start + words.length }
    }
  }
  return null
}

function isSameText(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ')
}

function paragraphOf(text: string, place: number): Quote['paragraph'] {
  const paragraphs = paragraphsOf(text)
  const number = paragraphs.findIndex(({ start, end }) => start <= place && place <= end) + 1
  return number > 0 ? { number, of: paragraphs.length } : null
}
