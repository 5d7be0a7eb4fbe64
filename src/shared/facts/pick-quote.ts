import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'
import { lengthOf, wordCount } from '#shared/text/text-length'
import { findSpeaker } from './find-speaker.ts'
import type { Speaker } from './read-role.ts'

export interface Quote {
  /** With the mark that closes it. */
  readonly text: string
  readonly speaker: Speaker
}

interface Found {
  readonly text: string
  readonly closing: string
  readonly speaker?: Speaker
}

const quoteLength = { min: 30, max: 220 } as const
const minWords = 5

/**
 * The post's strongest real quotation: one that is also in the article, else the first. Only whole sentences with a
 * clearly named speaker: without one, readers would attribute the words to any other name nearby.
 */
export function pickQuote(post: readonly string[], article: readonly string[], language: Language): Quote | undefined {
  const names = [...post, ...article]
  const inArticle = article.flatMap((line) => quotesOf(line, names, language))
  const known = new Map(inArticle.map((quote) => [wordsOf(quote.text), quote]))
  const inPost = post.flatMap((line): (Quote & { isKnown: boolean }) | [] => {
    const [found] = quotesOf(line, names, language).filter(({ text }) => !/^\p{Ll}/u.test(text))
    const same = found && known.get(wordsOf(found.text))
    const speaker = found?.speaker ?? same?.speaker
    return found && speaker ? { text: found.text + found.closing, speaker, isKnown: same !== undefined } : []
  })
  const best = inPost.find(({ isKnown }) => isKnown) ?? inPost[0]
  return best && { text: best.text, speaker: best.speaker }
}

/** Every quotation of a paragraph that is long enough to be speech rather than a title. */
function quotesOf(paragraph: string, names: readonly string[], language: Language): Found[] {
  return [...paragraph.matchAll(marksOf(paragraph, language))].flatMap((match): Found | [] => {
    const text = match.slice(1).find(Boolean)?.trim().replace(/,$/u, '') ?? ''
    const isLong = lengthOf(text) >= quoteLength.min && text.length <= quoteLength.max
    if (!isLong || wordCount(text) < minWords) return []
    const closing = closingOf(match[0])
    const speaker = findSpeaker(
      { before: paragraph.slice(0, match.index), after: paragraph.slice(match.index + match[0].length), names },
      language,
    )
    return speaker ? { text, closing, speaker } : { text, closing }
  })
}

/** The closing mark as written, with the space before it in French. Straight marks become curly ones. */
function closingOf(quotation: string): string {
  const closing = /[\u00a0\u202f ]?.$/u.exec(quotation)?.[0] ?? ''
  return closing.trim() === '"' ? '”' : closing.replace(' ', '\u00a0')
}

const curly = /“([^“”]+)”|«([^«»]+)»|"([^"]+)"/gu
const curlyInwards = /“([^“”]+)”|»([^«»]+)«|"([^"]+)"/gu
const below = /„([^„“”]+)[“”]|«([^«»]+)»|"([^"]+)"/gu
const belowInwards = /„([^„“”]+)[“”]|»([^«»]+)«|"([^"]+)"/gu

/** The same sign closes in one language and opens in another, so the paragraph's first mark decides. */
function marksOf(paragraph: string, language: Language): RegExp {
  const isBelow = paragraph.includes('„') || languagePacks[language].facts.opensQuotationsBelow
  const pointsInwards = /[«»]/u.exec(paragraph)?.[0] === '»'
  return isBelow ? (pointsInwards ? belowInwards : below) : pointsInwards ? curlyInwards : curly
}

/** What two writings of one sentence share. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
