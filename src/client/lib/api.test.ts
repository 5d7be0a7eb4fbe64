import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, callApi, errorMessage, requestApi } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: Response | Error) {
  const fetched = vi.fn((_address: string, _init: RequestInit) =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone()),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

test('a body travels as JSON, with the cookie', async () => {
  const fetched = answerWith(Response.json({ id: 'u1' }))
  expect(await callApi('login', { body: { email: 'a@example.com', password: 'secret' } })).toEqual({ id: 'u1' })

  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe('/api/login')
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' })
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json')
  expect(JSON.parse(init?.body as string)).toEqual({ email: 'a@example.com', password: 'secret' })
})

test('path and query parameters are encoded, and what is not given is left out', async () => {
  const fetched = answerWith(Response.json([]))
  await callApi('listPosts', { query: { limit: 3, before: 'a&b' } })
  await callApi('getPost', { params: { id: 'a/../b' } })
  await callApi('listPosts')
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/posts?limit=3&before=a%26b',
    '/api/posts/a%2F..%2Fb',
    '/api/posts',
  ])
})

test('a form travels as multipart, with the boundary that fetch chooses', async () => {
  const fetched = answerWith(Response.json({}))
  const body = new FormData()
  await requestApi('generatePostFromFile', { body })
  const [, init] = fetched.mock.calls[0] ?? []
  expect(init?.body).toBe(body)
  expect(new Headers(init?.headers).has('Content-Type')).toBe(false)
})

test('an answer without content is undefined', async () => {
  answerWith(new Response(null, { status: 204 }))
  expect(await callApi('deletePost', { params: { id: 'p1' } })).toBeUndefined()
})

test('a refusal is told as STATUS: body text, and to people in the words of the server', async () => {
  const body = JSON.stringify({
    message: 'An account with this email already exists.',
    code: 'conflict',
    requestId: 'r7',
  })
  answerWith(new Response(body, { status: 409 }))
  const error = await failureOf(callApi('getUser'))
  expect(error.message).toBe(`409: ${body}`)
  expect(error).toMatchObject({ status: 409, code: 'conflict', requestId: 'r7', retryAfterSeconds: null })
  expect(error.serverMessage).toBe('An account with this email already exists.')
})

test('an empty body leaves the status text', async () => {
  answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }))
  expect((await failureOf(callApi('getUser'))).message).toBe('502: Bad Gateway')
})

test("a proxy's page is kept out of what people read", async () => {
  answerWith(new Response('<h1>nginx</h1>', { status: 502 }))
  const error = await failureOf(callApi('getUser'))
  expect(error.message).toBe('502: <h1>nginx</h1>')
  expect(error.serverMessage).toBe('Something went wrong. Please try again.')
})

test('a limit says when to come back', async () => {
  answerWith(
    Response.json({ message: 'Too many.', code: 'rate_limited' }, { status: 429, headers: { 'Retry-After': '540' } }),
  )
  expect((await failureOf(callApi('getUser'))).retryAfterSeconds).toBe(540)
})

test('a dead connection is said to be one', async () => {
  answerWith(new TypeError('Failed to fetch'))
  const error = await failureOf(callApi('getUser'))
  expect(error).toMatchObject({ status: 0, code: 'unreachable' })
  expect(error.serverMessage).toBe('The server could not be reached. Check your connection and try again.')
})

test('a cancelled call is no failure of the connection', async () => {
  const controller = new AbortController()
  controller.abort()
  const aborted = new DOMException('Aborted', 'AbortError')
  answerWith(aborted)
  await expect(callApi('getUser', { signal: controller.signal })).rejects.toBe(aborted)
})

test('a failure that is no answer of the server gets a sentence of its own', () => {
  expect(errorMessage(new TypeError('x is not a function'))).toBe('Something went wrong. Please try again.')
  expect(errorMessage(null, 'Failed to save changes.')).toBe('Failed to save changes.')
})
