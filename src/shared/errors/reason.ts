import type { EnglishSentences } from './english.ts'

/**
 * A failure or result as a name with values. The server sends both with an English sentence; clients use them to look
 * up the sentence in another language.
 */
export type ReasonName = keyof EnglishSentences

/** What the sentence of a reason is made with; undefined for a sentence without gaps. */
export type ValuesOf<Name extends ReasonName> = Parameters<EnglishSentences[Name]>[0]

/** Reasons whose sentence has no placeholders. */
export type PlainReason = { [Name in ReasonName]: undefined extends ValuesOf<Name> ? Name : never }[ReasonName]

export type ReasonValues = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

export interface Reason {
  readonly name: ReasonName
  readonly values: ReasonValues
}

/** A reason with its values, such as `because('tooManyVisuals', { most: 500 })`. */
export function because<Name extends Exclude<ReasonName, PlainReason>>(name: Name, values: ValuesOf<Name>): Reason {
  return { name, values: values as ReasonValues }
}

export function toReason(reason: Reason | PlainReason): Reason {
  return typeof reason === 'string' ? { name: reason, values: {} } : reason
}
