import { findInstructions } from '#shared/grounding/find-instructions'
import { cutText } from '#shared/linkedin/cut'
import type { Language } from '#shared/rules/languages'
import type { PostBrief } from '#shared/rules/post-brief'
import { recogniseLanguage } from '#shared/text/recognise-language'
import type { WritingSource } from '../writer.ts'
import { dependsOnAnother, fitnessOf, isWellFormed, speaksToReader } from './fitness.ts'
import { inRow, type Sentence, splitSentences } from './sentences.ts'
import { withDates } from './time-words.ts'
import { subjectStems } from './words.ts'

/** A passage of the source, verbatim, that a reader understands without the rest. */
export interface Fact {
  text: string
  /** As it is quoted: with its time words as dates in square brackets. */
  dated: string
  /** Number of its first sentence. */
  index: number
  sentences: number
  stems: ReadonlySet<string>
  hasFigure: boolean
  /** It begins the text or with the headline's subject, tells a figure, or what the author wants told. */
  isOnSubject: boolean
  score: number
}

/** Longer passages are never quoted. */
const maxChars = 300
/** More than a beginning needs. */
const readForBeginning = 4_000
/** Notes, teasers and the author's biography stand at the end: of a longer text its last part is not quoted. */
const bodyShare = 0.75
const minParagraphs = 8
/** Two passages this alike say the same thing. */
const sameSaid = 0.6
/** An article is about what its headline names, and about the words it comes back to most. */
const topicStems = 12
const sentencesCounted = 120
/** All of a short text is on its subject. */
const shortText = 12
/** Above the beginning stand at most a name, a place and a caption. */
const openingParagraphs = 3
/** A sentence's subject is among its first words of content. */
const subjectStemsAtFront = 4
/** A shorter sentence says something only with a figure. */
const minCharsWithoutFigure = 50
/** The headline tells what a text is about, the beginning tells it first. An angle of the author's outweighs both. */
const weights = { title: 0.7, lead: 0.45, figure: 0.2, subject: 0.15, angle: 1.2 }
/** If a number structures the post. */
const figureOfNumber = 0.6

/** "BERLIN (dpa) - ", "(Reuters) — ", "NEW YORK — ": where and by whom, before the sentence proper. */
const dateline =
  /^(?:[\p{L}\p{N} .,/'’-]{0,60}\((?:AP|UPI|AFP|DPA|dpa|Reuters|REUTERS|Bloomberg|ANSA|EFE|Lusa|LUSA|SID|sid|KNA|epd|APA|ATS|PTI|CNN|[\p{L}]{2,12}\/[\p{L}]{2,12})\)\s*[-–—:]*\s*|\p{Lu}[\p{Lu} .,'-]{2,40}(?:,\s[\p{L}\p{N} .]{2,20})?\s*[–—-]\s+|\p{Lu}[\p{L} ]{2,25}(?:,\s|\/)\d{1,2}\.?\s?\p{L}{3,10}\s\d{4}\s*[–—-]\s*|\p{Lu}\p{Ll}+\s*\((?:dpa|AFP|ots|Reuters)[^)]{0,12}\)\s*[-–—]\s*)/u
const listMark = /^(?:[•·▪●○◦‣➤►→*–—-]|\(?\d{1,2}[.)])\s+(?=\S)/u

/**
 * What an article has to say on its headline's subject, in its order: each a sentence that stands alone, with the one
 * behind it where that gives its figure. Of a language without rules only the beginning, which has nothing to lean on.
 */
export function findFacts(
  sentences: readonly Sentence[],
  source: Pick<WritingSource, 'title' | 'published'>,
  language: Language | null,
  { angle, form }: Pick<PostBrief, 'angle' | 'form'> = { angle: null, form: null },
): Fact[] {
  const passages = passagesIn(bodyOf(sentences), source.published, language)
  const title = new Set(subjectStems(source.title, language))
  const wanted = new Set(subjectStems(angle ?? '', language))
  const topic = new Set([...title, ...wanted, ...commonest(sentences, language)])
  const figureWeight = form === 'number' ? figureOfNumber : weights.figure
  return passages
    .filter((passage) => sentences.length <= shortText || isAbout(passage, title, topic))
    .filter(({ stems }) => !repeatsTitle(stems, title))
    .map(({ fitness, isBeginning, ...fact }) => {
      const named = [...fact.stems].findIndex((stem) => title.has(stem))
      const isNamedFirst = named >= 0 && named < subjectStemsAtFront
      const worth =
        weights.title * coverage(fact.stems, title) +
        weights.lead / (1 + fact.index / 4) +
        weights.angle * likeness(fact.stems, wanted) +
        (fact.hasFigure ? figureWeight : 0) +
        (isNamedFirst ? weights.subject : 0)
      const isOnSubject = isBeginning || isNamedFirst || fact.hasFigure || coverage(fact.stems, wanted) > 0.5
      return { ...fact, isOnSubject, score: fitness * worth }
    })
}

/** A word of the headline, or two of the topic; one of the topic in a figure or at the beginning. */
function isAbout(
  { stems, hasFigure, isBeginning }: Passage,
  title: ReadonlySet<string>,
  topic: ReadonlySet<string>,
): boolean {
  const shared = (others: ReadonlySet<string>) => [...stems].filter((stem) => others.has(stem)).length
  return shared(title) >= 1 || shared(topic) >= (hasFigure || isBeginning ? 1 : 2)
}

function commonest(sentences: readonly Sentence[], language: Language | null): string[] {
  const counts = new Map<string, number>()
  for (const { text } of sentences.slice(0, sentencesCounted))
    for (const stem of new Set(subjectStems(text, language))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return sorted.slice(0, topicStems).map(([stem]) => stem)
}

/** Says what the headline says, with at most a word more. */
function repeatsTitle(stems: ReadonlySet<string>, title: ReadonlySet<string>): boolean {
  const shared = [...stems].filter((stem) => title.has(stem)).length
  return shared > 0.75 * title.size && stems.size <= title.size + 1
}

type Passage = Omit<Fact, 'score' | 'isOnSubject'> & { fitness: number; isBeginning: boolean }

function passagesIn(sentences: readonly Sentence[], published: string | null, language: Language | null): Passage[] {
  const passages: Passage[] = []
  const seen = new Set<string>()
  sentences.forEach((sentence, place) => {
    const isBeginning = passages.length === 0 && sentence.paragraph < openingParagraphs
    if (language === null && !isBeginning) return
    const first = stripPrefix(sentence.text)
    if (sentence.mayGoOn || seen.has(first) || !isWellFormed(first)) return
    seen.add(first)
    const fitness = fitnessOf(withDates(first, published, language) ?? '', language)
    if (fitness === 0 || !(isBeginning || mayStand(first, language))) return
    const next = sentences[place + 1]
    const goesOn = next && (isBeginning || next.paragraph === sentence.paragraph) ? next.text : ''
    for (const text of withNext(first, goesOn, language, isBeginning)) {
      const dated = withDates(text, published, language)
      if (dated === null || text.length > maxChars) continue
      const stems = new Set(subjectStems(text, language))
      const count = text === first ? 1 : 2
      passages.push({
        text,
        dated,
        stems,
        fitness,
        isBeginning,
        index: sentence.index,
        sentences: count,
        hasFigure: hasFigure(text),
      })
      return
    }
  })
  return passages
}

/** Without a figure a short sentence, or one to the reader, says little. */
function mayStand(text: string, language: Language | null): boolean {
  if (language === null) return true
  const own = recogniseLanguage(text)
  if (own !== null && own !== language) return false // a comment or a slogan
  return hasFigure(text) || (text.length >= minCharsWithoutFigure && !speaksToReader(text, language))
}

/** With the next sentence, which leans on it and gives its figure or goes on the beginning; then without. */
function withNext(first: string, next: string, language: Language | null, isBeginning: boolean): string[] {
  const adds = isBeginning || (hasFigure(next) && !hasFigure(first))
  if (!adds || fitnessOf(next, language, { mayLean: true }) === 0) return [first]
  return language === null || dependsOnAnother(next, language) ? [inRow(first, next), first] : [first]
}

/** The first sentences of a text, verbatim, as many as are quoted; null where it only speaks to machines. */
export function findBeginning({ text: whole }: Pick<WritingSource, 'text'>, language: Language | null): Fact | null {
  const sentences = bodyOf(splitSentences(cutText(whole, readForBeginning, '', { atWord: true }), language))
  let text = sentences[0]?.text ?? ''
  let count = 1
  for (const next of sentences.slice(1)) {
    if (inRow(text, next.text).length > maxChars) break
    text = inRow(text, next.text)
    count += 1
  }
  if (text === '') return null
  const shown = cutText(text, maxChars, '…', { atWord: true })
  return {
    text: shown,
    dated: shown,
    index: 0,
    sentences: count,
    stems: new Set(subjectStems(shown, language)),
    hasFigure: hasFigure(shown),
    isOnSubject: true,
    score: 1,
  }
}

/** Without the end of a longer text, and without what it says to machines. */
export function bodyOf(sentences: readonly Sentence[]): Sentence[] {
  const paragraphs = (sentences.at(-1)?.paragraph ?? 0) + 1
  const end = paragraphs < minParagraphs ? paragraphs : Math.ceil(bodyShare * paragraphs)
  return withoutInstructions(sentences.filter(({ paragraph }) => paragraph < end))
}

/** Instructions to machines go, with what follows them in their paragraph: the author must not publish them. */
function withoutInstructions(sentences: readonly Sentence[]): Sentence[] {
  let spoiled = -1
  return sentences.filter(({ text, paragraph }) => {
    if (findInstructions(text, [{ start: 0, end: text.length }]).length > 0) spoiled = paragraph
    return paragraph !== spoiled
  })
}

/** Removes list marks and datelines from the front; the rest is still verbatim. */
function stripPrefix(text: string): string {
  return text.replace(listMark, '').replace(dateline, '')
}

/** An amount or a share; a year, a day or an ordinal means little by itself. */
export function hasFigure(text: string): boolean {
  const figures =
    text.match(/(?<![\p{L}\p{Nd}.,-])\p{Nd}+(?:[.,\u00A0\u202F]\p{Nd}+)*\s?(?:%|[€$£]|\p{L}+)?|[€$£]\s?\p{Nd}+/gu) ?? []
  return figures.some(
    (figure) => !/^(?:1[5-9]|20)\p{Nd}\p{Nd}(?!\p{Nd})|^\p{Nd}+(?:st|nd|rd|th)$|^\p{Nd}$/u.test(figure),
  )
}

/** How much of the headline a passage speaks of, however long it is. */
function coverage(stems: ReadonlySet<string>, title: ReadonlySet<string>): number {
  return [...title].filter((stem) => stems.has(stem)).length / Math.max(1, title.size)
}

/** Cosine of two sets of words: 0 nothing in common, 1 the same. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  return [...a].filter((stem) => b.has(stem)).length / Math.sqrt(a.size * b.size)
}

/** Whether a passage is among others, or repeats one of them. */
export function repeatsAny(fact: Fact, said: readonly Fact[]): boolean {
  return said.some((other) => other === fact || likeness(fact.stems, other.stems) > sameSaid)
}

/** The best that say something new, as long as `fits` accepts them. */
export function chooseFacts(
  pool: readonly Fact[],
  alreadySaid: readonly Fact[],
  wanted: number,
  fits: (facts: readonly Fact[]) => boolean = () => true,
): Fact[] {
  const facts: Fact[] = []
  for (const fact of byWorth(pool)) {
    if (facts.length >= wanted) break
    if (!repeatsAny(fact, [...alreadySaid, ...facts]) && fits([...facts, fact])) facts.push(fact)
  }
  return facts
}

/** The best first. */
export function byWorth(pool: readonly Fact[]): Fact[] {
  return pool.toSorted((a, b) => b.score - a.score)
}
