import { languagePacks } from '#shared/languages/packs'
import type { CheckingWords } from '#shared/languages/parts/checking-words'
import { textWords } from '#shared/languages/texts'
import type { Language } from '#shared/rules/languages'

/** A language's words for checking, prepared for quick lookup. */
export interface Lexicon
  extends Pick<CheckingWords, (typeof plain)[number]>,
    Readonly<Record<(typeof sets)[number], ReadonlySet<string>>>,
    Readonly<Record<(typeof values)[number], ReadonlyMap<string, number>>> {
  language: Language
  /** Powers of ten as factors. */
  scales: ReadonlyMap<string, number>
  /** 1 to 12. */
  months: ReadonlyMap<string, number>
  /** 1, Monday, to 7. */
  weekdays: ReadonlyMap<string, number>
  /** What adjectives of rates are for: monthly. */
  periods: ReadonlyMap<string, string>
  speaking: Readonly<Record<'verbs' | 'before', ReadonlySet<string>>>
  sayings: { before: string; nouns: ReadonlySet<string> } | null
  capitalisesNouns: boolean
  /** Whether "3." is the third. */
  hasOrdinalStops: boolean
}

const plain = [
  'isDecimalComma',
  'jointAfter',
  'joinedThousand',
  'countsInTwenties',
  'isFractionAlone',
  'hasCapitalDates',
  'isMonthFirst',
  'hasStoppedDates',
  'halfJoint',
  'titleEndings',
  'marksOwners',
] as const satisfies readonly (keyof CheckingWords)[]
const sets = [
  'ones',
  'joints',
  'stoppedScales',
  'collectives',
  'fractionOf',
  'halves',
  'ordinalEndings',
  'dayEndings',
  'ranked',
  'anniversaries',
  'from',
  'to',
  'and',
  'dateLinks',
  'weekdayLinks',
  'dayRange',
  'decadeEndings',
  'hedges',
  'rates',
  'minus',
  'notMinus',
  'losses',
  'titles',
  'translatedInNames',
  'reporting',
  'genitives',
  'articles',
  'indefinite',
  'beforeCommonCapitals',
  'clauseJoins',
  'partJoins',
  'than',
  'ownThings',
  'stopWords',
] as const satisfies readonly (keyof CheckingWords)[]
const values = ['cardinals', 'fractions', 'ordinals', 'shortMonths'] as const satisfies readonly (keyof CheckingWords)[]

/** Written alike in all languages. */
const sharedScales = 'bn:9 mn:6 mln:6 m:6 k:3 tn:12 b:9'
const lexicons = new Map<Language, Lexicon>()

export function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const made = build(languagePacks[language].checking, language)
  lexicons.set(language, made)
  return made
}

/** The words for something in all languages, for texts in any language. */
export function inAnyLanguage(pick: (words: CheckingWords) => string): ReadonlySet<string> {
  return new Set(Object.values(languagePacks).flatMap(({ checking }) => wordsOf(pick(checking))))
}

function build(words: CheckingWords, language: Language): Lexicon {
  const { scales, months, weekdays, periods, speaking, sayings } = words
  const { capitalisesNouns, ordinalStop } = textWords[language]
  return {
    language,
    ...pick(plain, (key) => words[key] as never),
    ...pick(sets, (key) => new Set(wordsOf(words[key]))),
    ...pick(values, (key) => valuesOf(words[key])),
    scales: new Map([...valuesOf(`${sharedScales} ${scales}`)].map(([word, power]) => [word, 10 ** power])),
    months: inOrder(months),
    weekdays: inOrder(weekdays),
    periods: new Map(wordsOf(periods).map((entry) => entry.split(':') as [string, string])),
    speaking: { verbs: new Set(wordsOf(speaking.verbs)), before: new Set(wordsOf(speaking.before)) },
    sayings: sayings && { before: sayings.before, nouns: new Set(wordsOf(sayings.nouns)) },
    capitalisesNouns,
    hasOrdinalStops: ordinalStop !== null,
  }
}

function pick<Key extends string, Value>(keys: readonly Key[], find: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, find(key)])) as Record<Key, Value>
}

function inOrder(list: string): Map<string, number> {
  return new Map(wordsOf(list).map((word, place) => [word, place + 1]))
}

export function wordsOf(list: string): string[] {
  return list.split(/\s+/).flatMap((word) => (word === '' ? [] : word.replaceAll('_', ' ')))
}

function valuesOf(list: string): Map<string, number> {
  return new Map(
    wordsOf(list).map((entry) => {
      const [word = '', value] = entry.split(':')
      return [word, Number(value)]
    }),
  )
}
