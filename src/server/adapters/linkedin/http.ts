/**
 * One call to LinkedIn: a time limit, a bound on what is read, no redirect followed. Neither addresses nor bodies stand
 * in its errors, for they hold tokens, codes and secrets.
 */

export interface LinkedinCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  address: string
  headers?: Readonly<Record<string, string>>
  body?: { form: Readonly<Record<string, string>> } | { json: unknown } | { bytes: Uint8Array | string; type: string }
  /** Until the whole answer is there. */
  timeoutMs?: number
  signal?: AbortSignal
}

export interface LinkedinAnswer {
  status: number
  headers: Headers
  /** As it came, cut after a megabyte. */
  text: string
  /** Its fields; empty where it is no JSON object. */
  fields: Readonly<Record<string, unknown>>
}

const usualTimeoutMs = 10_000
const maxCharacters = 1024 * 1024

/** There was no answer, or not a whole one. */
export class LinkedinUnreachable extends Error {
  override name = 'LinkedinUnreachable'
  /** False only where it is certain that LinkedIn got nothing of the call. */
  readonly wasSent: boolean

  constructor(wasSent: boolean, code: string) {
    super(`LinkedIn gave no answer (${code})`)
    this.wasSent = wasSent
  }
}

/**
 * @returns any answer, whatever its status
 * @throws LinkedinUnreachable; TypeError for what no header may carry
 */
export async function callLinkedin(call: LinkedinCall): Promise<LinkedinAnswer> {
  const limit = AbortSignal.timeout(call.timeoutMs ?? usualTimeoutMs)
  const { bytes, type } = encode(call.body)
  // outside: what can't be sent at all is no failure of LinkedIn's
  const headers = new Headers({ accept: 'application/json', ...(type && { 'content-type': type }), ...call.headers })
  try {
    const response = await fetch(call.address, {
      method: call.method,
      redirect: 'manual',
      headers,
      signal: call.signal ? AbortSignal.any([limit, call.signal]) : limit,
      ...(bytes !== undefined && { body: bytes as BodyInit }),
    })
    const text = await readText(response)
    return { status: response.status, headers: response.headers, text, fields: fieldsOf(text) }
  } catch (error) {
    const code = codeOf(error)
    throw new LinkedinUnreachable(!neverSent.has(code), code)
  }
}

/** The connection did not come about. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

function encode(body: LinkedinCall['body']): { bytes?: Uint8Array | string; type?: string } {
  if (!body) return {}
  if ('form' in body) {
    return { bytes: new URLSearchParams(body.form).toString(), type: 'application/x-www-form-urlencoded' }
  }
  if ('json' in body) return { bytes: JSON.stringify(body.json), type: 'application/json' }
  return body
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return ''
  let text = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece
    if (text.length > maxCharacters) break
  }
  return text.slice(0, maxCharacters)
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  } catch {
    return {} // an error page, or nothing
  }
}

function codeOf(error: unknown): string {
  const { name, code, cause } = error as Error & { code?: unknown; cause?: { code?: unknown; errors?: unknown[] } }
  const found = cause?.code ?? (cause?.errors?.[0] as { code?: unknown } | undefined)?.code ?? code
  return typeof found === 'string' ? found : name
}
