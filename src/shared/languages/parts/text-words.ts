/**
 * The words of a language for splitting a text into sentences and reading its figures. Kept small, as it is loaded
 * wherever texts are handled: the rest is in `LanguagePack`. Lists are lower-case words separated by white space.
 */
export interface TextWords {
  /** Written with a full stop that ends no sentence, without the last stop. */
  abbreviations: string
  /** Abbreviations only before a number: "No. 5", but "She said no." */
  abbreviationsBeforeNumbers: string
  /** Separates "3. November" from the end of a sentence; null if ordinals have no full stop. */
  ordinalStop: { numbered: RegExp; newStart: RegExp } | null
  /** Whether every noun is capitalised, so that a capital does not mark a name. */
  capitalisesNouns: boolean
  /** Labels before the names of sources: "Source: Reuters". */
  sourceLabels: string
  /** Before the name of a source, with its mark. */
  source: string
  /** Before the new words of a {source} that a post came from, and before those it took back. */
  corrected: string
  tookBack: string
  /** Behind figures, as alternatives of a regular expression. */
  percent: string
  scales: string
  currencies: string
}
