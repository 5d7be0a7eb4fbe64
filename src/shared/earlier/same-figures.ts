import type { NumberClaim, Passage } from '#shared/grounding/claims'
import { readPostLine } from '#shared/grounding/find-claims'
import { isSame } from '#shared/grounding/same-number'
import type { Language } from '#shared/rules/languages'
import { paragraphsOf } from '#shared/text/sentences'
import { countStems } from './quick-stems.ts'

/** A figure of a post that an earlier text has with the same subject. */
export interface SameFigure {
  /** As the post has it. */
  text: string
  /** The earlier sentence. */
  sentence: string
}

/** A figure that is worth remembering, with the words that find it in an index. */
export interface Figure {
  claim: NumberClaim
  digits: string
}

const noFigures: ReadonlySet<string | null> = new Set(['ordinal', 'time', 'decade'])
/** Smaller counts occur everywhere. */
const smallest = 13
/** Content words that two sentences with one subject share at least. */
const sharedWords = 2

/** The figures of a post, each value once; not those in words, which no index finds. */
export function figuresOf(post: string, language: Language): Figure[] {
  const found = new Map<string, Figure>()
  for (const { numbers } of passagesOf(post, language))
    for (const claim of numbers) {
      const [value = 0] = claim.values
      const digits = claim.text.match(/\p{Nd}+/gu)?.join(' ')
      const isFigure = claim.unit === null ? value >= smallest : !noFigures.has(claim.unit)
      if (digits && isFigure && !found.has(claim.text)) found.set(claim.text, { claim, digits })
    }
  return [...found.values()]
}

/** Which of these figures an earlier text has too. Reads only the lines that have their digits. */
export function findSameFigures(figures: readonly Figure[], earlier: string, language: Language): SameFigure[] {
  return paragraphsOf(earlier).flatMap(({ start, end }) => {
    const line = earlier.slice(start, end)
    if (!figures.some((figure) => mayHave(line, figure))) return []
    return readPostLine(line, 0, language).passages.flatMap((passage) =>
      figures.flatMap(({ claim }) => (hasFigure(passage, claim) ? { text: claim.text, sentence: passage.text } : [])),
    )
  })
}

function mayHave(line: string, { claim, digits }: Figure): boolean {
  const runs = digits.split(' ')
  if (!runs.every((run) => line.includes(run))) return false
  const inLine = new Set(line.match(/\p{Nd}+/gu))
  return runs.every((run) => inLine.has(run)) && countStems(line, claim.passage.stems, sharedWords) >= sharedWords
}

function hasFigure(passage: Passage, claim: NumberClaim): boolean {
  const isThere = passage.numbers.some((other) => isSame(claim, other) && isSame(other, claim))
  return isThere && [...claim.passage.stems].filter((stem) => passage.stems.has(stem)).length >= sharedWords
}

function passagesOf(text: string, language: Language): Passage[] {
  return paragraphsOf(text).flatMap(({ start, end }) => readPostLine(text.slice(start, end), start, language).passages)
}
