import { inEnglish } from '#shared/errors/in-english'
import { type PlainReason, type Reason, toReason } from '#shared/errors/reason'

/**
 * Every expected error, in one table: its HTTP status and whether an operator should hear of it. Codes in capitals are
 * the document reader's own and reach the user unchanged.
 */
export const errorCatalogue = {
  invalid_input: { status: 400, alert: false },
  sign_in_required: { status: 401, alert: false },
  key_invalid: { status: 401, alert: false },
  wrong_credentials: { status: 401, alert: false },
  wrong_password: { status: 400, alert: false },
  second_factor_required: { status: 401, alert: false },
  second_factor_wrong: { status: 401, alert: false },
  second_factor_expired: { status: 401, alert: false },
  wrong_code: { status: 400, alert: false },
  account_not_set_up: { status: 401, alert: false },
  email_unconfirmed: { status: 403, alert: false },
  approval_pending: { status: 403, alert: false },
  second_factor_setup_required: { status: 403, alert: false },
  forbidden: { status: 403, alert: false },
  foreign_origin: { status: 403, alert: false },
  web_search_not_allowed: { status: 403, alert: false },
  model_not_allowed: { status: 403, alert: false },
  quota_exceeded: { status: 402, alert: false },
  trial_ended: { status: 402, alert: false },
  not_found: { status: 404, alert: false },
  method_not_allowed: { status: 405, alert: false },
  request_timeout: { status: 408, alert: false },
  conflict: { status: 409, alert: false },
  link_expired: { status: 410, alert: false },
  length_required: { status: 411, alert: false },
  body_too_large: { status: 413, alert: false },
  misdirected: { status: 421, alert: false },
  precondition_required: { status: 428, alert: false },
  rate_limited: { status: 429, alert: false },
  daily_limit: { status: 429, alert: false },
  headers_too_large: { status: 431, alert: false },
  cancelled: { status: 499, alert: false },

  source_refused: { status: 422, alert: false },
  source_unreachable: { status: 422, alert: false },
  source_unreadable: { status: 422, alert: false },
  source_partial: { status: 422, alert: false },
  source_sensitive: { status: 422, alert: false },
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
  linkedin_refused: { status: 422, alert: false },
  linkedin_unavailable: { status: 503, alert: false },
  payments_off: { status: 503, alert: false },
  payments_refused: { status: 502, alert: true },
  payments_unavailable: { status: 503, alert: true },
  busy: { status: 503, alert: true },
} as const satisfies Record<string, { status: number; alert: boolean }>

export type ErrorCode = keyof typeof errorCatalogue

/** An expected error. `message` is safe to show to the user; internal details belong in `cause`. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** The reason behind `message`, for translating it. */
  readonly reason: Reason
  /** Seconds until a retry makes sense; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, reason: Reason | PlainReason, options?: ErrorOptions & { retryAfterSeconds?: number }) {
    super(inEnglish(reason), options)
    this.code = code
    this.reason = toReason(reason)
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}

/** An error as the caller gets it, in a JSON answer and in a stream alike. @param failure null: a bug */
export function failureBody(failure: AppError | null, requestId: string) {
  const { message, reason, values } = messageBody(failure?.reason ?? 'unexpected')
  return { message, code: failure?.code ?? 'unexpected', reason, values, requestId }
}

/** A sentence for people, as part of an answer. */
export function messageBody(said: Reason | PlainReason) {
  const reason = toReason(said)
  return { message: inEnglish(reason), reason: reason.name, values: reason.values }
}
