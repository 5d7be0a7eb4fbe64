import type { SensitiveTopic } from '#shared/rules/angles'

/**
 * The words of a language for writing without a model. Lists are alternatives of a regular expression, separated by
 * white space; an underscore represents a space within one.
 */
export interface WritingWords {
  /**
   * Words without information on a text's subject: articles, pronouns, prepositions, auxiliaries and the verbs and
   * nouns of reporting. Lower case; elided forms (l', qu', dell') without their apostrophe.
   */
  stopWords: string
  phrases: Phrases
  ties: Ties
  /**
   * Verbs that mark hearsay, and its sources, which may be in another sentence; null if the language has no such verbs.
   */
  hearsay: Readonly<Record<'verbs' | 'sources', string>> | null
  /** Before a noun, as an expression. */
  articles: string
  times: TimeWords
  speech: SpeechWords
  setting: SettingWords
  /** Words that begin a contrasting clause. */
  contrasts: string
  /** Words that say why something went as it did. */
  lessons: string
  /**
   * Beginnings of words and phrases that identify an article of each topic. Only those rare elsewhere: "attack",
   * "victim" or "star" are also used of markets and software.
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
  /** Marks a caption that identifies people in a picture, as an expression. */
  captions: string
}

/** Words that tie a sentence to one that the reader has not seen, anywhere in the sentence. */
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
  /** First words of sentences without a subject, or with a pronoun before any subject. */
  subjectless: string
  /** First words that comment on the previous sentence, or give the reader an instruction. */
  asides: string
}

/**
 * Words relative to the article's publication day. The post is read on another day, so each becomes a date in square
 * brackets, which mark changes to a quotation; a sentence with an unresolvable one is dropped.
 */
export interface TimeWords {
  /** Words relative to the article's day, as alternatives; any left unresolved excludes the sentence. */
  relative: string
  /** The seven days from Monday on, each with its preposition, as one expression. */
  weekdays: readonly string[]
  onWeekday: string
  /** In a sentence whose weekday may be in the future. */
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
  /** Words before a date that replace its preposition, as an expression. */
  before: string
}

/** How a language attributes speech. */
export interface SpeechWords {
  saying: string
  /** What people are; endings count too, so that one list serves compounds and both genders. */
  roles: string
  /** Starts a clause about what someone does: "who leads". */
  who: string
  /** Before a role without a name. */
  articles: string
  /** Begins what does not belong to the role: "in a statement". */
  circumstances: string
}

/** The composer's own words around its quotations. A no-break space separates French marks from their words. */
export interface SettingWords {
  quotes: readonly [string, string]
  /** Within a quotation. */
  innerQuotes: readonly [string, string]
  /** Between a speaker and the words, or an announcement and its list. */
  colon: string
  asks: (outlet: string) => string
  writes: (outlet: string) => string
  /** The headline comes in its quotation marks. */
  writesUnder: (outlet: string, headline: string) => string
  fromArticle: string
  fromArticleOf: (day: string) => string
  source: string
}
