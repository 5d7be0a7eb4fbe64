import type { LanguageModelV3StreamPart as Part } from '@ai-sdk/provider'
import { describe, expect, test } from 'vitest'
import { defaultLimits, type StreamLimits, streamPost } from './stream-post.ts'
import { createTextPath } from './text-path.ts'
import type { ModelCall } from './vendors.ts'

/** SDK behaviour that no vendor's wire format in the other tests triggers. */

const usage = {
  inputTokens: { total: 7, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 9, text: undefined, reasoning: undefined },
}
const stop: Part = { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage }
const text = (delta: string): Part => ({ type: 'text-delta', id: '1', delta })

/** A model that answers with these streams in turn; `asked` and `left` count them. */
function modelOf(...streams: ReadableStream<Part>[]) {
  const seen = { asked: 0 }
  const call = {
    model: {
      doStream: async () => {
        seen.asked += 1
        return { stream: streams[seen.asked - 1] as ReadableStream<Part> }
      },
    },
    upstreamName: 'fake',
    vendorName: 'Fake',
    secret: null,
    temperature: null,
    maxOutputTokens: null,
    tools: undefined,
    providerOptions: {},
    texts: createTextPath(null),
  } as unknown as ModelCall
  return { call, seen }
}

function write(call: ModelCall, changes: Partial<StreamLimits> = {}, signal = new AbortController().signal) {
  const shown: string[] = []
  const limits = { ...defaultLimits, retryDelayMs: 0, ...changes }
  const post = streamPost(
    call,
    { system: 's', user: 'u' },
    { signal, onDelta: (piece) => void shown.push(piece), limits },
  )
  post.catch(() => {}) // looked at later
  return { post, shown }
}

function streamOf(...parts: Part[]): ReadableStream<Part> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

test('a text comes in its order, with the tokens it took', async () => {
  const { call } = modelOf(streamOf(text('<post>All '), text('is'), text(' well.</post>'), stop))
  const { post, shown } = write(call)
  expect(await post).toEqual({ text: 'All is well.', sources: [], usage: { tokensIn: 7, tokensOut: 9 } })
  expect(shown.join('')).toBe('All is well.')
  expect(call.texts.isOpen).toBe(true)
})

test('a vendor that does not count tokens leaves them open', async () => {
  const uncounted = {
    inputTokens: { ...usage.inputTokens, total: undefined },
    outputTokens: { ...usage.outputTokens, total: undefined },
  }
  const { call } = modelOf(streamOf(text('Well.'), { ...stop, usage: uncounted } as Part))
  expect(await write(call).post).toMatchObject({ usage: { tokensIn: null, tokensOut: null } })
})

describe('before the first word', () => {
  const overloaded: Part = { type: 'error', error: { type: 'overloaded_error' } }

  test('an empty piece is no sign of work: what fails then is tried again', async () => {
    const { call, seen } = modelOf(streamOf(text(''), overloaded), streamOf(text('Well.'), stop))
    expect(await write(call).post).toMatchObject({ text: 'Well.' })
    expect(seen.asked).toBe(2)
  })

  test('reasoning is one: what fails then is paid for', async () => {
    const thinking: Part = { type: 'reasoning-delta', id: '0', delta: 'Hm.' }
    const { call, seen } = modelOf(streamOf(thinking, overloaded), streamOf(text('Well.'), stop))
    await expect(write(call).post).rejects.toMatchObject({ code: 'ai_unavailable', hasBegun: true })
    expect([seen.asked, call.texts.isOpen]).toEqual([1, false])
  })
})

test('after an error nothing more is shown, and the stream is left', async () => {
  let wasLeft = false
  const stream = new ReadableStream<Part>({
    start(controller) {
      for (const part of [text('Well,'), { type: 'error', error: 'lost' } as Part, text(' no.'), stop])
        controller.enqueue(part)
    },
    cancel() {
      wasLeft = true
    },
  })
  const { post, shown } = write(modelOf(stream).call)
  await expect(post).rejects.toMatchObject({ code: 'ai_unavailable', written: { text: 'Well,' } })
  expect(shown.join('')).toBe('Well,')
  expect(wasLeft).toBe(true)
})

test('a stream that does not notice that its reader left is not waited for', async () => {
  const reader = new AbortController()
  const deaf = new ReadableStream<Part>({
    start: (controller) => controller.enqueue(text('<post>Well, then')),
    cancel: () => new Promise(() => {}),
  })
  const { post, shown } = write(modelOf(deaf).call, {}, reader.signal)
  await expect.poll(() => shown).not.toHaveLength(0)
  reader.abort()
  await expect(post).rejects.toMatchObject({ code: 'cancelled', written: { text: 'Well, then' } })
})

test('a reader who left before the model was asked costs no word', async () => {
  const { call } = modelOf(streamOf(text('Well.'), stop))
  const { post, shown } = write(call, {}, AbortSignal.abort())
  await expect(post).rejects.toMatchObject({ code: 'cancelled' })
  expect(shown).toEqual([])
})

test('a stream that ends without a finish is half a post', async () => {
  const { call } = modelOf(streamOf(text('Well, it')))
  await expect(write(call).post).rejects.toMatchObject({
    code: 'ai_unavailable',
    reason: { name: 'modelIncomplete' },
    written: { text: 'Well, it' },
  })
})

test.each(['refusal', 'content_filter', 'guardrail_intervened', 'SAFETY'])(
  'a vendor that stops by its own word for a refusal has refused: %s',
  async (raw) => {
    const refused: Part = { type: 'finish', finishReason: { unified: 'other', raw }, usage }
    await expect(write(modelOf(streamOf(refused)).call).post).rejects.toMatchObject({ code: 'ai_refused' })
  },
)
