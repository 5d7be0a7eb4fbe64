import type { Passage } from '#shared/grounding/claims'
import { readPostLine } from '#shared/grounding/find-claims'
import type { Language } from '#shared/rules/languages'
import { paragraphsOf } from '#shared/text/sentences'
import { countStems } from './quick-stems.ts'

/** A sentence of a post beside one of an earlier text on the same subject: perhaps they contradict each other. */
export interface SentencePair {
  here: string
  earlier: string
  /** Which of the earlier texts. */
  text: number
  /** The share of the shorter sentence's words that both have, above 1 with many words. */
  likeness: number
}

/** Content words in common, and their share of the shorter sentence, from which two sentences have one subject. */
const minShared = 2
const alike = 0.4
/** Of each sentence of the post. */
const maxOfEach = 2

/** All pairs of sentences with one subject. Sentences that are the same say nothing new. */
export function pairSentences(post: string, earlier: readonly string[], language: Language): SentencePair[] {
  const own = passagesOf(post, language)
  const stems = new Set(own.flatMap((passage) => [...passage.stems]))
  const known = earlier.flatMap((content, text) =>
    passagesOf(content, language, stems).map((passage) => ({ passage, text })),
  )
  return own.flatMap((passage) =>
    known.flatMap(({ passage: other, text }) => {
      const score = likeness(passage, other)
      return score === 0 ? [] : [{ here: passage.text, earlier: other.text, text, likeness: score }]
    }),
  )
}

/** The nearest of them, best first. */
export function nearestPairs(pairs: readonly SentencePair[], most: number): SentencePair[] {
  const counts = new Map<string, number>()
  return pairs
    .toSorted((a, b) => b.likeness - a.likeness)
    .filter(({ here }) => {
      const count = (counts.get(here) ?? 0) + 1
      counts.set(here, count)
      return count <= maxOfEach
    })
    .slice(0, most)
}

/** The words that find earlier texts on a sentence's subject: its names, then its longest words. */
export function subjectWords(post: string, language: Language, most: number): string[] {
  return passagesOf(post, language)
    .map(({ tokens, names, stems }) => {
      const named = names.filter(({ isSure }) => isSure).flatMap(({ words }) => words)
      const long = tokens
        .filter(({ kind, word }) => kind === 'word' && word.length > 4)
        .map(({ word }) => word)
        .sort((a, b) => b.length - a.length)
      return stems.size < minShared ? '' : [...new Set([...named, ...long])].slice(0, 2).join(' ')
    })
    .filter((words) => words.includes(' '))
    .slice(0, most)
}

function likeness(a: Passage, b: Passage): number {
  if (a.key === b.key) return 0
  const shared = [...a.stems].filter((stem) => b.stems.has(stem)).length
  const share = shared / Math.max(1, Math.min(a.stems.size, b.stems.size))
  return shared >= minShared && share >= alike ? share + shared / 100 : 0
}

/** The statements of a text; with stems, those of lines that have some of them. */
function passagesOf(text: string, language: Language, stems?: ReadonlySet<string>): Passage[] {
  return paragraphsOf(text).flatMap(({ start, end }) => {
    const line = text.slice(start, end)
    if (stems && countStems(line, stems, minShared) < minShared) return []
    const { passages, namesSource } = readPostLine(line, start, language)
    return namesSource ? [] : passages.filter(({ text: sentence }) => !/\?["”’»)]*$/u.test(sentence))
  })
}
