/**
 * The words of a language for finding a graphic's facts. Lists are alternatives of regular expressions; most lists of
 * all languages are used together.
 */
export interface FactWords {
  /** Words that introduce a speaker. */
  speakers: string
  /** What people are. */
  roles: string
  /** Nouns for a report, a study or a book. */
  works: readonly string[]
  /** What compounds for these end with. */
  worksAtEnd: string
  /**
   * "We launch": the subject, and within the same clause a verb for something new; `alone` combines both in one word.
   */
  ownNews: Readonly<Record<'who' | 'does' | 'alone', readonly string[]>>
  /** Separates a counted noun from an adjective; null if nouns come first. */
  countedNoun: RegExp | null
  /** Whether a quotation opens below the line: „x“. */
  opensQuotationsBelow: boolean
  times: string
  /** Words separated by blanks that follow a number without being counted. */
  noNouns: string
  /** Articles before a role; the second list also after a name: "the director", ", a director". */
  articles: string
  roleArticles: string
  /** Prepositions within a role. */
  bindings: string
  /** Before a surname, but no first name. */
  notFirstNames: string
  /** Collective names in bylines. */
  nobody: string
  /** Words for an increase or decrease: without one, "from 5 to 8" is a range. */
  changes: string
  /** Words for a change that did not happen, or need not. */
  doubts: string
  /** What "from 11 to 8" is made of. */
  rangeFrom: string
  rangeTo: string
  /** Before the lower end of a range, with `and` before the upper one. */
  between: string
  /** Between a part and its whole: "3 in 10". */
  outOf: string
  /** Around the ends of a span. */
  rangeStart: string
  rangeEnd: string
  /** Labels of the lines with an event's time and place; the second list only next to a place. */
  when: string
  maybeWhen: string
  where: string
  invitations: string
  /** First words of a sentence that depends on the previous one. */
  leaning: string
  /** Labels of a myth and of the fact about it. */
  myth: string
  fact: string
  and: string
  /** Between a figure and its label: "12 % in Berlin". */
  labelPrepositions: string
  /** Small words within names. */
  nameLinks: string
  /** Before a date, and the word for the year behind that. */
  dateIntroductions: string
  year: string
  /** Between day, month and year. */
  dateLinks: string
}
