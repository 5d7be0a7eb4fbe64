import { findInstructions } from '#shared/grounding/find-instructions'
import type { Language } from '#shared/rules/languages'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { fitnessOf, standfirstFitness } from './fitness.ts'
import { countsFromDay, hasTies } from './other-languages.ts'
import type { Sentence } from './sentences.ts'
import type { TextForm } from './text-form.ts'
import { withDates } from './time-words.ts'

export interface Candidate extends Sentence {
  /** How well it stands without its neighbours, above 0 and at most 1. */
  fitness: number
  /** As it is quoted: with its time words as dates in square brackets. */
  dated: string
}

/** The language of a source, null for none of ours, and how it is written. */
export interface SourceWriting {
  language: Language | null
  form: TextForm
}

const standfirstParagraphs = 2
const sentencesOfOther = 4
/** Longer sentences are never quoted. */
const maxQuotedChars = 300

/** "BERLIN (dpa) - ", "(Reuters) — ", "NEW YORK — ": where and by whom, before the sentence proper. */
const dateline =
  /^(?:[\p{L}\p{N} .,/'’-]{0,60}\((?:AP|UPI|AFP|DPA|dpa|Reuters|REUTERS|Bloomberg|ANSA|EFE|Lusa|LUSA|SID|sid|KNA|epd|APA|ATS|PTI|CNN|[\p{L}]{2,12}\/[\p{L}]{2,12})\)\s*[-–—:]*\s*|\p{Lu}[\p{Lu} .,'-]{2,40}(?:,\s[\p{L}\p{N} .]{2,20})?\s*[–—-]\s+|\p{Lu}[\p{L} ]{2,25}(?:,\s|\/)\d{1,2}\.?\s?\p{L}{3,10}\s\d{4}\s*[–—-]\s*|\p{Lu}\p{Ll}+\s*\((?:dpa|AFP|ots|Reuters)[^)]{0,12}\)\s*[-–—]\s*)/u
const listMark = /^(?:[•·▪●○◦‣➤►→*–—-]|\(?\d{1,2}[.)])\s+(?=\S)/u

/** Takes list marks and datelines off the front; what remains still stands in the source as it is. */
function stripPrefix(text: string): string {
  return text.replace(listMark, '').replace(dateline, '')
}

/** The sentences that can be quoted alone, stripped of prefixes, each text once. */
export function findCandidates(
  sentences: readonly Sentence[],
  titleStems: ReadonlySet<string>,
  { language, form }: SourceWriting,
  published: string | null,
): Candidate[] {
  const candidates: Candidate[] = []
  const seen = new Set<string>()
  // of a language without rules, the beginning, which has nothing before it to lean on
  const hasRules = language !== null || hasTies(form.locale)
  const known = withoutInstructions(hasRules ? sentences : sentences.slice(0, sentencesOfOther))
  for (const sentence of known) {
    const text = stripPrefix(sentence.text)
    if (sentence.mayGoOn || seen.has(text.toLowerCase())) continue
    seen.add(text.toLowerCase())
    const isTold = text.length <= maxQuotedChars && (language !== null || !countsFromDay(text, form.locale))
    const dated = isTold ? withDates(text, published, language) : null
    if (dated === null || isForeign(text, language)) continue
    const isNearTop = sentence.paragraph < standfirstParagraphs
    const fitness =
      fitnessOf(dated, language, form) || (isNearTop ? standfirstFitness(dated, titleStems, language, form) : 0)
    if (fitness > 0) candidates.push({ ...sentence, text, fitness, dated })
  }
  return candidates
}

/** A comment or a slogan in another language than the article. */
function isForeign(text: string, language: Language | null): boolean {
  const own = recogniseLanguage(text)
  return language !== null && own !== null && own !== language
}

/** Without what a page says to machines, and what follows it in its paragraph: the author is not to sign it. */
export function withoutInstructions(sentences: readonly Sentence[]): Sentence[] {
  let spoiled = -1
  return sentences.filter(({ text, paragraph }) => {
    if (findInstructions(text, [{ start: 0, end: text.length }]).length > 0) spoiled = paragraph
    return paragraph !== spoiled
  })
}
