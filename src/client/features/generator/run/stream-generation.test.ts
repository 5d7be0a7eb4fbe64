import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
  const heard: string[] = []
  const listener = {
    onStage: (stage: string) => heard.push(stage),
    onArticle: ({ title }: { title: string }) => heard.push(title),
    onDrafts: (plans: readonly { opening: string }[]) => heard.push(...plans.map(({ opening }) => opening)),
    onText: (text: string, draft: number) => heard.push(draft === 1 ? text : `${draft}: ${text}`),
    onDraftEnd: ({ draft }: { draft: number }) => heard.push(`${draft} ended`),
  }
  const post = await streamGeneration(sent, listener, signal)
  return { post, heard }
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
  const { post, heard } = await generate()
  expect(heard).toEqual(['fetching', 'reading', 'Fewer empty chairs', 'writing', 'A hospital\n\n', 'got fewer.'])
  expect(post).toEqual({ id: 'p1' })
  expect(fetchFake.mock.calls[0]?.[0]).toBe('/api/posts/generate')
})

test('of several drafts each piece says which one it belongs to', async () => {
  answerWith(
    event('drafts', { drafts: [{ opening: 'outcome' }, { opening: 'scene' }] }),
    event('delta', { text: 'A hospital' }),
    event('delta', { text: 'Two chairs', draft: 2 }),
    event('draft', { draft: 2, failure: null }),
    event('done', { id: 'p1' }),
  )
  const { heard } = await generate()
  expect(heard).toEqual(['outcome', 'scene', 'A hospital', '2: Two chairs', '2 ended'])
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
