import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writingRequest } from '../../../../tests/support/fake-models/writing-fixtures.ts'
import { composePost } from '../composer/compose-post.ts'
import { createWritingThread } from './writing-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'writing-thread-'))
const script = join(folder, 'worker.mjs')

/** A thread whose behaviour the given text controls. */
writeFileSync(
  script,
  `import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ given: [[text]] }) => {
    if (text === 'hang') for (;;) {}
    if (text === 'grow') { const all = []; for (;;) all.push(new Array(1e6).fill(text)) }
    parentPort.postMessage(text === 'fail' ? { ok: false, bug: 'a bug' } : { ok: true, done: [text] })
  })`,
)
afterAll(() => rmSync(folder, { recursive: true }))

const going = new AbortController().signal
const limits = { timeoutMs: 1_000, idleMs: 60_000, maxWaiting: 1 }

test('what is composed on the thread is what is composed without it', async () => {
  const request = writingRequest({ model: 'composer' })
  expect(await createWritingThread().run(going, 'composePost', request)).toEqual(composePost(request))
})

test('a refusal keeps its code and its sentence on the way from the thread', async () => {
  const request = {
    ...writingRequest({ model: 'composer' }),
    kind: 'translation' as const,
    post: 'x',
    otherVersions: [],
  }
  await expect(createWritingThread().run(going, 'composeRefinement', request)).rejects.toMatchObject({
    name: 'AppError',
    code: 'model_not_supported',
    message: 'The built-in writer can’t translate. Choose an AI model.',
  })
})

test.each(['hang', 'grow'])(
  'a text that makes the thread %s is refused with what to do, and the next one is served',
  async (text) => {
    const thread = createWritingThread(script, { ...limits, timeoutMs: text === 'grow' ? 60_000 : 1_000 })
    const [first, second] = await Promise.allSettled([
      thread.run(going, 'fitTexts', [text], 1),
      thread.run(going, 'fitTexts', ['good'], 1),
    ])
    expect(first).toMatchObject({
      reason: { code: 'TOO_COMPLEX', message: expect.stringContaining('Use a part of it') },
    })
    expect(second).toEqual({ status: 'fulfilled', value: ['good'] })
  },
)

test('a bug on the thread is a bug here', async () => {
  const failed = createWritingThread(script, limits).run(going, 'fitTexts', ['fail'], 1)
  await expect(failed).rejects.toThrow('a bug')
  await expect(failed).rejects.not.toMatchObject({ name: 'AppError' })
})

test('someone who leaves waits no longer, and whoever comes when too many wait is told to come back', async () => {
  const thread = createWritingThread(script, limits)
  const leaving = new AbortController()
  const hanging = thread.run(leaving.signal, 'fitTexts', ['hang'], 1)
  const waiting = thread.run(going, 'fitTexts', ['good'], 1)
  await expect(thread.run(going, 'fitTexts', ['third'], 1)).rejects.toMatchObject({
    code: 'busy',
    retryAfterSeconds: 5,
  })
  leaving.abort()
  await expect(hanging).rejects.toMatchObject({ code: 'cancelled' })
  expect(await waiting).toEqual(['good'])
})
