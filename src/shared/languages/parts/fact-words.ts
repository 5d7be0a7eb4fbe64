/**
 * What finding the facts for a graphic must know of a language. Lists are alternatives of regular expressions; most are
 * read together, whichever language a text is in.
 */
export interface FactWords {
  /** Words that introduce who said something. */
  speakers: string
  /** What people are. */
  roles: string
  /** Nouns for a report, a study or a book. */
  works: readonly string[]
  /** What compounds for these end with. */
  worksAtEnd: string
  /** "We launch": we, and within the same clause what one does with something new; `alone` says both in one word. */
  ownNews: Readonly<Record<'who' | 'does' | 'alone', readonly string[]>>
  /** How a counted noun differs from an adjective; null where nouns come first. */
  countedNoun: RegExp | null
  /** Whether a quotation opens below the line: „x“. */
  opensQuotationsBelow: boolean
  times: string
  /** Words parted by blanks that follow a number and are nothing it counts. */
  noNouns: string
  /** Before what somebody is; the second also behind a name: "the director", ", a director". */
  articles: string
  roleArticles: string
  /** Prepositions within what somebody is. */
  bindings: string
  /** Before a surname, but no first name. */
  notFirstNames: string
  /** Names of nobody in particular in bylines. */
  nobody: string
  /** That something became more or less: without it, "from 5 to 8" is a span. */
  changes: string
  /** Words for a change that did not happen, or need not. */
  doubts: string
  /** What "from 11 to 8" is made of. */
  rangeFrom: string
  rangeTo: string
  /** Around the ends of a span. */
  rangeStart: string
  rangeEnd: string
  /** Labels of the lines that tell when and where something takes place; the second only beside a place. */
  when: string
  maybeWhen: string
  where: string
  invitations: string
  /** First words of a sentence that needs the one before it. */
  leaning: string
  /** Labels of a myth and of the fact about it. */
  myth: string
  fact: string
  and: string
  /** Between a figure and what it is of: "12 % in Berlin". */
  labelPrepositions: string
  /** Small words within names. */
  nameLinks: string
  /** Before a date, and the word for the year behind that. */
  dateIntroductions: string
  year: string
  /** Between day, month and year. */
  dateLinks: string
}
