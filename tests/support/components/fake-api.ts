/** The server as a component's test wants it: each call is answered by the test, and noted. */

export interface Call {
  method: string
  /** With its query. */
  path: string
  body: unknown
}

/** What is answered: a value as JSON, an answer of one's own, or a function of the call. */
type Answering =
  | object
  | null
  | Response
  | ((call: Call) => object | null | Response | Promise<object | null | Response>)

let answers: Record<string, Answering> = {}
let calls: Call[] = []
let unexpected: string[] = []
const realFetch = window.fetch

/**
 * @param given by method and path, as `GET /api/posts`; the query does not count
 * @returns the calls as they come
 */
export function answerCalls(given: Record<string, Answering>): readonly Call[] {
  answers = given
  calls = []
  unexpected = []
  window.fetch = fakeFetch
  return calls
}

/** A refusal as the server words it. @param reason for where the client has words of its own */
export function refuseWith(status: number, message: string, code = 'conflict', reason?: string): Response {
  return Response.json({ message, code, requestId: 'test', ...(reason && { reason, values: {} }) }, { status })
}

/** What was called without an answer since this was asked last. */
export function unexpectedCalls(): string[] {
  const found = unexpected
  unexpected = []
  window.fetch = realFetch
  return found
}

async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  const name = `${request.method} ${pathname}`
  const answering = answers[name]
  const body = await request.json().catch(() => undefined)
  const call = { method: request.method, path: pathname + search, body }
  calls.push(call)
  if (answering === undefined) {
    unexpected.push(name)
    return refuseWith(404, `The test has no answer for ${name}.`, 'not_found')
  }
  const answer = typeof answering === 'function' ? await Promise.race([answering(call), whenLeft(request)]) : answering
  return answer instanceof Response ? answer.clone() : Response.json(answer)
}

/** As the browser's own: fails once nobody waits for the answer any more. */
function whenLeft({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
