/** What models say beside a post: lower case, straight apostrophes; lists with bars are parts of regular expressions. */
export interface AnswerWords {
  prefaces: PrefaceWords
  refusals: RefusalWords
}

/** How models announce a post, and what they offer after it. */
export interface PrefaceWords {
  /** Said to the one who asked, never to a reader. */
  yeses: readonly string[]
  /** A way of saying "here is". */
  heres: readonly string[]
  /** What is announced. */
  nouns: string
  /** What shows that it is announced to the one who asked for it. */
  yours: string
  /** What may follow the noun up to the colon when nothing else shows that. */
  tails: string
  /** How an offer or a remark after the post begins. */
  offers: readonly string[]
  /** What such an offer is about: without one of these it is a question to readers. */
  offered: string
}

/** How models decline. */
export interface RefusalWords {
  /** What comes before the refusal itself, or begins it. */
  starts: readonly string[]
  /** Not being able or willing. */
  cannot: string
  /** What is declined: a verb with what it is about, both in the sentence that says so. */
  tasks: readonly { verbs: string; objects: string }[]
  /** Words that make such a sentence a person's: "I can't open LinkedIn without ...". */
  notWith: string
  /** Refusals that have a form of their own. */
  whole: readonly RegExp[]
}
