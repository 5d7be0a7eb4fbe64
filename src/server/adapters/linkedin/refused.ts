import type { LinkedinOutcome } from '#shared/rules/linkedin'

/** LinkedIn rejected a call. Its own message is left out: it may quote what was sent. */
export class LinkedinRefused extends Error {
  override name = 'LinkedinRefused'
  readonly outcome: LinkedinOutcome

  constructor(outcome: LinkedinOutcome, answer: { status: number; code?: unknown }) {
    const { status, code } = answer
    const word = typeof code === 'string' && /^[\w-]{1,60}$/.test(code) ? code : 'no code'
    super(`LinkedIn refused (${outcome}): ${status}, ${word}`)
    this.outcome = outcome
  }
}
