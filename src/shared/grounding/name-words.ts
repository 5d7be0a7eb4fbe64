import type { NameClaim } from './claims.ts'
import { fold } from './exonyms.ts'
import { baseOf, type SourceIndex } from './index-source.ts'
import { isCapital } from './tokens.ts'

/** Under another form: Russian for Russia, United Nations for UN. */
export function isAlsoIn({ words }: NameClaim, sentence: number, index: SourceIndex): boolean {
  const { bases, initials } = nameWordsOf(index, sentence)
  return words.some((word) => bases.has(baseOf(word)) || (word.length < 6 && initials.includes(word)))
}

interface NameWords {
  bases: ReadonlySet<string>
  initials: string
}

const read = new WeakMap<SourceIndex, Map<number, NameWords>>()

/** A sentence's capital words without their endings, and their first letters in a row. */
function nameWordsOf(index: SourceIndex, sentence: number): NameWords {
  const known = read.get(index) ?? new Map<number, NameWords>()
  read.set(index, known)
  const before = known.get(sentence)
  if (before) return before
  const capitals = (index.sentences[sentence]?.tokens ?? [])
    .filter(isCapital)
    .map(({ word }) => fold(word.replace(/'s$/, '')))
  const made = { bases: new Set(capitals.map(baseOf)), initials: capitals.map((word) => word[0]).join('') }
  known.set(sentence, made)
  return made
}
