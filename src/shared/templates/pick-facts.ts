import type { Facts } from '#shared/designs/facts'
import { type Language, languages } from '#shared/rules/languages'
import { parseAddress } from '#shared/text/parse-address'
import { pickNumber } from './pick-number.ts'
import { pickPoints } from './pick-points.ts'
import { pickQuote } from './pick-quote.ts'
import { type Line, plainLines, sentencesOf } from './plain-lines.ts'

export interface PostMatter {
  readonly content: string
  readonly title: string
  readonly sourceTitle: string | null
  readonly sourceUrl: string | null
  readonly articleText: string
  readonly authorName: string | null
  readonly siteName: string | null
  readonly language: Language
  /** As the article gives it; used where it starts with a day, YYYY-MM-DD. */
  readonly publishedAt: string | null
}

/** An article's further text repeats itself more than it adds. */
const articleCharacters = 60_000

/**
 * What a graphic can say for a post, all of it verbatim from the post or its article. Nothing is made up: what is not
 * there is left out, and no sentence of the post passes for somebody's words.
 */
export function pickFacts(matter: PostMatter): Facts {
  const { content, articleText, language } = matter
  const lines = plainLines(content)
  const post = lines.map(({ text }) => text)
  const article = plainLines(articleText.slice(0, articleCharacters)).map(({ text }) => text)
  const sentences = (texts: readonly string[]) => texts.flatMap((text) => sentencesOf(text, language))

  const quote = pickQuote(post, article, language)
  const number = pickNumber(sentences(post), sentences(article), language)
  const [point1, point2, point3, point4, point5, point6] = pickPoints(lines, language)
  return withoutEmpty({
    title: titleOf(matter, sentences(post)[0]),
    quote: quote?.text,
    // beside a quotation a name says who spoke, so the article's author never stands there
    author: quote?.speaker ?? personIn(matter),
    number: number?.number,
    numberLabel: number?.label,
    point1,
    point2,
    point3,
    point4,
    point5,
    point6,
    question: questionIn(lines, language),
    source: matter.siteName?.trim() || hostOf(matter.sourceUrl),
    date: dateOf(matter.publishedAt, language),
  })
}

/** What a post asks its readers at its end; more is no line to be remembered. */
function questionIn(lines: readonly Line[], language: Language): string | undefined {
  const last = lines.at(-1)
  const question = last && sentencesOf(last.text, language).at(-1)
  return question && /[?？؟]$/u.test(question) && question.length <= longestQuestion ? question : undefined
}

const longestQuestion = 140

function withoutEmpty(facts: Readonly<Record<string, string | undefined>>): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value))
}

/** More is no headline. */
const longestTitle = 160
const isCut = (text: string) => /(?:…|\.\.\.)$/u.test(text)

/** The post's own title; where that was cut, the source's that it is the start of, else how the post begins. */
function titleOf({ title, sourceTitle }: PostMatter, opening: string | undefined): string | undefined {
  const own = title.trim()
  if (!isCut(own)) return own
  const start = own.replace(/\s*(?:…|\.\.\.)$/u, '')
  const whole = sourceTitle?.trim() ?? ''
  if (whole.length > start.length && whole.startsWith(start) && !isCut(whole)) return whole
  return opening !== undefined && opening.length <= longestTitle && !isCut(opening) ? opening : undefined
}

/** Who wrote the article, unless its byline names the publication or nobody in particular. */
function personIn({ authorName, siteName, sourceUrl }: PostMatter): string | undefined {
  const name = authorName?.trim() ?? ''
  const plain = (text: string | null | undefined) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const outlet = [plain(siteName), plain(hostOf(sourceUrl)?.split('.').at(-2))].filter((each) => each.length > 2)
  const isOutlet = outlet.some((each) => plain(name).includes(each) || each.includes(plain(name)))
  return name === '' || isOutlet || nobody.test(name) ? undefined : name
}

const nobody =
  /\b(?:staff|editors?|editorial|newsroom|desk|team|agency|redaktion|rédaction|redacción|redazione|redação|reuters|dpa|afp|ap)\b/iu

function hostOf(address: string | null): string | undefined {
  return parseAddress(address ?? '')?.hostname.replace(/^www\./u, '')
}

function dateOf(published: string | null, language: Language): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/u.exec(published ?? '')?.[0]
  const moment = day ? new Date(`${day}T00:00:00Z`) : undefined
  if (!moment || Number.isNaN(moment.getTime())) return undefined
  const locale = language === 'english' ? 'en-GB' : languages[language].code
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
}
