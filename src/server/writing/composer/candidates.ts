import type { Language } from '#shared/rules/languages'
import { fitnessOf, leansBack, standfirstFitness } from './fitness.ts'
import type { Sentence } from './sentences.ts'

export interface Candidate extends Sentence {
  /** How well it stands without its neighbours, above 0 and at most 1. */
  fitness: number
  /** The sentence with the one after it, where that leans on it and both make a short paragraph; else the sentence. */
  passage: string
}

const maxPassageChars = 280
const firmFitness = 0.6
const standfirstParagraphs = 2

/** "BERLIN (dpa) - ", "(Reuters) — ", "NEW YORK — ": where and by whom, before the sentence proper. */
const dateline =
  /^(?:[\p{L}\p{N} .,/'’-]{0,60}\((?:AP|UPI|AFP|DPA|dpa|Reuters|Bloomberg|ANSA|EFE|Lusa|LUSA|SID|sid|KNA|epd|APA|ATS|PTI|CNN|[\p{L}]{2,12}\/[\p{L}]{2,12})\)\s*[-–—:]*\s*|\p{Lu}[\p{Lu} .,'-]{2,40}(?:,\s[\p{L}\p{N} .]{2,20})?\s*[–—]\s+|\p{Lu}\p{Ll}+\s*\((?:dpa|AFP|ots|Reuters)[^)]{0,12}\)\s*[-–—]\s*)/u
const listMark = /^(?:[•·▪●○◦‣➤►→*–—-]|\(?\d{1,2}[.)])\s+(?=\S)/u

/** Takes list marks and datelines off the front; what remains still stands in the source as it is. */
export function stripPrefix(text: string): string {
  return text.replace(listMark, '').replace(dateline, '')
}

/** The sentences that may go into a post, stripped of prefixes, each text once. */
export function findCandidates(
  sentences: readonly Sentence[],
  titleStems: ReadonlySet<string>,
  language: Language | null,
): Candidate[] {
  const candidates: Candidate[] = []
  const seen = new Set<string>()
  for (const sentence of sentences) {
    const text = stripPrefix(sentence.text)
    const before = candidates.at(-1)
    if (seen.has(text.toLowerCase())) continue
    seen.add(text.toLowerCase())
    // with a mark taken off between them, the two together would not stand in the source
    if (before && text === sentence.text && canFollow(before, sentence, language)) {
      before.passage = `${before.text} ${text}`
      continue
    }
    const isNearTop = sentence.paragraph < standfirstParagraphs
    const fitness = fitnessOf(text, language) || (isNearTop ? standfirstFitness(text, titleStems, language) : 0)
    if (fitness > 0) candidates.push({ ...sentence, text, fitness, passage: text })
  }
  return candidates
}

function canFollow(before: Candidate, sentence: Sentence, language: Language | null): boolean {
  if (sentence.index !== before.index + 1 || before.fitness < firmFitness) return false
  return before.text.length + sentence.text.length < maxPassageChars && leansBack(sentence.text, language)
}
