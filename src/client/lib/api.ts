import type { Answer, Body, Params, Query } from '#shared/contract/contract'
import { type RouteName, routes } from '#shared/contract/routes'
import { type ServerMessage, translate } from './server-message.ts'
import { libTexts } from './texts.ts'
import { inWorkspace } from './workspace.ts'

/** The typed fetch of the whole app. */

/** A failed call. `message` is `STATUS: body text` (spec section 8); screens show `serverMessage`. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** The server's error code; 'unreachable' without a response, 'unknown' if the body had none. */
  readonly code: string
  /** The server's name for the cause, by which texts are chosen; null without one. */
  readonly reason: string | null
  /** A finished sentence for the user, in their language. */
  readonly serverMessage: string
  /** The failure's id in the server's log. */
  readonly requestId: string | null
  /** Seconds until a retry makes sense. */
  readonly retryAfterSeconds: number | null
  /** What the server has instead of what a stale save began from; undefined otherwise. */
  readonly current: unknown

  constructor(failure: {
    status: number
    text: string
    code: string
    /** In English if the server gave a reason: the reason selects the translation. */
    serverMessage: string
    reason?: string | null
    values?: object
    requestId?: string | null
    retryAfterSeconds?: number | null
    current?: unknown
  }) {
    super(`${failure.status}: ${failure.text}`)
    this.status = failure.status
    this.code = failure.code
    this.reason = failure.reason ?? null
    this.serverMessage = translate({ ...failure, message: failure.serverMessage })
    this.requestId = failure.requestId ?? null
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null
    this.current = failure.current
  }
}

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

export type CallOptions<Name extends RouteName> = Pick<RequestOptions, 'signal' | 'keepalive' | 'begunFrom'> &
  Part<'params', Params<Name>> &
  Part<'query', Query<Name> | undefined> &
  Part<'body', Body<Name>>

type CallArguments<Name extends RouteName> =
  Record<never, never> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>]

/**
 * Calls one route of the contract.
 * @returns the answer as the contract says; undefined for routes without a response body
 * @throws ApiError for every status that is not 2xx and for a network failure; the unchanged AbortError of `signal`
 */
export async function callApi<Name extends RouteName>(
  name: Name,
  ...[options]: CallArguments<Name>
): Promise<Answer<Name>> {
  const response = await requestApi(name, options)
  if (response.status === 204) return undefined as Answer<Name>
  return (await response.json()) as Answer<Name>
}

export interface RequestOptions {
  params?: unknown
  query?: unknown
  /** Sent as multipart for FormData, unchanged for a Blob, and as JSON for everything else. */
  body?: unknown
  accept?: string
  signal?: AbortSignal
  /** The request continues when the page is left. */
  keepalive?: boolean
  /** The version that a save began from: it is refused if there is another one by now. */
  begunFrom?: number | undefined
}

/**
 * The call below `callApi`, for responses that are not one JSON value: streams, multipart forms, `Link` headers.
 * @throws ApiError as `callApi` does
 */
export async function requestApi(name: RouteName, options: RequestOptions = {}): Promise<Response> {
  const { method, path } = routes[name]
  const { body } = options
  const isRaw = body instanceof FormData || body instanceof Blob
  const headers = new Headers({ Accept: options.accept ?? 'application/json' })
  if (body !== undefined && !isRaw) headers.set('Content-Type', 'application/json')
  if (options.begunFrom !== undefined) headers.set('If-Match', `"${options.begunFrom}"`)

  let response: Response
  try {
    response = await fetch(inWorkspace(addressOf(path, options.params, options.query)), {
      method,
      headers,
      credentials: 'same-origin',
      body: isRaw ? body : JSON.stringify(body),
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    const text = libTexts.unreachable
    throw new ApiError({ status: 0, text, code: 'unreachable', serverMessage: text })
  }
  if (!response.ok) throw await toApiError(response)
  return response
}

/** The server's own sentence about a failure; null without a response or a sentence in it. */
export function serverMessage(error: Pick<ApiError, 'status' | 'code' | 'serverMessage'>): string | null {
  return error.status === 0 || error.code === 'unknown' ? null : error.serverMessage
}

/** The user's message for any failure: the server's sentence if there is one, `fallback` otherwise. */
export function errorMessage(error: unknown, fallback = libTexts.unknownFailure): string {
  return error instanceof ApiError ? error.serverMessage : fallback
}

export function addressOf(path: string, params: unknown = {}, query: unknown = {}): string {
  const values = params as Record<string, string | number>
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query as Record<string, string | number | boolean | null | undefined>)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const failure = parseFailure(text)
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return new ApiError({
    status: response.status,
    text: text || response.statusText,
    code: failure.code ?? 'unknown',
    serverMessage: failure.message ?? libTexts.unknownFailure,
    reason: failure.reason ?? null,
    values: failure.values ?? {},
    requestId: failure.requestId ?? null,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
    current: failure.current,
  })
}

function parseFailure(text: string): Partial<ServerMessage & { code: string; requestId: string; current: unknown }> {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {} // A proxy's HTML page, for instance: nothing in it is meant for the user.
  }
}
