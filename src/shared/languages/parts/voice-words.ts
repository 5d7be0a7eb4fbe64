/** The words of a language for measuring a voice and finding cliches. */
export interface VoiceWords {
  opening: {
    firstPerson: string
    /** Imperatives at the very beginning; verbs that also start statements are left out. */
    imperative: string
  }
  persons: PersonWords
  /** Polite address that only its capital distinguishes from other words; null if `persons.polite` covers it. */
  politeForm: RegExp | null
  /** Words that machines like and many people never write, parted by commas. */
  machineWords: string
  cliches: ClicheTable
}

/**
 * Words that show who speaks in a text and whom it addresses. Verbs replace pronouns in languages that omit these.
 * Ambiguous words are left out.
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
 * Stock phrases of one language, one per line. A blank matches any space, `*` any ending of a word or none, `(a|b)` one
 * of several, `(a|b)?` one or none, `_` any single word, `^` in front: only at the start of a sentence. Only phrases
 * that are a cliche in every context belong here.
 */
export interface ClicheTable {
  /** Empty introductions: the post really starts after them. */
  openings: string
  /** Big words in place of a fact. */
  hype: string
  /** Words that could go without loss. */
  filler: string
  /** Asks for clicks rather than for an answer. */
  bait: string
}
