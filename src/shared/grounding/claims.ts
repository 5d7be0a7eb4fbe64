import type { Language } from '#shared/rules/languages'
import type { Token } from './tokens.ts'

/** A sentence with its tokens and claims. */
export interface Passage {
  /** Offset in the original text. */
  start: number
  end: number
  text: string
  tokens: Token[]
  language: Language
  /** Content words, each once. */
  stems: ReadonlySet<string>
  /** Its words with single spaces between and around; equal for sentences with the same words. */
  key: string
  numbers: NumberClaim[]
  dates: DateClaim[]
  names: NameClaim[]
}

interface Place {
  /** UTF-16 units of the text. */
  start: number
  end: number
  text: string
  passage: Passage
  /** Its first and last token in the passage, inclusive. */
  first: number
  last: number
}

export interface NumberClaim extends Place {
  kind: 'number'
  /** The likeliest reading first; "1.200" has two. */
  values: number[]
  /**
   * `percent`, `points`, `fraction`, `ordinal`, `time`, `decade`, a currency's code or a measure; null for a bare
   * count.
   */
  unit: string | null
  /** Stem of the following word: usually what is counted. */
  noun: string | null
  /** Below zero, by a sign or a word before it; the values are positive. */
  isNegative: boolean
  /** Its role in a change: "from 61" or "to 19". */
  role: 'from' | 'to' | null
  /** The time unit of a rate: 44 million a week. */
  per: string | null
  /** Whether "about", "almost" or "over" stands before it. */
  isHedged: boolean
  /** Of "about 1.2 million": the step of its last digit; null if stated as exact, and below ten. */
  roundedTo: number | null
}

export interface DateClaim extends Place {
  kind: 'date'
  /**
   * 1 to 12; weekday 1 for Monday to 7; lastDay of "25 to 27 February", lastYear of "2022/23". Unstated parts are missing.
   */
  date: { year?: number; month?: number; day?: number; lastDay?: number; lastYear?: number; weekday?: number }
}

export interface QuotationClaim extends Place {
  kind: 'quotation'
  /** Its words, split at "[...]", each part like a passage's key. */
  parts: string[]
}

export interface NameClaim extends Place {
  kind: 'name'
  words: string[]
  /**
   * A capital proves little at the start of a sentence and in German: such a word is a name only if the source confirms
   * it.
   */
  isSure: boolean
}

export type Claim = NumberClaim | DateClaim | QuotationClaim | NameClaim

/** A part of one source. */
export interface SourceSpan {
  /** Which source, from 0. */
  source: number
  start: number
  end: number
}

export interface Judgement {
  /**
   * A `direction` is a word that reverses the source's sentence: rose for fell, an added or missing "not". An
   * `instruction` is a sentence that the source ordered a machine to write; a `link` leads to a host that nobody named.
   */
  kind: Claim['kind'] | 'direction' | 'instruction' | 'link'
  start: number
  end: number
  text: string
  /**
   * `stated` in the source or `follows` from it, the author's own `opinion`; `differs` if the source says something
   * else.
   */
  verdict: 'stated' | 'follows' | 'opinion' | 'differs' | 'not-found'
  /** The sentence it rests on or differs from; for a claim not found the nearest one, null if none shares a word. */
  span: SourceSpan | null
  /** The calculation behind `follows`: "4,000 / 12,500 = 32 percent". */
  reckoning?: string
  /** The source's words that can replace a claim that differs. */
  repair?: string
  /** Whether the author has to confirm it before publishing. */
  asks: boolean
}
