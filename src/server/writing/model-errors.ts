import type { APICallError } from '@ai-sdk/provider'
import { AppError, type ErrorCode } from '#server/platform/errors'
import { withoutSecrets } from '#server/platform/secrets'
import { because, type ReasonName } from '#shared/errors/reason'
import { retryAfterMs } from '#shared/time/retry-after'

/** Every reason why a model may not finish a post, with its code and the message for the author. */
const faults = {
  refused: ['ai_refused', 'modelRefused'],
  rejected_key: ['ai_rejected_key', 'modelRejectedKey'],
  allowance: ['ai_rate_limited', 'modelAllowanceUsed'],
  busy: ['ai_rate_limited', 'modelBusy'],
  down: ['ai_unavailable', 'modelDown'],
  unknown_model: ['ai_unavailable', 'modelUnknown'],
  too_long: ['ai_unavailable', 'articleTooLongForModel'],
  bad_request: ['ai_unavailable', 'modelBadRequest'],
  connection: ['ai_unavailable', 'modelConnectionLost'],
  unreadable: ['ai_unavailable', 'modelUnreadable'],
  slow_start: ['ai_unavailable', 'modelSlowToBegin'],
  silent: ['ai_unavailable', 'modelSilent'],
  slow: ['ai_unavailable', 'modelSlow'],
  length_limit: ['ai_unavailable', 'modelLengthLimit'],
  endless: ['ai_unavailable', 'modelEndless'],
  empty: ['ai_unavailable', 'modelEmpty'],
  no_openings: ['ai_unavailable', 'modelWithoutOpenings'],
  no_passage: ['ai_unavailable', 'modelWithoutPassage'],
  incomplete: ['ai_unavailable', 'modelIncomplete'],
} as const satisfies Record<string, readonly [ErrorCode, ReasonName]>

export type ModelFault = keyof typeof faults

/** The fault of a reported failure; undefined if it was not a model's. */
export function reportedFault({ code, reason }: AppError): ModelFault | undefined {
  return (Object.keys(faults) as ModelFault[]).find(
    (fault) => faults[fault][0] === code && faults[fault][1] === reason.name,
  )
}

/** What the vendors call things, in the words of their error objects, in the order to look for them. */
const faultWords: readonly [RegExp, ModelFault][] = [
  [/content_?(filter|policy)|safety|refusal/, 'refused'],
  [/insufficient_quota|billing|credit/, 'allowance'],
  [/authentication|unauthenticated|permission|api_key/, 'rejected_key'],
  [/rate_limit|resource_exhausted/, 'busy'],
  [/model_not_found/, 'unknown_model'],
  [/context_length|request_too_large/, 'too_long'],
  [/overloaded|unavailable|server_error|api_error|internal|timeout/, 'down'],
]

const faultStatuses: Record<number, ModelFault> = {
  401: 'rejected_key',
  402: 'allowance',
  403: 'rejected_key',
  404: 'unknown_model',
  408: 'down',
  413: 'too_long',
  429: 'busy',
}

/**
 * Details for the log: no request (it contains the article), no raw answer (it may contain the post), no key. It is the
 * `cause` instead of the SDK's error, which contains all three.
 */
class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: string
  readonly status: number | undefined

  constructor(error: unknown) {
    super(isApiCallError(error) ? wordsOf(error.message) : vendorWords(error) || 'no further details')
    this.kind = error instanceof Error ? error.name : typeof error
    this.status = isApiCallError(error) ? error.statusCode : undefined
  }
}

/** An answer that is no post, though nothing failed on the way. */
export function toFaultError(
  fault: ModelFault,
  vendor: string,
  options?: ConstructorParameters<typeof AppError>[2],
): AppError {
  const [code, reason] = faults[fault]
  return new AppError(code, because(reason, { vendor }), options)
}

/**
 * Maps an error that the SDK threw or streamed to the author's message.
 * @param hasBegun whether the model had started to answer
 */
export function toModelError(
  error: unknown,
  { vendorName, hasBegun }: { vendorName: string; hasBegun: boolean },
): AppError {
  if (error instanceof AppError) return error
  const waitMs = requestedWaitMs(error)
  const fault = lacksFinish(error) && hasBegun ? 'incomplete' : faultOf(error)
  return toFaultError(fault, vendorName, {
    cause: new ModelFailure(error),
    ...(waitMs !== null && { retryAfterSeconds: Math.ceil(waitMs / 1_000) }),
  })
}

/** Busy or broken for the moment, so that the same request may well succeed. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof AppError) && ['busy', 'down'].includes(faultOf(error))
}

/** How long the vendor asks to wait, ms; null where it does not. */
export function requestedWaitMs(error: unknown): number | null {
  const header = isApiCallError(error) ? error.responseHeaders?.['retry-after'] : undefined
  return header ? retryAfterMs(header, Date.now()) : null
}

/** The SDK's word for an answer that ended without saying so; when nothing came before that, it was no answer at all. */
function lacksFinish(error: unknown): boolean {
  return error instanceof Error && /^AI_(InvalidResponseData|NoOutputGenerated)Error$/.test(error.name)
}

function faultOf(error: unknown): ModelFault {
  const words = vendorWords(error)
  const named = faultWords.find(([pattern]) => pattern.test(words))?.[1]
  if (!isApiCallError(error)) return named ?? (error instanceof TypeError ? 'connection' : 'unreadable')

  const { statusCode: status, message, cause } = error
  if (status === undefined || cause instanceof TypeError) return 'connection' // before the answer, or within it
  if (status < 400) return named ?? 'unreadable'
  if (unreadableEvent.test(message)) return 'unreadable'
  if (status >= 500) return 'down'
  // Some say only in prose what others have a word for.
  if (status === 400 && /credit balance/i.test(message)) return 'allowance'
  if (status === 400 && /context length|too long/i.test(message)) return 'too_long'
  return named ?? faultStatuses[status] ?? 'bad_request'
}

/**
 * Anthropic's SDK reports a first event that it can't read as a 500 of the vendor. The stream was open by then, and the
 * message is the SDK's own; what follows in it is the event itself.
 */
const unreadableEvent = /^(JSON parsing|Type validation) failed/

/** The machine-readable codes in a vendor's error object, at any place in it. */
function vendorWords(error: unknown): string {
  if (isApiCallError(error)) return collectWords(parseJson(error.responseBody) ?? error.data, 4)
  // An event that did not fit the format is often the vendor's error object.
  if (error instanceof Error) return collectWords('value' in error ? error.value : undefined, 4)
  return collectWords(error, 4)
}

function collectWords(data: unknown, depth: number): string {
  if (typeof data !== 'object' || data === null || depth === 0) return ''
  const words = Object.entries(data).flatMap(([key, value]) => {
    const isWord = typeof value === 'string' && /^(code|type|status|reason)$/.test(key) && /^[\w.-]{1,60}$/.test(value)
    return isWord ? [value] : [collectWords(value, depth - 1)]
  })
  return words.filter(Boolean).join(' ').toLowerCase()
}

/** By name, as the SDK's own check would load the SDK into a server that may never call a model. */
function isApiCallError(error: unknown): error is APICallError {
  return error instanceof Error && error.name === 'AI_APICallError'
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // a web page, say; its status says enough
  }
}

/** For the log: without keys, and without the event that could not be read, which may hold a part of the post. */
function wordsOf(message: string): string {
  const withoutEvent = unreadableEvent.exec(message)?.[0] ?? message
  return withoutSecrets(withoutEvent)
    .replace(/\b(sk|pk|AIza)[-\w*]{6,}/g, '[key]')
    .slice(0, 200)
}
