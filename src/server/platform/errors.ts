/**
 * Every failure we expect, in one table: its HTTP status and whether an operator should hear of it.
 * Codes in capitals are a document's own verdicts and travel unchanged from the document reader to the user.
 */
export const errorCatalogue = {
  invalid_input: { status: 400, alert: false },
  sign_in_required: { status: 401, alert: false },
  wrong_credentials: { status: 401, alert: false },
  wrong_password: { status: 400, alert: false },
  account_not_set_up: { status: 401, alert: false },
  email_unconfirmed: { status: 403, alert: false },
  approval_pending: { status: 403, alert: false },
  forbidden: { status: 403, alert: false },
  foreign_origin: { status: 403, alert: false },
  web_search_not_allowed: { status: 403, alert: false },
  model_not_allowed: { status: 403, alert: false },
  quota_exceeded: { status: 402, alert: false },
  trial_ended: { status: 402, alert: false },
  not_found: { status: 404, alert: false },
  conflict: { status: 409, alert: false },
  link_expired: { status: 410, alert: false },
  body_too_large: { status: 413, alert: false },
  rate_limited: { status: 429, alert: false },
  cancelled: { status: 499, alert: false },

  source_refused: { status: 422, alert: false },
  source_unreachable: { status: 422, alert: false },
  source_unreadable: { status: 422, alert: false },
  source_partial: { status: 422, alert: false },
  model_not_configured: { status: 422, alert: false },
  model_not_supported: { status: 422, alert: false },
  EMPTY_FILE: { status: 422, alert: false },
  TOO_LARGE: { status: 413, alert: false },
  UNSUPPORTED_TYPE: { status: 415, alert: false },
  PASSWORD_PROTECTED: { status: 422, alert: false },
  NO_TEXT: { status: 422, alert: false },
  CORRUPT: { status: 422, alert: false },
  TOO_COMPLEX: { status: 422, alert: false },

  ai_refused: { status: 422, alert: false },
  ai_rate_limited: { status: 503, alert: true },
  ai_rejected_key: { status: 503, alert: true },
  ai_unavailable: { status: 503, alert: true },
  payments_off: { status: 503, alert: false },
  payments_refused: { status: 502, alert: true },
  payments_unavailable: { status: 503, alert: true },
  busy: { status: 503, alert: true },
} as const satisfies Record<string, { status: number; alert: boolean }>

export type ErrorCode = keyof typeof errorCatalogue

/** An expected failure. `message` is safe to show to the user; what went wrong inside belongs in `cause`. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { retryAfterSeconds?: number }) {
    super(message, options)
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}
