import type { LinkedinOutcome } from '#shared/rules/linkedin'

/** LinkedIn answered, and not what was asked for. Its own words are left out: they may quote what was sent. */
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
