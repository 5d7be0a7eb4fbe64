import type { Facts, Words } from '#shared/designs/facts'
import type { Language } from '#shared/rules/languages'
import { dateOf, outletOf, personIn, sourceTitleOf, titleOf } from './about-source.ts'
import { tellsOwnNews } from './kind-of-matter.ts'
import { pickComparison } from './pick-comparison.ts'
import { pickEvent } from './pick-event.ts'
import { type KeyFigure, pickFigures } from './pick-figures.ts'
import { pickMyth } from './pick-myth.ts'
import { pickPoints } from './pick-points.ts'
import { pickQuote } from './pick-quote.ts'
import { pickSeries } from './pick-series.ts'
import { pickSlides } from './pick-slides.ts'
import { pickTimeline } from './pick-timeline.ts'
import { type Line, plainLines, sentencesOf } from './plain-lines.ts'
import type { PostMatter } from './post-matter.ts'

/** An article's further text repeats itself more than it adds. */
const articleCharacters = 60_000

/**
 * All facts a graphic can show for a post, verbatim from the post or its article. Missing facts stay missing, and no
 * sentence of the post is presented as someone's quotation.
 */
export function pickFacts(matter: PostMatter): Facts {
  const { content, articleText, language } = matter
  const lines = plainLines(content)
  const articleLines = plainLines(articleText.slice(0, articleCharacters))
  const [post, article] = [lines, articleLines].map((each) => each.map(({ text }) => text)) as [string[], string[]]
  const paragraphs = post.map((text) => sentencesOf(text, language))
  const sentences = paragraphs.flat()
  const articleSentences = article.flatMap((text) => sentencesOf(text, language))

  const quote = pickQuote(post, article, language)
  const figures = pickFigures(paragraphs, articleSentences, language)
  const series = pickSeries(lines, articleLines, language)
  const hook = hookIn(sentences[0])
  const slides = pickSlides(lines, language, hook)
  const words = withoutEmpty({
    title: titleOf(matter, openingOf(lines, paragraphs)),
    hook,
    quote: quote?.text,
    // next to a quotation a name means its speaker, so the article's author is never used there
    author: quote?.speaker.name ?? personIn(matter),
    role: quote?.speaker.role,
    ...numbered(
      ['number', 'number2', 'number3'],
      figures.map(({ number }) => number),
    ),
    ...numbered(
      ['numberLabel', 'numberLabel2', 'numberLabel3'],
      figures.map(({ label }) => label),
    ),
    ...pickComparison(sentences, language),
    ...numbered(['point1', 'point2', 'point3', 'point4', 'point5', 'point6'], pickPoints(lines, language)),
    ...momentsIn(lines, language),
    ...pickMyth(lines),
    ...pickEvent(content, lines, language),
    question: questionIn(lines, language),
    source: outletOf(matter),
    sourceTitle: sourceTitleOf(matter),
    date: dateOf(matter.publishedAt, language),
  })
  return {
    ...words,
    ...(series && { series }),
    ...(slides.length > 0 && { slides }),
    ...(tellsOwnNews(sentences, language) && { isOwnNews: true }),
    ...(areOfOneUnit(figures) && { areOfOneUnit: true }),
  }
}

function areOfOneUnit([one, other]: readonly KeyFigure[]): boolean {
  return one?.unit !== undefined && one.unit === other?.unit
}

type Found = { readonly [Field in keyof Words]?: string | undefined }

function numbered(fields: readonly (keyof Words)[], values: readonly string[]): Found {
  return Object.fromEntries(fields.map((field, index) => [field, values[index]]))
}

function momentsIn(lines: readonly Line[], language: Language): Found {
  const moments = pickTimeline(lines, language)
  return {
    ...numbered(
      ['when1', 'when2', 'when3', 'when4', 'when5'],
      moments.map(({ when }) => when),
    ),
    ...numbered(
      ['event1', 'event2', 'event3', 'event4', 'event5'],
      moments.map(({ event }) => event),
    ),
  }
}

const longestHook = 120

/** What a post opens with; the first entry of a list where the first line only announces it. */
function openingOf([first, second]: readonly Line[], paragraphs: readonly (readonly string[])[]): string | undefined {
  return paragraphs[first?.text.endsWith(':') && second?.isEntry ? 1 : 0]?.[0]
}

/** The post's opening, if it makes sense on its own. */
function hookIn(opening: string | undefined): string | undefined {
  return opening && opening.length <= longestHook && !/[:…,]$|\.\.\.$/u.test(opening) ? opening : undefined
}

/** The question a post ends with; longer text is not memorable enough. */
function questionIn(lines: readonly Line[], language: Language): string | undefined {
  const last = lines.at(-1)
  const question = last && sentencesOf(last.text, language).at(-1)
  return question && /[?？؟]$/u.test(question) && question.length <= longestQuestion ? question : undefined
}

const longestQuestion = 140

function withoutEmpty(found: Found): Words {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}
