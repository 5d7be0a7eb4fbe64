import type { LinkedinOutcome } from '#shared/rules/linkedin'
import { codeWord } from './http.ts'

/** LinkedIn rejected a call. Its own message is left out: it may quote what was sent. */
export class LinkedinRefused extends Error {
  override name = 'LinkedinRefused'
  readonly outcome: LinkedinOutcome

  constructor(outcome: LinkedinOutcome, answer: { status: number; code?: unknown }) {
    super(`LinkedIn refused (${outcome}): ${answer.status}, ${codeWord(answer.code) ?? 'no code'}`)
    this.outcome = outcome
  }
}
