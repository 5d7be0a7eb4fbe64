import type { ErrorCode } from '#server/platform/errors'

/** A command was called wrongly; the message is for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
