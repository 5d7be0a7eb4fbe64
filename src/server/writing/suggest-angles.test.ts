import { afterEach, describe, expect, test } from 'vitest'
import type { FakeBehaviour } from '../../../tests/support/fake-models/behaviour.ts'
import { type FakeModel, fakeFormats, startFakeModel } from '../../../tests/support/fake-models/start-fake-model.ts'
import { configFor, modelOf, writingRequest } from '../../../tests/support/fake-models/writing-fixtures.ts'
import { createWriter } from './create-writer.ts'
import { defaultLimits, type StreamLimits } from './stream-post.ts'

/** Requests angles through each vendor's own client. */

let fake: FakeModel | undefined

afterEach(async () => {
  await fake?.close()
  fake = undefined
})

const answer = [
  'CONSEQUENCE: Ships no longer wait at sea for a place at the harbour.',
  'NUMBER: The second quay handles 1,200 ships a year.',
  'STANCE: I think harbours should publish what waiting costs.',
  'CAUTION: none',
].join('\n')

const author = {
  role: 'Harbour master',
  field: 'Shipping',
  writesFor: 'People who run small ports.',
  standsFor: 'Quays that pay for themselves.',
}

function ask(
  format: (typeof fakeFormats)[number],
  { limits = {}, signal = new AbortController().signal }: { limits?: Partial<StreamLimits>; signal?: AbortSignal } = {},
) {
  const { source, voice, language } = writingRequest()
  const writer = createWriter(configFor(format, fake?.baseUrl ?? ''), {
    limits: { ...defaultLimits, retryDelayMs: 1, ...limits },
  })
  return writer.suggestAngles(
    { source, voice: { ...voice, author, opinion: 'Quays are overrated.' }, model: modelOf[format], language },
    { signal },
  )
}

describe.each(fakeFormats)('%s', (format) => {
  test('is told the article and who the author is, and its lines become suggestions', async () => {
    fake = await startFakeModel(format, { kind: 'text', chunks: [answer.slice(0, 40), answer.slice(40)] })
    expect(await ask(format)).toEqual({
      angles: [
        { kind: 'consequence', text: 'Ships no longer wait at sea for a place at the harbour.' },
        { kind: 'number', text: 'The second quay handles 1,200 ships a year.' },
      ],
      stances: ['I think harbours should publish what waiting costs.'],
      caution: null,
    })
    const [{ body, problems } = { body: null, problems: ['nothing was asked'] }] = fake.requests
    expect(problems).toEqual([])
    const sent = JSON.stringify(body)
    for (const told of ['second quay on Monday', ...Object.values(author)]) expect(sent).toContain(told)
    expect(sent, 'the author’s own opinion would come back as a suggestion').not.toContain('Quays are overrated')
    expect(body).not.toHaveProperty('tools')
  })

  test.each<[string, FakeBehaviour, Partial<StreamLimits>?]>([
    ['answers without a line to choose from', { kind: 'text', chunks: ['The harbour is large and old.'] }],
    ['is down', { kind: 'status', status: 503 }],
    ['breaks off', { kind: 'cut', chunk: 'CONSEQUENCE: Ships no' }],
    ['falls silent before its first word', { kind: 'hang-before-text' }, { wholeMs: 200 }],
    ['falls silent after it', { kind: 'hang-after-first-token', chunk: 'CONSEQUENCE: Ships' }, { silenceMs: 200 }],
  ])('that %s fails with a reason', async (_, behaviour, limits) => {
    fake = await startFakeModel(format, behaviour)
    await expect(ask(format, { limits: limits ?? {} })).rejects.toMatchObject({ code: 'ai_unavailable' })
  })

  test('is left when nobody waits for it any more', async () => {
    fake = await startFakeModel(format, { kind: 'hang-after-first-token', chunk: 'CONSEQUENCE: Ships' })
    const leaving = new AbortController()
    const asked = ask(format, { signal: leaving.signal })
    const failed = expect(asked).rejects.toMatchObject({ code: 'cancelled' })
    await expect.poll(() => fake?.requests.length).toBe(1)
    leaving.abort()
    await failed
    expect(await fake.requests[0]?.wasLeft).toBe(true)
  })
})
