/**
 * What cutting a text into sentences and reading its figures must know of its language. Little, as it is loaded wherever a
 * text is worked on: the rest is in `LanguagePack`. Lists are words in lower case parted by white space.
 */
export interface TextWords {
  /** Written with a full stop that ends no sentence, without the last stop. */
  abbreviations: string
  /** The same where a number follows: "No. 5", but "She said no." */
  abbreviationsBeforeNumbers: string
  /** How "3. November" differs from the end of a sentence; null where ordinals have no full stop. */
  ordinalStop: { numbered: RegExp; newStart: RegExp } | null
  /** Whether each noun has a capital, which then makes no name. */
  capitalisesNouns: boolean
  /** What stands before the names of sources: "Source: Reuters". */
  sourceLabels: string
  /** Before the name of a source, with its mark. */
  source: string
  /** Behind figures, as alternatives of a regular expression. */
  percent: string
  scales: string
  currencies: string
}
