import type { Language } from '#shared/rules/languages'
import { findSpeaker } from './find-speaker.ts'

export interface Quote {
  readonly text: string
  readonly speaker?: string
}

const quoteLength = { min: 30, max: 220 } as const
const fewestWords = 5

/**
 * The strongest real quotation: one that stands in the post and in the article, else in the post, else in the article;
 * among these the one whose speaker is named, else the first.
 */
export function pickQuote(post: readonly string[], article: readonly string[], language: Language): Quote | undefined {
  const inPost = post.flatMap((line) => quotesOf(line, language))
  const inArticle = article.flatMap((line) => quotesOf(line, language))
  const known = new Map(inArticle.map((quote) => [wordsOf(quote.text), quote]))
  const inBoth = inPost.flatMap((quote): Quote | [] => {
    const same = known.get(wordsOf(quote.text))
    if (!same) return []
    return quote.speaker || !same.speaker ? quote : { ...quote, speaker: same.speaker }
  })
  const best = [inBoth, inPost, inArticle].find((quotes) => quotes.length > 0) ?? []
  return best.find(({ speaker }) => speaker) ?? best[0]
}

/** Every quotation of a paragraph that is long enough to be somebody's words rather than a title. */
function quotesOf(paragraph: string, language: Language): Quote[] {
  return [...paragraph.matchAll(marksOf(paragraph, language))].flatMap((match): Quote | [] => {
    const text = match.slice(1).find(Boolean)?.trim().replace(/,$/u, '') ?? ''
    const isLong = text.length >= quoteLength.min && text.length <= quoteLength.max
    if (!isLong || text.split(/\s+/u).length < fewestWords) return []
    const speaker = findSpeaker(
      paragraph.slice(0, match.index),
      paragraph.slice(match.index + match[0].length),
      language,
    )
    return speaker ? { text, speaker } : { text }
  })
}

/** The same sign closes in one language and opens in another, so the paragraph's first one decides. */
function marksOf(paragraph: string, language: Language): RegExp {
  const isGerman = paragraph.includes('„') || language === 'german'
  const curly = isGerman ? '„([^„“”]+)[“”]' : '“([^“”]+)”'
  const firstPointed = /[«»]/u.exec(paragraph)?.[0]
  const pointed = firstPointed === '»' ? '»([^«»]+)«' : '«([^«»]+)»'
  return new RegExp(`${curly}|${pointed}|"([^"]+)"`, 'gu')
}

/** What two writings of one sentence share. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
