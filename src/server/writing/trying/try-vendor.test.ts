import { afterEach, describe, expect, test } from 'vitest'
import { vendors } from '#shared/rules/models'
import type { FakeBehaviour } from '../../../../tests/support/fake-models/behaviour.ts'
import { type FakeModel, startFakeModel } from '../../../../tests/support/fake-models/start-fake-model.ts'
import { configFor, fakeKey, noModels } from '../../../../tests/support/fake-models/writing-fixtures.ts'
import { findLocalModels } from './find-local-models.ts'
import { listNames, writesTexts } from './list-names.ts'
import { tryVendor } from './try-vendor.ts'

const open: FakeModel[] = []
const { signal } = new AbortController()
const gone = 'http://127.0.0.1:9/v1'

afterEach(async () => {
  for (const fake of open.splice(0)) await fake.close()
})

async function start(...[format, script]: Parameters<typeof startFakeModel>): Promise<FakeModel> {
  const fake = await startFakeModel(format, script)
  open.push(fake)
  return fake
}

const names = { openai: ['gpt-4.1-mini', 'gpt-5'] }

describe.each(vendors)('%s', (vendor) => {
  test('that works says so, asked as it takes it, for a word only', async () => {
    const fake = await start(vendor)
    fake.list(vendor === 'openai' ? names.openai : ['big', 'small'])
    const trial = await tryVendor(configFor(vendor, fake.baseUrl), vendor, { signal })
    expect(fake.requests.flatMap(({ problems }) => problems)).toEqual([])
    expect(trial.verdict).toBe('worked')
    expect(trial.model).toBeTruthy()
    expect(trial.names, 'without what draws or measures').toEqual(vendor === 'openai' ? names.openai : ['big', 'small'])
    expect(fake.requests).toHaveLength(1)
    expect(JSON.stringify(fake.requests[0]?.body)).toMatch(/"(max_tokens|max_output_tokens|maxOutputTokens)":64/)
  })

  test.each<[string, FakeBehaviour, string]>([
    ['refuses the key', { kind: 'status', status: 401 }, 'key_refused'],
    ['wants to be paid', { kind: 'status', status: 402 }, 'out_of_credit'],
    ['has had too many calls', { kind: 'status', status: 429 }, 'rate_limited'],
    ['does not know the model', { kind: 'status', status: 404 }, 'model_unknown'],
    ['is down', { kind: 'status', status: 500 }, 'vendor_down'],
    ['answers with a web page', { kind: 'html' }, 'unreadable'],
    ['leads elsewhere', { kind: 'redirect', to: gone }, 'not_reached'],
    ['opens and says nothing', { kind: 'hang-before-text' }, 'silent'],
    ['stops at its length', { kind: 'text', chunks: ['Here'], finish: 'length' }, 'worked'],
    ['declines to answer', { kind: 'text', chunks: [''], finish: 'refusal' }, 'worked'],
  ])('that %s', async (_what, behaviour, verdict) => {
    const fake = await start(vendor, behaviour)
    // the others answer, however busy the machine is
    const limits = verdict === 'silent' ? { firstTokenMs: 300, wholeMs: 300 } : {}
    expect(await tryVendor(configFor(vendor, fake.baseUrl), vendor, { signal, ...limits })).toMatchObject({ verdict })
    expect(fake.requests, 'asked once').toHaveLength(1)
  })

  test('that lists nothing works all the same', async () => {
    const fake = await start(vendor)
    fake.list({ kind: 'status', status: 404 })
    expect(await tryVendor(configFor(vendor, fake.baseUrl), vendor, { signal })).toMatchObject({
      verdict: 'worked',
      names: null,
    })
  })

  test('that is not there', async () => {
    const trial = await tryVendor(configFor(vendor, gone), vendor, { signal })
    expect(trial).toMatchObject({ verdict: 'not_reached', names: null })
    expect(JSON.stringify(trial)).not.toContain(fakeKey)
  })
})

test('insufficient quota is no rate limit', async () => {
  const fake = await start('openai', { kind: 'status', status: 429, code: 'insufficient_quota' })
  expect(await tryVendor(configFor('openai', fake.baseUrl), 'openai', { signal })).toMatchObject({
    verdict: 'out_of_credit',
  })
})

test('an address that knows neither list nor model is another one', async () => {
  const fake = await start('compatible', { kind: 'status', status: 404 })
  fake.list({ kind: 'status', status: 404 })
  expect(await tryVendor(configFor('compatible', fake.baseUrl), 'compatible', { signal })).toMatchObject({
    verdict: 'unreadable',
  })
})

test('an endpoint without a model is asked for its list alone', async () => {
  const fake = await start('compatible')
  const config = { ...noModels, compatible: { ...noModels.compatible, baseUrl: fake.baseUrl } }
  expect(await tryVendor(config, 'compatible', { signal })).toMatchObject({ verdict: 'no_model', model: null })
  fake.list({ kind: 'html' })
  expect(await tryVendor(config, 'compatible', { signal })).toMatchObject({ verdict: 'unreadable', names: null })
  expect(fake.requests).toEqual([])
})

test('a list that never comes is not waited for', async () => {
  const fake = await start('compatible')
  fake.list({ kind: 'silent' })
  const listing = listNames(configFor('compatible', fake.baseUrl), 'compatible', AbortSignal.timeout(100))
  await expect(listing).rejects.toMatchObject({ reason: { name: 'modelSlowToBegin' } })
})

test.each([
  ['llama3.1:8b', true],
  ['text-embedding-nomic', false],
  ['whisper-1', false],
  ['gpt-image-1', false],
])('%s writes texts: %s', (name, expected) => expect(writesTexts(name)).toBe(expected))

test('where nothing runs on this machine, nothing is found', async () => {
  expect(await findLocalModels({ ollama: 9, lmStudio: 9 }, signal)).toEqual([])
})
