import type { ErrorCode } from '#server/platform/errors'

/** A command was not given what it needs; the message is for whoever typed it. */
export class UsageError extends Error {
  override name = 'UsageError'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
