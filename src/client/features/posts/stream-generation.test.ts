import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#client/lib/api'
import { streamGeneration } from './stream-generation.ts'

const request = { body: { url: 'https://news.example/', model: 'gpt-4o' as const, useWebSearch: false }, file: null }
const fetchFake = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetchFake))
afterEach(() => {
  vi.unstubAllGlobals()
  fetchFake.mockReset()
})

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

function answerWith(...events: string[]): void {
  fetchFake.mockResolvedValue(new Response(events.join(''), { headers: { 'Content-Type': 'text/event-stream' } }))
}

async function generate(signal = new AbortController().signal, sent: Parameters<typeof streamGeneration>[0] = request) {
  const told: string[] = []
  const listener = {
    onStage: (stage: string) => told.push(stage),
    onArticle: ({ title }: { title: string }) => told.push(title),
    onText: (text: string) => told.push(text),
  }
  const post = await streamGeneration(sent, listener, signal)
  return { post, told }
}

test('the source, the text as it is written and the stored post arrive in order', async () => {
  answerWith(
    event('status', { stage: 'fetching' }),
    event('status', { stage: 'reading' }),
    event('article', { title: 'Fewer empty chairs' }),
    event('status', { stage: 'writing' }),
    event('delta', { text: 'A hospital\n\n' }),
    event('delta', { text: 'got fewer.' }),
    event('done', { id: 'p1' }),
  )
  const { post, told } = await generate()
  expect(told).toEqual(['fetching', 'reading', 'Fewer empty chairs', 'writing', 'A hospital\n\n', 'got fewer.'])
  expect(post).toEqual({ id: 'p1' })
  expect(fetchFake.mock.calls[0]?.[0]).toBe('/api/posts/generate')
})

test('a failure in the stream keeps the server’s sentence and code', async () => {
  const failure = { message: 'The AI service is busy.', code: 'ai_unavailable', requestId: 'r1' }
  answerWith(event('delta', { text: 'A' }), event('error', failure))
  await expect(generate()).rejects.toMatchObject({ code: 'ai_unavailable', serverMessage: 'The AI service is busy.' })
})

test('a stream that ends early is a failure, never a finished post', async () => {
  answerWith(event('delta', { text: 'Half a se' }))
  const error = await generate().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect((error as ApiError).serverMessage).toMatch(/connection was lost/)
})

test('a whole post that comes as JSON is taken as it is', async () => {
  fetchFake.mockResolvedValue(Response.json({ id: 'p2' }))
  expect((await generate()).post).toEqual({ id: 'p2' })
})

test('a file travels as a form, after its fields', async () => {
  answerWith(event('done', { id: 'p3' }))
  const file = new File(['x'], 'notes.txt', { type: 'text/plain' })
  await generate(undefined, { body: { model: 'composer', useWebSearch: false, contentStyleId: 2 }, file })
  const [address, init] = fetchFake.mock.calls[0] ?? []
  const form = (init?.body ?? new FormData()) as FormData
  expect(address).toBe('/api/posts/generate-from-file')
  expect([...form.keys()]).toEqual(['model', 'useWebSearch', 'contentStyleId', 'file'])
})

test('cancelling is told apart from a broken connection', async () => {
  const controller = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason)),
  })
  fetchFake.mockResolvedValue(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
  const generating = generate(controller.signal)
  await Promise.resolve()
  controller.abort()
  await expect(generating).rejects.toMatchObject({ name: 'AbortError' })
})
