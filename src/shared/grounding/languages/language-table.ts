/**
 * What grounding must know of a language. Lists are words parted by white space, in lower case; `word:value` where a word
 * has a value. An underscore stands for a space.
 */
export interface LanguageTable {
  /** Cardinals below a thousand that stand as one word, but for the word for one. */
  cardinals: string
  /** Count only before a scale, a unit or a fraction; elsewhere they are articles and pronouns. */
  ones: string
  /** Between the parts of a written number: twenty-one has none, treinta y uno has y. */
  joints: string
  /** Powers of ten. */
  scales: string
  /** Denominators. */
  fractions: string
  ordinals: string
  /** What an ordinal must stand before or behind to be a claim: the third quarter, but not the third argument. */
  ranked: string
  /** Before the first and between the two numbers of a change or range. */
  from: string
  to: string
  /** Between the two numbers of a range whose order says nothing: between 3 and 5. */
  and: string
  months: string
  /** `short:number`, without the full stop; months only beside a day or a year. */
  shortMonths: string
  /** From Monday. */
  weekdays: string
  /** Before a rounded number. */
  hedges: string
  titles: string
  /** Verbs whose neighbour is somebody. */
  reporting: string
  /** Things a post counts of itself: three lessons. */
  ownThings: string
  stopWords: string
  isDecimalComma: boolean
}
