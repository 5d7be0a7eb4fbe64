import { AppError } from '#server/platform/errors'
import type { WrittenPost } from './writer.ts'

/**
 * An unfinished model run, with the failure that ended it. `written` is the text so far, for callers that continue from
 * it.
 */
export class UnfinishedWriting extends AppError {
  /** Whether the model had begun to work: from then on the vendor charges for it. */
  readonly hasBegun: boolean
  readonly fellSilent: boolean
  /** null: nothing. */
  readonly written: WrittenPost | null
  /** How much of it had reached the reader, in UTF-16 units. */
  readonly shownCharacters: number

  constructor(
    failure: AppError,
    facts: Pick<UnfinishedWriting, 'hasBegun' | 'fellSilent' | 'written' | 'shownCharacters'>,
  ) {
    const { cause, retryAfterSeconds } = failure
    super(failure.code, failure.reason, {
      ...(cause !== undefined && { cause }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    })
    this.hasBegun = facts.hasBegun
    this.fellSilent = facts.fellSilent
    this.written = facts.written
    this.shownCharacters = facts.shownCharacters
  }
}
