import { english } from './english.ts'
import { type PlainReason, type Reason, type ReasonName, type ReasonValues, toReason } from './reason.ts'

export function inEnglish(said: Reason | PlainReason): string {
  const { name, values } = toReason(said)
  // the pair comes from `because` or is a plain reason, so the values are the ones that this sentence takes
  return (english[name] as (values: ReasonValues) => string)(values)
}

/** Narrows a text that may be a reason's name, as the messages of the contract's own checks are. */
export function isReasonName(text: string): text is ReasonName {
  return Object.hasOwn(english, text)
}
