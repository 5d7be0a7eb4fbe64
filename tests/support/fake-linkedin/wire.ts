import type { IncomingMessage, ServerResponse } from 'node:http'

/** Requests and answers. */

export interface FakeRequest {
  method: string
  path: string
  query: URLSearchParams
  /** The query as it came: Rest.li tells its own parentheses and commas from encoded ones. */
  search: string
  headers: IncomingMessage['headers']
  body: Buffer
}

/** `hang` answers nothing until the caller disconnects; `cut` ends the connection. */
export type FakeAnswer =
  | { status: number; headers?: Record<string, string>; json?: unknown; html?: string }
  | 'hang'
  | 'cut'

/** One part of LinkedIn; undefined: another part handles the call. */
export type Part = (request: FakeRequest) => FakeAnswer | undefined | Promise<FakeAnswer | undefined>

export async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  const { pathname, search, searchParams } = new URL(incoming.url ?? '', 'http://linkedin')
  const { method = '', headers } = incoming
  return { method, path: pathname, query: searchParams, search, headers, body: Buffer.concat(pieces) }
}

export function respond(incoming: IncomingMessage, response: ServerResponse, answer: FakeAnswer): void {
  if (answer === 'hang') return
  if (answer === 'cut') return void incoming.socket.destroy()
  const { status, headers = {}, json, html } = answer
  const type = html === undefined ? 'application/json' : 'text/html'
  const body = html ?? (json === undefined ? '' : JSON.stringify(json))
  response.writeHead(status, { ...(body && { 'content-type': type }), 'x-li-uuid': 'fake', ...headers })
  response.end(body)
}

/** An error in the API's form. */
export function apiError(status: number, serviceErrorCode: number, code: string, message: string): FakeAnswer {
  return { status, json: { status, serviceErrorCode, code, message } }
}

/** Missing or unexpected names, as one sentence; null: exactly these were sent, each once. */
export function wrongNames(sent: URLSearchParams, expected: readonly string[]): string | null {
  const names = [...sent.keys()]
  const missing = expected.filter((name) => !sent.get(name))
  const unknown = names.filter((name) => !expected.includes(name))
  if (missing.length === 0 && unknown.length === 0 && names.length === expected.length) return null
  return `missing: ${missing.join(', ') || 'none'}; unknown: ${unknown.join(', ') || 'none'}; sent: ${names.join(', ')}`
}
