import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { streamApi } from './event-stream.ts'

interface Events {
  delta: { text: string }
  done: { id: string }
  error: { message: string; code: string; requestId: string }
}

const fetchFake = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetchFake))
afterEach(() => {
  vi.unstubAllGlobals()
  fetchFake.mockReset()
})

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

function answerWith(body: BodyInit): void {
  fetchFake.mockResolvedValue(new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }))
}

async function call(signal = new AbortController().signal) {
  const texts: string[] = []
  const answer = await streamApi<Events>('generatePost', { body: {}, signal }, ({ delta }) => {
    if (delta) texts.push(delta.text)
  })
  return { texts, answer }
}

test('progress comes in order, and the answer at the end', async () => {
  answerWith(
    event('delta', { text: 'A hospital\n\n' }) + event('delta', { text: 'got fewer.' }) + event('done', { id: 'p1' }),
  )
  expect(await call()).toEqual({ texts: ['A hospital\n\n', 'got fewer.'], answer: { id: 'p1' } })
})

test('a stream that arrives byte by byte reads the same, also within a character', async () => {
  const bytes = new TextEncoder().encode(
    `: ping\r\n\r\n${event('delta', { text: 'ü🙂' })}${event('done', { id: 'p1' })}`,
  )
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
      controller.close()
    },
  })
  answerWith(body)
  expect(await call()).toEqual({ texts: ['ü🙂'], answer: { id: 'p1' } })
})

test('a failure in the stream keeps the server’s sentence and code', async () => {
  const failure = { message: 'The AI service is busy.', code: 'ai_unavailable', requestId: 'r1' }
  answerWith(event('delta', { text: 'A' }) + event('error', failure))
  await expect(call()).rejects.toMatchObject({
    code: 'ai_unavailable',
    serverMessage: 'The AI service is busy.',
    requestId: 'r1',
  })
})

test.each([
  ['in the middle of the text', event('delta', { text: 'Half a se' })],
  ['before the last event is closed', 'event: done\ndata: {"id":"p1"}\n'],
  ['with something that is not JSON', 'event: delta\ndata: oops\n\n'],
])('a stream that ends %s is a failure, never an answer', async (_where, body) => {
  answerWith(body)
  const error = await call().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'unreachable', serverMessage: expect.stringMatching(/connection was lost/) })
})

test('a whole answer that comes as JSON is taken as it is', async () => {
  fetchFake.mockResolvedValue(Response.json({ id: 'p2' }))
  expect((await call()).answer).toEqual({ id: 'p2' })
})

test('cancelling can be told from a broken connection', async () => {
  const controller = new AbortController()
  answerWith(
    new ReadableStream<Uint8Array>({
      start: (stream) => controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason)),
    }),
  )
  const calling = call(controller.signal)
  await Promise.resolve()
  controller.abort()
  await expect(calling).rejects.toMatchObject({ name: 'AbortError' })
})
