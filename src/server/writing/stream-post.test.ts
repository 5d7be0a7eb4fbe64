import { afterEach, describe, expect, test, vi } from 'vitest'
import { protectSecrets } from '#server/platform/secrets'
import type { FakeBehaviour } from '../../../tests/support/fake-models/behaviour.ts'
import {
  type FakeFormat,
  type FakeModel,
  fakeFormats,
  startFakeModel,
} from '../../../tests/support/fake-models/start-fake-model.ts'
import { configFor, fakeKey, modelOf, writingRequest } from '../../../tests/support/fake-models/writing-fixtures.ts'
import { createWriter } from './create-writer.ts'
import type { StreamLimits } from './stream-post.ts'

/** Generous, so that a busy machine changes no result; the cases about time are in a hurry. */
const limits: StreamLimits = {
  firstTokenMs: 60_000,
  silenceMs: 60_000,
  wholeMs: 60_000,
  retryDelayMs: 20,
  longestRetryAfterMs: 1_500,
}
const hurry = { slowStart: { firstTokenMs: 250 }, silent: { silenceMs: 250 }, slow: { wholeMs: 400 } }
const good: FakeBehaviour = { kind: 'text', chunks: ['All ', 'is well.'] }

let fake: FakeModel | undefined

afterEach(async () => {
  await fake?.close()
  fake = undefined
})

interface Attempt {
  deltas: string[]
  result: Promise<{ text: string }>
  controller: AbortController
}

async function attempt(
  format: FakeFormat,
  script: FakeBehaviour | FakeBehaviour[],
  changes: Partial<StreamLimits> = {},
): Promise<Attempt> {
  fake = await startFakeModel(format, script)
  const controller = new AbortController()
  const deltas: string[] = []
  const result = createWriter(configFor(format, fake.baseUrl), { limits: { ...limits, ...changes } }).writePost(
    writingRequest({ model: modelOf[format] }),
    { signal: controller.signal, onDelta: (text) => deltas.push(text) },
  )
  result.catch(() => {}) // looked at later
  return { deltas, result, controller }
}

const chunk = 'It began well, '
const unavailable = { code: 'ai_unavailable' }

/** Every way to fail: how the author learns of it, and how many requests it may cost. */
const failures: {
  name: string
  script: FakeBehaviour
  limits?: Partial<StreamLimits>
  expected: { code: string; message?: RegExp }
  requests: number
}[] = [
  {
    name: 'a rejected key',
    script: { kind: 'status', status: 401, message: `Incorrect key: ${fakeKey}` },
    expected: { code: 'ai_rejected_key', message: /rejected this server’s key/ },
    requests: 1,
  },
  {
    name: 'a rate limit that stays',
    script: { kind: 'status', status: 429 },
    expected: { code: 'ai_rate_limited', message: /too many requests/ },
    requests: 2,
  },
  {
    name: 'a rate limit for longer than a reader waits',
    script: { kind: 'status', status: 429, retryAfter: '40' },
    expected: { code: 'ai_rate_limited', message: /too many requests/ },
    requests: 1,
  },
  {
    name: 'a server error that stays',
    script: { kind: 'status', status: 500 },
    expected: { ...unavailable, message: /not available right now/ },
    requests: 2,
  },
  {
    name: 'a model the vendor retired',
    script: { kind: 'status', status: 404 },
    expected: { ...unavailable, message: /does not offer this model/ },
    requests: 1,
  },
  {
    name: 'a refused request',
    script: { kind: 'status', status: 400 },
    expected: { ...unavailable, message: /could not work with this request/ },
    requests: 1,
  },
  {
    name: 'headers that do not come',
    script: { kind: 'slow-headers', delayMs: 2_000 },
    limits: hurry.slowStart,
    expected: { ...unavailable, message: /took too long to begin/ },
    requests: 1,
  },
  {
    name: 'a stream that opens and stays silent',
    script: { kind: 'hang-before-text' },
    limits: hurry.slowStart,
    expected: { ...unavailable, message: /took too long to begin/ },
    requests: 1,
  },
  {
    name: 'a text that never goes on',
    script: { kind: 'hang-after-first-token', chunk },
    limits: hurry.slow,
    expected: { ...unavailable, message: /took too long to finish/ },
    requests: 1,
  },
  {
    name: 'a model that falls silent after its first words',
    script: { kind: 'hang-after-first-token', chunk },
    limits: hurry.silent,
    expected: { ...unavailable, message: /stopped sending before the post was finished/ },
    requests: 1,
  },
  {
    name: 'a connection that is cut',
    script: { kind: 'cut', chunk },
    expected: { ...unavailable, message: /could not be reached, or the connection broke off/ },
    requests: 1,
  },
  {
    name: 'an answer that ends early',
    script: { kind: 'early-end', chunk },
    expected: { ...unavailable, message: /broke off before the post was finished/ },
    requests: 1,
  },
  {
    name: 'a malformed event before a proper finish',
    script: { kind: 'malformed-event', chunk },
    expected: { ...unavailable, message: /could not be read/ },
    requests: 1,
  },
  {
    name: 'an error in mid stream',
    script: { kind: 'error-event', chunk },
    expected: { ...unavailable, message: /not available right now/ },
    requests: 1,
  },
  {
    name: 'a stream that begins with an error, twice',
    script: { kind: 'error-event-first' },
    expected: { ...unavailable, message: /not available right now/ },
    requests: 2,
  },
  {
    name: 'a refusal',
    script: { kind: 'text', chunks: [], finish: 'refusal' },
    expected: { code: 'ai_refused', message: /declined to write about this source/ },
    requests: 1,
  },
  {
    name: 'a refusal in prose',
    script: { kind: 'text', chunks: ['I’m sorry, but I can’t ', 'help with this request.'], forgetsMarks: true },
    expected: { code: 'ai_refused', message: /declined to write about this source/ },
    requests: 1,
  },
  {
    name: 'an empty text',
    script: { kind: 'text', chunks: [' \n', '\n'] },
    expected: { ...unavailable, message: /empty text/ },
    requests: 1,
  },
  ...(['html', 'broken-json', 'other-json', 'broken-first-event', 'no-events'] as const).map((kind) => ({
    name: `what is no answer of a model (${kind})`,
    script: { kind },
    expected: { ...unavailable, message: /sent an answer that could not be read/ },
    requests: 1,
  })),
  {
    name: 'a text that meets the length limit',
    script: { kind: 'text', chunks: [chunk], finish: 'length' },
    expected: { ...unavailable, message: /length limit/ },
    requests: 1,
  },
  {
    name: 'a text without end',
    script: { kind: 'text', chunks: Array.from({ length: 40 }, () => 'again '.repeat(200)) },
    expected: { ...unavailable, message: /never finished the post/ },
    requests: 1,
  },
]

describe.each(fakeFormats)('from %s', (format) => {
  test.each(failures)('$name ends in one clear sentence', async ({ script, limits, expected, requests }) => {
    const printed = vi.spyOn(console, 'error')
    const { result } = await attempt(format, script, limits)

    const error = await result.then(
      () => expect.fail('a post was returned'),
      (reason: Error & { code: string }) => reason,
    )

    expect(error).toMatchObject({ name: 'AppError', code: expected.code })
    expect(error.message).toMatch(expected.message ?? /\.$/)
    expect(error.message).toMatch(/^[A-Z].*[.]$/)
    expect(error.message).not.toMatch(/4711|undefined|null/)
    expect(fake?.requests).toHaveLength(requests)
    if (limits || script.kind === 'error-event') expect(await fake?.requests[0]?.wasLeft).toBe(true)
    expect(printed).not.toHaveBeenCalled()
  })

  test('nothing of the key, the article or the raw answer stays in the error', async () => {
    protectSecrets([fakeKey])
    const { result } = await attempt(format, { kind: 'status', status: 401, message: `Incorrect key: ${fakeKey}` })

    const error = await result.catch((reason: Error) => reason as Error)
    const everything = JSON.stringify([
      error,
      (error as Error).cause,
      String((error as Error).cause),
      (error as Error).stack,
    ])

    expect(everything).toContain('Incorrect key')
    expect(everything).not.toContain(fakeKey)
    expect(everything).not.toContain('second quay')
  })

  test('a server error before the first token is tried once more', async () => {
    const { result, deltas } = await attempt(format, [{ kind: 'status', status: 500 }, good])

    expect(await result).toMatchObject({ text: 'All is well.' })
    expect(deltas.join('')).toBe('All is well.')
    expect(fake?.requests).toHaveLength(2)
  })

  test('what is said around the post is never shown', async () => {
    const chunks = [
      'Sure! Here is your',
      ' LinkedIn post:\n\n<po',
      'st>\nAll is',
      ' well.\n</post>\n\nLet me know if you’d',
      ' like any changes.',
    ]
    const { result, deltas } = await attempt(format, { kind: 'text', chunks, forgetsMarks: true })

    expect(await result).toMatchObject({ text: 'All is well.' })
    expect(deltas.join('')).toBe('All is well.')
  })

  test('a model that forgets the marks has written the post all the same', async () => {
    const { result, deltas } = await attempt(format, { ...good, forgetsMarks: true })

    expect(await result).toMatchObject({ text: 'All is well.' })
    expect(deltas.join('')).toBe('All is well.')
  })

  test('what was written before a silence is told with it', async () => {
    const { result, deltas } = await attempt(format, { kind: 'hang-after-first-token', chunk }, hurry.silent)

    await expect(result).rejects.toMatchObject({
      fellSilent: true,
      hasBegun: true,
      shownCharacters: chunk.trimEnd().length,
      written: { text: chunk.trimEnd(), sources: [] },
    })
    expect(deltas.join('').trimEnd()).toBe(chunk.trimEnd())
  })

  test('of a refusal nothing is left to go on from', async () => {
    const { result, deltas } = await attempt(format, {
      kind: 'text',
      chunks: ['I cannot help with that request.'],
      forgetsMarks: true,
    })

    await expect(result).rejects.toMatchObject({ code: 'ai_refused', written: null, shownCharacters: 0 })
    expect(deltas).toEqual([])
  })

  test('cancelling closes the connection to the vendor', async () => {
    const { result, controller, deltas } = await attempt(format, { kind: 'hang-after-first-token', chunk })
    await expect.poll(() => deltas).not.toHaveLength(0)

    controller.abort()

    await expect(result).rejects.toMatchObject({ code: 'cancelled' })
    expect(await fake?.requests[0]?.wasLeft).toBe(true)
  })

  test('a reader who left before the answer began costs one request and no retry', async () => {
    const { result, controller } = await attempt(format, [{ kind: 'status', status: 500 }, good], {
      retryDelayMs: 50_000,
      longestRetryAfterMs: 60_000,
    })
    await expect.poll(() => fake?.requests).toHaveLength(1)
    controller.abort()

    await expect(result).rejects.toMatchObject({ code: 'cancelled' })
    expect(fake?.requests).toHaveLength(1)
  })
})

const ofChat = { id: 'c', object: 'chat.completion.chunk', created: 1_760_000_000, model: 'fake' }
test.each<[FakeFormat, string, readonly unknown[]]>([
  ['google', 'the block of a prompt', [{ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }]],
  ['google', 'recitation', [{ candidates: [{ index: 0, finishReason: 'RECITATION' }] }]],
  [
    'compatible',
    'the refusal field',
    [
      { ...ofChat, choices: [{ index: 0, delta: { refusal: 'I will not.' }, finish_reason: null }] },
      { ...ofChat, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    ],
  ],
  [
    'compatible',
    'a guardrail behind a gateway',
    [{ ...ofChat, choices: [{ index: 0, delta: { content: 'Blocked.' }, finish_reason: 'guardrail_intervened' }] }],
  ],
  [
    'mistral',
    'a content filter',
    [{ ...ofChat, choices: [{ index: 0, delta: { content: 'Well' }, finish_reason: 'content_filter' }] }],
  ],
])('%s: %s is a refusal, whatever was written', async (format, _, data) => {
  const { result } = await attempt(format, { kind: 'events', data })
  await expect(result).rejects.toMatchObject({ code: 'ai_refused', written: null })
})

test('a retry waits as long as the vendor asks', async () => {
  const startedAt = Date.now()
  const { result } = await attempt('openai', [{ kind: 'status', status: 429, retryAfter: '1' }, good])

  expect(await result).toMatchObject({ text: 'All is well.' })
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(990)
})

test('a vendor that names a time to wait passes it on to the author', async () => {
  const { result } = await attempt('openai', { kind: 'status', status: 429, retryAfter: '40' })

  await expect(result).rejects.toMatchObject({ retryAfterSeconds: 40 })
})

test('a used-up allowance is not tried again', async () => {
  const { result } = await attempt('openai', { kind: 'status', status: 429, code: 'insufficient_quota' })

  await expect(result).rejects.toMatchObject({ code: 'ai_rate_limited', message: expect.stringContaining('allowance') })
  expect(fake?.requests).toHaveLength(1)
})

test('a vendor that can’t be reached ends in one clear sentence', async () => {
  fake = await startFakeModel('openai')
  const { baseUrl } = fake
  await fake.close()
  fake = undefined
  const result = createWriter(configFor('openai', baseUrl), { limits }).writePost(writingRequest(), {
    signal: new AbortController().signal,
    onDelta: () => {},
  })

  await expect(result).rejects.toMatchObject({
    ...unavailable,
    message: expect.stringContaining('OpenAI could not be reached'),
  })
})

test.each(fakeFormats)('a redirect is not followed, so the key goes nowhere else (%s)', async (format) => {
  const elsewhere = await startFakeModel(format)
  const { result } = await attempt(format, { kind: 'redirect', to: elsewhere.baseUrl })

  await expect(result).rejects.toMatchObject(unavailable)
  expect(elsewhere.requests).toHaveLength(0)
  await elsewhere.close()
})
