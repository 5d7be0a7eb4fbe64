import type { Readable } from 'node:stream'
import { request } from 'undici'

/**
 * One call to LinkedIn: with a time limit and a size limit, without following redirects. Its errors contain neither
 * addresses nor bodies, which hold tokens, codes and secrets.
 */

export interface LinkedinCall {
  method: 'GET' | 'POST' | 'DELETE'
  address: string
  headers?: Readonly<Record<string, string>>
  body?: { form: Readonly<Record<string, string>> } | { json: unknown } | { text: string; type: string }
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

const defaultTimeoutMs = 10_000
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

/** @returns any answer, whatever its status @throws LinkedinUnreachable; TypeError for invalid header values */
export async function callLinkedin(call: LinkedinCall): Promise<LinkedinAnswer> {
  const limit = AbortSignal.timeout(call.timeoutMs ?? defaultTimeoutMs)
  const { text: sent, type } = encode(call.body)
  // outside: what can't be sent at all is no failure of LinkedIn's
  const headers = new Headers({ accept: 'application/json', ...(type && { 'content-type': type }), ...call.headers })
  try {
    const response = await fetch(call.address, {
      method: call.method,
      redirect: 'manual',
      headers,
      signal: call.signal ? AbortSignal.any([limit, call.signal]) : limit,
      ...(sent !== undefined && { body: sent }),
    })
    const text = await readText(response)
    return { status: response.status, headers: response.headers, text, fields: fieldsOf(text) }
  } catch (error) {
    throw toUnreachable(error)
  }
}

export interface LinkedinUpload {
  address: string
  headers: Readonly<Record<string, string>>
  /** Bytes, or a file that is sent as it is read. */
  body: Uint8Array | Readable
  size: number
  timeoutMs: number
}

/**
 * Uploads a file. `fetch` would copy each piece and send a stream in chunks.
 * @returns any answer, whatever its status
 * @throws LinkedinUnreachable
 */
export async function uploadToLinkedin(upload: LinkedinUpload): Promise<LinkedinAnswer> {
  const { address, body: file, size, timeoutMs } = upload
  try {
    const { statusCode, headers, body } = await request(address, {
      method: 'PUT',
      headers: { accept: 'application/json', 'content-length': String(size), ...upload.headers },
      body: file,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = (await body.text()).slice(0, maxCharacters)
    const known = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
    return { status: statusCode, headers: new Headers(known), text, fields: fieldsOf(text) }
  } catch (error) {
    throw toUnreachable(error)
  }
}

function toUnreachable(error: unknown): LinkedinUnreachable {
  const code = codeOf(error)
  return new LinkedinUnreachable(!neverSent.has(code), code)
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

function encode(body: LinkedinCall['body']): { text?: string; type?: string } {
  if (!body) return {}
  if ('form' in body) {
    return { text: new URLSearchParams(body.form).toString(), type: 'application/x-www-form-urlencoded' }
  }
  if ('json' in body) return { text: JSON.stringify(body.json), type: 'application/json' }
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

/** An error code as LinkedIn names it, of letters, digits, _ and -; null for anything else, which may quote what was sent. */
export function codeWord(code: unknown): string | null {
  const word = typeof code === 'number' ? String(code) : code
  return typeof word === 'string' && /^[\w-]{1,80}$/.test(word) ? word : null
}

function codeOf(error: unknown): string {
  const { name, code, cause } = error as Error & { code?: unknown; cause?: { code?: unknown; errors?: unknown[] } }
  const found = cause?.code ?? (cause?.errors?.[0] as { code?: unknown } | undefined)?.code ?? code
  return typeof found === 'string' ? found : name
}
