import type { Language } from '#shared/rules/languages'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import type { LanguageTable } from './language-table.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

/** A language's table, made quick to look things up in. */
export interface Lexicon {
  id: Language
  isDecimalComma: boolean
  cardinals: ReadonlyMap<string, number>
  /** Powers of ten as factors. */
  scales: ReadonlyMap<string, number>
  fractions: ReadonlyMap<string, number>
  ordinals: ReadonlyMap<string, number>
  /** 1 to 12. */
  months: ReadonlyMap<string, number>
  shortMonths: ReadonlyMap<string, number>
  /** 1, Monday, to 7. */
  weekdays: ReadonlyMap<string, number>
  ones: ReadonlySet<string>
  joints: ReadonlySet<string>
  ranked: ReadonlySet<string>
  from: ReadonlySet<string>
  to: ReadonlySet<string>
  and: ReadonlySet<string>
  hedges: ReadonlySet<string>
  titles: ReadonlySet<string>
  reporting: ReadonlySet<string>
  ownThings: ReadonlySet<string>
  stopWords: ReadonlySet<string>
}

const tables: Record<Language, LanguageTable> = { english, german, french, spanish, italian, portuguese }
/** Written alike in all six. */
const sharedScales = 'bn:9 mn:6 mln:6 m:6 k:3 tn:12 b:9'
const lexicons = new Map<Language, Lexicon>()

export function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const made = build(language, tables[language])
  lexicons.set(language, made)
  return made
}

function build(id: Language, table: LanguageTable): Lexicon {
  return {
    id,
    isDecimalComma: table.isDecimalComma,
    cardinals: valuesOf(table.cardinals),
    scales: new Map([...valuesOf(`${sharedScales} ${table.scales}`)].map(([word, power]) => [word, 10 ** power])),
    fractions: valuesOf(table.fractions),
    ordinals: valuesOf(table.ordinals),
    months: new Map(wordsOf(table.months).map((word, place) => [word, place + 1])),
    shortMonths: valuesOf(table.shortMonths),
    weekdays: new Map(wordsOf(table.weekdays).map((word, place) => [word, place + 1])),
    ones: new Set(wordsOf(table.ones)),
    joints: new Set(wordsOf(table.joints)),
    ranked: new Set(wordsOf(table.ranked)),
    from: new Set(wordsOf(table.from)),
    to: new Set(wordsOf(table.to)),
    and: new Set(wordsOf(table.and)),
    hedges: new Set(wordsOf(table.hedges)),
    titles: new Set(wordsOf(table.titles)),
    reporting: new Set(wordsOf(table.reporting)),
    ownThings: new Set(wordsOf(table.ownThings)),
    stopWords: new Set(wordsOf(table.stopWords)),
  }
}

function wordsOf(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '')
}

function valuesOf(list: string): Map<string, number> {
  return new Map(
    wordsOf(list).map((entry) => {
      const [word = '', value] = entry.split(':')
      return [word.replaceAll('_', ' '), Number(value)]
    }),
  )
}
