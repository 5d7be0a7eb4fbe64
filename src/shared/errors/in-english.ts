import { english, type Sentences } from './english.ts'
import { type PlainReason, type Reason, type ReasonName, type ReasonValues, toReason } from './reason.ts'

export function inEnglish(reason: Reason | PlainReason): string {
  return sentenceFrom(english, reason)
}

/** A reason in the words of a catalogue. */
export function sentenceFrom(catalogue: Sentences, reason: Reason | PlainReason): string {
  const { name, values } = toReason(reason)
  // the pair comes from `because` or is a plain reason, so the values are the ones that this sentence takes
  return (catalogue[name] as (values: ReasonValues) => string)(values)
}

/** Narrows a text that may be a reason's name, as the messages of the contract's own checks are. */
export function isReasonName(text: string): text is ReasonName {
  return Object.hasOwn(english, text)
}
