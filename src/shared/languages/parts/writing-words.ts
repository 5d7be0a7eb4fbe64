import type { SensitiveTopic } from '#shared/rules/angles'

/**
 * What writing without a model must know of a language. Lists are alternatives of a regular expression, parted by white
 * space; an underscore stands for a space within one.
 */
export interface WritingWords {
  /**
   * Words that say nothing about a text's subject: articles, pronouns, prepositions, auxiliaries and the verbs and nouns
   * of reporting. Lower case; elided forms (l', qu', dell') stand without their apostrophe.
   */
  stopWords: string
  phrases: Phrases
  ties: Ties
  /** Verbs that tell that someone says so, and who, which may stand in another sentence; null where no verb tells. */
  hearsay: Readonly<Record<'verbs' | 'sources', string>> | null
  /** Before a noun, as an expression. */
  articles: string
  times: TimeWords
  speech: SpeechWords
  setting: SettingWords
  /** By which a sentence sets two things against each other, and says what has to be done. */
  contrasts: string
  necessities: string
  /** Opinions on any article: for it, against it, undecided. */
  stances: readonly string[]
  /**
   * Beginnings of words and phrases by which an article of each topic gives itself away. Only what is rare elsewhere:
   * "attack", "victim" or "star" are said of markets and software too.
   */
  sensitive: Readonly<Record<SensitiveTopic, string>>
  /** Words of articles that a professional may well discuss, even when people were hurt. */
  professional: string
}

export interface Phrases {
  /** First words that point back to a sentence the reader has not seen. */
  danglingStarts: string
  /** The author of the article speaking of themselves. */
  firstPerson: string
  /** The author speaking of themselves with others or with the reader. */
  firstPersonPlural: string
  /** Words of outlook and conclusion, which make a good last sentence. */
  outlook: string
  /** Text of the page rather than of the article. */
  pageTalk: string
  /** The author again, where capitals would be something else: us and US. */
  firstPersonInSmallLetters: string
  /** The reader, as an expression. */
  reader: string
  /** Where a picture's caption says who is who, as an expression. */
  captions: string
}

/** What ties a sentence to one that the reader has not seen, wherever it stands in the sentence. */
export interface Ties {
  /** Words that add to, answer or point at another sentence. */
  pointing: string
  /** Pronouns of a person: they need a name before them. */
  personal: string
  /** Pronouns that need some noun before them. */
  other: string
  /** Articles before a noun that was mentioned before. */
  articles: string
  /** What texts mention once and then call by its kind: "the company". */
  kinds: string
  /** First words that leave out their subject, or bring a pronoun before any subject. */
  subjectless: string
  /** First words that judge what was said before, or tell the reader what to do. */
  asides: string
}

/**
 * Words that count from the day an article appeared. A reader of the post has another day, so each becomes a date in
 * square brackets, as a quotation marks what is not in it; a sentence with one that cannot be told goes.
 */
export interface TimeWords {
  /** What counts from the day of the article, as alternatives; whatever of it is left rules a sentence out. */
  relative: string
  /** The seven days from Monday on, each with what stands before it, as one expression. */
  weekdays: readonly string[]
  onWeekday: string
  /** Stands in a sentence whose weekday may be one to come. */
  future: string
  yesterday: string
  /** With any preposition before it, as the year alone takes its place. */
  lastYear: string
  thisYear: string
  nextYear: string
  /** "in 2019"; the day is written as the language writes it. */
  inYear: (year: number) => string
  onDay: (day: string) => string
  /** The first day of a month before its name. */
  firstDay: string
  /** What stands before a date that then needs no preposition of its own, as an expression. */
  before: string
}

/** How a language tells who said something. */
export interface SpeechWords {
  saying: string
  /** What people are; endings count too, so that one list serves compounds and both genders. */
  roles: string
  /** Begins a clause that says what someone does: "who leads". */
  who: string
  /** Before a role without a name. */
  articles: string
  /** Begins what does not belong to the role: "in a statement". */
  circumstances: string
}

/** What the composer says itself around what it quotes. A no-break space parts French marks from their words. */
export interface SettingWords {
  quotes: readonly [string, string]
  /** Within a quotation. */
  innerQuotes: readonly [string, string]
  /** Between a speaker and the words, or what is announced and its list. */
  colon: string
  asks: (outlet: string) => string
  writes: (outlet: string) => string
  /** The headline comes in its quotation marks. */
  writesUnder: (outlet: string, headline: string) => string
  fromArticle: string
  fromArticleOf: (day: string) => string
  source: string
}
