import type { Answer, Body, Params, Query } from '#shared/contract/contract'
import { type RouteName, routes } from '#shared/contract/routes'
import { type ServerMessage, translate } from './server-message.ts'
import { libTexts } from './texts.ts'

/** One typed fetch for the whole app. */

/** A call that did not succeed. `message` is `STATUS: body text` (spec section 8); screens show `serverMessage`. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number
  /** The server's error code; 'unreachable' without an answer, 'unknown' when the body held none. */
  readonly code: string
  /** Why, by the name that the sentences of the server go by; null without one. */
  readonly reason: string | null
  /** A finished sentence for the user, in their language. */
  readonly serverMessage: string
  /** Finds this failure in the server's log. */
  readonly requestId: string | null
  /** Seconds after which trying again makes sense. */
  readonly retryAfterSeconds: number | null

  constructor(failure: {
    status: number
    text: string
    code: string
    /** In English, where the server gave a reason: that is what the words are chosen by. */
    serverMessage: string
    reason?: string | null
    values?: object
    requestId?: string | null
    retryAfterSeconds?: number | null
  }) {
    super(`${failure.status}: ${failure.text}`)
    this.status = failure.status
    this.code = failure.code
    this.reason = failure.reason ?? null
    this.serverMessage = translate({ ...failure, message: failure.serverMessage })
    this.requestId = failure.requestId ?? null
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null
  }
}

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

export type CallOptions<Name extends RouteName> = Pick<RequestOptions, 'signal' | 'keepalive'> &
  Part<'params', Params<Name>> &
  Part<'query', Query<Name> | undefined> &
  Part<'body', Body<Name>>

type CallArguments<Name extends RouteName> =
  Record<never, never> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>]

/**
 * Calls one route of the contract.
 * @returns the answer as the contract says; undefined for routes that answer with nothing.
 * @throws ApiError for every status that is not 2xx and for a network failure; the AbortError of `signal` as it is.
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
  /** FormData travels as multipart and a Blob as it is, everything else as JSON. */
  body?: unknown
  accept?: string
  signal?: AbortSignal
  /** Goes on when the page is left. */
  keepalive?: boolean
}

/**
 * The call below `callApi`, for answers that are not one JSON value: streams, multipart forms, `Link` headers.
 * @throws ApiError as `callApi` does.
 */
export async function requestApi(name: RouteName, options: RequestOptions = {}): Promise<Response> {
  const { method, path } = routes[name]
  const { body } = options
  const isRaw = body instanceof FormData || body instanceof Blob
  const headers = new Headers({ Accept: options.accept ?? 'application/json' })
  if (body !== undefined && !isRaw) headers.set('Content-Type', 'application/json')

  let response: Response
  try {
    response = await fetch(addressOf(path, options.params, options.query), {
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

/** The server's own sentence about a failure; null when no answer came, or one without a sentence. */
export function serverMessage(error: Pick<ApiError, 'status' | 'code' | 'serverMessage'>): string | null {
  return error.status === 0 || error.code === 'unknown' ? null : error.serverMessage
}

/** What to tell the user about any failure: the server's sentence where there is one, `fallback` otherwise. */
export function errorMessage(error: unknown, fallback = libTexts.unknownFailure): string {
  return error instanceof ApiError ? error.serverMessage : fallback
}

function addressOf(path: string, params: unknown = {}, query: unknown = {}): string {
  const values = params as Record<string, string | number>
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query as Record<string, string | number | boolean | null | undefined>)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

async function toApiError(response: Response): Promise<ApiError> {
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
  })
}

function parseFailure(text: string): Partial<ServerMessage & { code: string; requestId: string }> {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {} // A proxy's HTML page, for instance: nothing in it is meant for the user.
  }
}
