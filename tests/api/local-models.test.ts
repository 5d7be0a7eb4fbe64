import { afterAll, beforeAll, expect, test } from 'vitest'
import { suggestedLocalModel } from '#shared/rules/models'
import { type FakeOllama, startFakeOllama } from '../support/fake-ollama.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** A model that Ollama downloads on an administrator's press. */

const path = '/api/admin/local-models/pull'
let app: TestApp
let ollama: FakeOllama
let admin: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  ollama = await startFakeOllama()
  app = await startTestApp({ environment: { OLLAMA_PORT: ollama.port, LM_STUDIO_PORT: '9' } })
  admin = await app.signIn({ role: 'admin' })
})

afterAll(async () => {
  await app.close()
  await ollama.close()
})

/** The events of a streamed answer: their names and data. */
function eventsIn(answer: string): [string, unknown][] {
  return [...answer.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, name = '', data = '']) => [name, JSON.parse(data)])
}

test('what Ollama reports of a broken pull is an error that says what to do', async () => {
  ollama.answerPullsWith([{ status: 'pulling manifest' }, { error: 'no space left on device' }])
  const refused = await admin.post(path)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'ai_unavailable', reason: 'localModelNotPulled' })

  ollama.answerPullsWith([{ digest: 'a', total: 10, completed: 5 }])
  expect(eventsIn(await (await admin.post(path)).text())).toEqual([
    ['progress', { share: 0.5 }],
    ['error', expect.objectContaining({ reason: 'localModelNotPulled' })],
  ])

  ollama.answerPullsWith([{ status: 'x'.repeat(20_000) }])
  expect((await admin.post(path)).status).toBe(503)
})

test('leaving breaks the pull off', async () => {
  ollama.answerPullsWith(null)
  const leaving = new AbortController()
  const answer = await admin.send('POST', path, undefined, {}, { signal: leaving.signal })
  expect(answer.status).toBe(200)
  leaving.abort()
  expect(await ollama.pulls.at(-1)?.wasLeft).toBe(true)
})

test('progress never goes back, though further files become known, and the model is there then', async () => {
  ollama.answerPullsWith(undefined)
  const events = eventsIn(await (await admin.post(path)).text())
  expect(events).toEqual([
    ['progress', { share: 0 }],
    ['progress', { share: 0.5 }],
    ['progress', { share: 0.73 }],
    ['done', { name: suggestedLocalModel.name }],
  ])
  expect(ollama.pulls.at(-1)?.model).toBe(suggestedLocalModel.name)
  expect(await (await admin.get('/api/admin/local-models')).json()).toMatchObject([
    { program: 'ollama', names: [suggestedLocalModel.name] },
  ])
})
