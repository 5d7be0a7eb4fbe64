import type { Language } from '#shared/rules/languages'
import type { Token } from './tokens.ts'

/** A sentence as its claims are found in it. */
export interface Passage {
  /** Offsets in the text it was read from. */
  start: number
  end: number
  text: string
  tokens: Token[]
  language: Language
  /** Content words, each once. */
  stems: ReadonlySet<string>
  /** Its words between single spaces, with one at either end; two sentences of the same words have the same. */
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
  /** The tokens of its passage it is made of, the last included. */
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
  /** Stem of the word after it: what is counted, mostly. */
  noun: string | null
  /** Below zero, by a sign or a word in front of it; the values are without it. */
  isNegative: boolean
  /** Which end of a change it is: "from 61" or "to 19". */
  role: 'from' | 'to' | null
  /** Of a rate, the time it is for: 44 million a week. */
  per: string | null
  /** Of "about 1.2 million": the step of its last digit; null when it stands as exact. */
  roundedTo: number | null
}

export interface DateClaim extends Place {
  kind: 'date'
  /** 1 to 12; weekday 1 for Monday to 7; lastDay of "25 to 27 February". What the text leaves open is missing. */
  date: { year?: number; month?: number; day?: number; lastDay?: number; weekday?: number }
}

export interface QuotationClaim extends Place {
  kind: 'quotation'
  /** Its words, at "[...]" in parts, each like a passage's key. */
  parts: string[]
}

export interface NameClaim extends Place {
  kind: 'name'
  words: string[]
  /**
   * A capital alone proves little where a sentence begins and in German: such a word is a name only if the source says
   * so.
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
   * A `direction` is a word that turns the source's sentence round: rose for fell, a "not" more or less. An
   * `instruction` is a sentence that the source ordered a machine to write; a `link` leads to a host that nobody named.
   */
  kind: Claim['kind'] | 'direction' | 'instruction' | 'link'
  start: number
  end: number
  text: string
  /**
   * `stated` and `follows` from the source, the author's own `opinion`; `differs` where the source says something else.
   */
  verdict: 'stated' | 'follows' | 'opinion' | 'differs' | 'not-found'
  /**
   * The sentence it rests on or differs from; for a claim not found the nearest one, null when none has a word in
   * common.
   */
  span: SourceSpan | null
  /** How what follows was reckoned: "4,000 / 12,500 = 32 percent". */
  reckoning?: string
  /** Whether the author is asked about it before the post leaves. */
  asks: boolean
}
