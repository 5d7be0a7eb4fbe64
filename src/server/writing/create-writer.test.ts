import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type FakeFormat,
  type FakeModel,
  fakeFormats,
  startFakeModel,
} from '../../../tests/support/fake-models/start-fake-model.ts'
import {
  configFor,
  fakeKey,
  modelOf,
  noModels,
  writingRequest,
} from '../../../tests/support/fake-models/writing-fixtures.ts'
import { createWriter } from './create-writer.ts'
import type { WrittenPost } from './writer.ts'

let fake: FakeModel | undefined

afterEach(async () => {
  await fake?.close()
  fake = undefined
})

async function write(
  format: FakeFormat,
  changes: Parameters<typeof writingRequest>[0] = {},
  upstreamNames = {},
): Promise<{ post: WrittenPost; deltas: string[]; sent: FakeModel['requests'][number] }> {
  fake ??= await startFakeModel(format)
  const deltas: string[] = []
  const post = await createWriter({ ...configFor(format, fake.baseUrl), upstreamNames }).writePost(
    writingRequest({ model: modelOf[format], ...changes }),
    { signal: new AbortController().signal, onDelta: (text) => deltas.push(text) },
  )
  return { post, deltas, sent: fake.requests.at(-1) as FakeModel['requests'][number] }
}

describe('a request to each vendor', () => {
  test('reaches OpenAI’s Responses API in the form it takes', async () => {
    const { sent } = await write('openai')

    expect(sent.path).toBe('/v1/responses')
    expect(sent.headers.authorization).toBe(`Bearer ${fakeKey}`)
    expect(sent.body).toEqual({
      model: 'gpt-4o',
      stream: true,
      store: false,
      temperature: 0.7,
      max_output_tokens: 16_000,
      input: [
        { role: 'system', content: expect.stringContaining('You ghostwrite LinkedIn posts') },
        { role: 'user', content: [{ type: 'input_text', text: expect.stringContaining('second quay on Monday') }] },
      ],
    })
  })

  test('to gpt-5 carries no temperature and asks for little reasoning', async () => {
    const { sent } = await write('openai', { model: 'gpt-5' })

    expect(sent.body).not.toHaveProperty('temperature')
    expect(sent.body).toMatchObject({ model: 'gpt-5', reasoning: { effort: 'low' }, max_output_tokens: 16_000 })
    expect(sent.body.input[0].role).toBe('developer')
  })

  test('with web search brings OpenAI’s own tool, for the models that have it', async () => {
    const { sent } = await write('openai', { useWebSearch: true })
    expect(sent.body.tools).toEqual([{ type: 'web_search' }])

    const without = await write('openai', { model: 'gpt-4.1', useWebSearch: true })
    expect(without.sent.body).not.toHaveProperty('tools')
    expect(without.sent.body.input[0].content).toContain('Facts come from the article alone.')
  })

  test('reaches Anthropic’s Messages API in the form it takes', async () => {
    const { sent } = await write('anthropic')

    expect(sent.path).toBe('/v1/messages')
    expect(sent.headers['x-api-key']).toBe(fakeKey)
    expect(sent.headers['anthropic-version']).toBe('2023-06-01')
    expect(sent.headers).not.toHaveProperty('authorization')
    expect(sent.body).toEqual({
      model: 'claude-sonnet-5-5',
      stream: true,
      max_tokens: 16_000,
      output_config: { effort: 'low' },
      system: [{ type: 'text', text: expect.stringContaining('You ghostwrite LinkedIn posts') }],
      messages: [{ role: 'user', content: [{ type: 'text', text: expect.stringContaining('second quay on Monday') }] }],
    })
  })

  test('reaches Google’s Gemini API in the form it takes', async () => {
    const { sent } = await write('google')

    expect(sent.path).toBe('/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse')
    expect(sent.headers['x-goog-api-key']).toBe(fakeKey)
    expect(sent.body).toEqual({
      generationConfig: { maxOutputTokens: 16_000, thinkingConfig: { thinkingLevel: 'low' } },
      systemInstruction: { parts: [{ text: expect.stringContaining('You ghostwrite LinkedIn posts') }] },
      contents: [{ role: 'user', parts: [{ text: expect.stringContaining('second quay on Monday') }] }],
    })
  })

  test('reaches Mistral’s chat API in the form it takes', async () => {
    const { sent } = await write('mistral')

    expect(sent.path).toBe('/v1/chat/completions')
    expect(sent.headers.authorization).toBe(`Bearer ${fakeKey}`)
    expect(sent.body).toEqual({
      model: 'mistral-large-latest',
      stream: true,
      max_tokens: 16_000,
      temperature: 0.7,
      messages: [
        { role: 'system', content: expect.stringContaining('You ghostwrite LinkedIn posts') },
        { role: 'user', content: [{ type: 'text', text: expect.stringContaining('second quay on Monday') }] },
      ],
    })
  })

  test('reaches a compatible endpoint with nothing it might not know', async () => {
    const { sent, post } = await write('compatible')

    expect(sent.path).toBe('/v1/chat/completions')
    expect(sent.headers.authorization).toBe(`Bearer ${fakeKey}`)
    expect(sent.body).toEqual({
      model: 'local-model',
      stream: true,
      messages: [
        { role: 'system', content: expect.stringContaining('You ghostwrite LinkedIn posts') },
        { role: 'user', content: expect.stringContaining('second quay on Monday') },
      ],
    })
    expect(post.upstreamModel).toBe('local-model')
  })

  test('needs no key at a compatible endpoint', async () => {
    fake = await startFakeModel('compatible')
    const config = configFor('compatible', fake.baseUrl)
    const writer = createWriter({ ...config, compatible: { ...config.compatible, apiKey: null } })

    await writer.writePost(writingRequest({ model: 'compatible' }), {
      signal: new AbortController().signal,
      onDelta: () => {},
    })

    expect(fake.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  test.each(fakeFormats)('asks for the name the settings give (%s), without options made for ours', async (format) => {
    const { sent, post } = await write(format, {}, { [modelOf[format]]: 'model-of-tomorrow' })

    expect(sent.problems).toEqual([])
    expect(sent.body.model ?? sent.path).toContain('model-of-tomorrow')
    expect(post.upstreamModel).toBe('model-of-tomorrow')
    expect(JSON.stringify(sent.body)).not.toMatch(/effort|thinkingLevel/)
  })
})

describe('a post that was written', () => {
  test.each(fakeFormats)('arrives in pieces that make up its text (%s)', async (format) => {
    const chunks = ['\n\n Ships', ' ahoy: ', '1,200 a', ' year.\n\n', '\n\n#Harb', 'our 🚢', ' \n']
    fake = await startFakeModel(format, { kind: 'text', chunks, delayMs: 5 })

    const { post, deltas } = await write(format)

    expect(post.text).toBe('Ships ahoy: 1,200 a year.\n\n#Harbour 🚢')
    expect(deltas.join('')).toBe(post.text)
    expect(deltas.length).toBeGreaterThan(3)
    expect(post.note).toBeNull()
  })

  test('names each page of a web search once, in the order of first citation', async () => {
    const citations = [
      { url: 'https://a.example.com/1', title: 'First' },
      { url: 'https://b.example.com/2', title: 'Second' },
      { url: 'https://a.example.com/1', title: 'First again' },
    ]
    const text = 'It is busy ([a.example.com](https://a.example.com/1)). So it is.'
    fake = await startFakeModel('openai', { kind: 'text', chunks: [text], citations })

    const { post } = await write('openai', { useWebSearch: true })

    expect(post.sources).toEqual([
      { index: 1, url: 'https://a.example.com/1', title: 'First' },
      { index: 2, url: 'https://b.example.com/2', title: 'Second' },
    ])
    expect(post.text).toBe('It is busy. So it is.')
  })
})

describe('what is no part of a post', () => {
  test('a model’s remarks on its own work are left out', async () => {
    fake = await startFakeModel('openai', { kind: 'text', chunks: ['The post.'], commentary: 'Let me search first.' })

    const { post, deltas } = await write('openai', { model: 'gpt-5' })

    expect(post.text).toBe('The post.')
    expect(deltas.join('')).toBe('The post.')
  })

  test('nothing is printed when a setting names a model that takes less', async () => {
    const printed = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info'), vi.spyOn(console, 'log')]

    const { sent } = await write('openai', {}, { 'gpt-4o': 'gpt-5.4' })

    expect(sent.body).not.toHaveProperty('temperature')
    for (const channel of printed) expect(channel).not.toHaveBeenCalled()
  })
})

describe('a model that is not set up', () => {
  test('is refused with a sentence that says what to do', async () => {
    const writing = createWriter(noModels).writePost(writingRequest(), {
      signal: new AbortController().signal,
      onDelta: () => {},
    })

    await expect(writing).rejects.toMatchObject({
      code: 'model_not_configured',
      message: 'This model is not set up on this server. Choose another one.',
    })
  })
})

describe('the composer', () => {
  const request = writingRequest({
    model: 'composer',
    source: {
      ...writingRequest().source,
      text: [
        'The harbour opened a second quay for container ships of the largest class.',
        'Ships at the new quay carried 410,000 tonnes of grain, paper and salt last spring.',
        'A crane of the new quay lifts 90 tonnes and runs on electricity from the roof.',
        'Pilots of the harbour train for the second quay on a model in the town hall.',
      ].join('\n\n'),
    },
  })

  test('writes without any setting, in pieces that make up its text', async () => {
    const deltas: string[] = []
    const post = await createWriter(noModels).writePost(request, {
      signal: new AbortController().signal,
      onDelta: (text) => deltas.push(text),
    })

    expect(post).toMatchObject({ upstreamModel: 'composer', sources: [] })
    expect(post.text).toContain('harbour')
    expect(deltas.join('')).toBe(post.text)
    expect(deltas.length).toBeGreaterThan(1)
  })

  test('stops when its reader leaves', async () => {
    const controller = new AbortController()
    const deltas: string[] = []
    const writing = createWriter(noModels).writePost(request, {
      signal: controller.signal,
      onDelta(text) {
        deltas.push(text)
        controller.abort()
      },
    })

    await expect(writing).rejects.toMatchObject({ code: 'cancelled' })
    expect(deltas).toHaveLength(1)
  })
})
