/** A fake server for component tests: the test answers each call, and calls are recorded. */

export interface Call {
  method: string
  /** With its query. */
  path: string
  body: unknown
  headers: Headers
}

/** The answer: a value as JSON, a Response, or a function of the call. */
type Answering =
  | object
  | null
  | Response
  | ((call: Call) => object | null | Response | Promise<object | null | Response>)

interface Exchange {
  answers: Record<string, Answering>
  calls: Call[]
  unexpected: string[]
}

let current: Exchange = { answers: {}, calls: [], unexpected: [] }
const realFetch = window.fetch

/**
 * @param given by method and path, such as `GET /api/posts`; the query is ignored
 * @returns the recorded calls
 */
export function answerCalls(given: Record<string, Answering>): readonly Call[] {
  current = { answers: given, calls: [], unexpected: [] }
  window.fetch = fakeFetch
  return current.calls
}

/** An error answer in the server's form. @param reason for client code with its own words */
export function refuseWith(status: number, message: string, code = 'conflict', reason?: string): Response {
  return Response.json({ message, code, requestId: 'test', ...(reason && { reason, values: {} }) }, { status })
}

/** Calls of the test without an answer. What is called from then on is no longer the test's. */
export function unexpectedCalls(): string[] {
  const { unexpected } = current
  current = { answers: {}, calls: [], unexpected: [] }
  window.fetch = realFetch
  return unexpected
}

async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // the test that was running when it was called, also if its body is read after the test's end
  const { answers, calls, unexpected } = current
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  const name = `${request.method} ${pathname}`
  const answering = name in answers ? answers[name] : usualAnswer(name)
  const body = await request.json().catch(() => undefined)
  const call = { method: request.method, path: pathname + search, body, headers: request.headers }
  calls.push(call)
  if (answering === undefined) {
    unexpected.push(name)
    return refuseWith(404, `The test has no answer for ${name}.`, 'not_found')
  }
  const answer = typeof answering === 'function' ? await Promise.race([answering(call), whenLeft(request)]) : answering
  return answer instanceof Response ? answer.clone() : Response.json(answer)
}

/** What most tests do not ask about: posts without a poll. */
function usualAnswer(name: string): Answering | undefined {
  return /^GET \/api\/posts\/[^/]+\/poll$/.test(name) ? { poll: null } : undefined
}

/** Like the browser's own: fails once the caller has aborted. */
function whenLeft({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
