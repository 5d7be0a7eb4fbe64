/** What measuring a voice and finding worn phrases must know of a language. */
export interface VoiceWords {
  opening: {
    firstPerson: string
    /** What calls on the reader at the very beginning; verbs that also begin statements are left out. */
    imperative: string
  }
  persons: PersonWords
  /** Polite address that only its capital tells from other words; null where `persons.polite` has it all. */
  politeForm: RegExp | null
  /** Words that machines like and many people never write, parted by commas. */
  machineWords: string
  cliches: ClicheTable
}

/**
 * Who speaks in a text and whom it speaks to, by the words that say so. Verbs stand in for pronouns where a language
 * leaves these out. Words that mean something else as well are left out.
 */
export interface PersonWords {
  /** The writer alone. */
  i: string
  /** The writer with others. */
  we: string
  /** The reader, as among friends; in languages with one word for it, that one. */
  you: string
  /** The reader, politely. */
  polite: string
}

/**
 * Stock phrases of one language, one a line. A blank is any space, `*` any ending of a word or none, `(a|b)` one of
 * several, `(a|b)?` one or none, `_` any single word, `^` in front: only where a sentence begins. A phrase stands here
 * only when it is a cliche wherever it occurs.
 */
export interface ClicheTable {
  /** Run-ups that say nothing: the post begins behind them. */
  openings: string
  /** Big words in place of a fact. */
  hype: string
  /** Words that could go without loss. */
  filler: string
  /** Asks for clicks rather than for an answer. */
  bait: string
}
