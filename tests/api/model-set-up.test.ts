import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rotateSecret } from '#server/commands/rotate-secret'
import type { Answer } from '#shared/contract/contract'
import { type Vendor, vendors } from '#shared/rules/models'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { onlyOn } from '../support/only-on.ts'
import { sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Admin > Models: keys and addresses entered in the browser, tested, limited, and used by every process. */

type Person = Awaited<ReturnType<TestApp['signIn']>>

const key = 'sk-canary-of-the-model-set-up-1234'
const written = 'The quay handles 1,200 ships a year, and none of them waits at sea any more.'

let app: TestApp
let fake: FakeModel
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn({ role: 'admin' })
})

beforeEach(async () => {
  fake = await startFakeModel('compatible', { kind: 'text', chunks: [written] })
})

afterEach(async () => {
  await fake.close()
  for (const table of ['model_vendors', 'model_calls', 'model_failures', 'rate_limits'] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
})

afterAll(() => app.close())

describe('an address that an administrator enters', () => {
  const refusal = async (response: Response) => [
    response.status,
    ((await response.json()) as { reason: string }).reason,
  ]

  test('has no user and no password, and one that is stored is shown without', async () => {
    const withUser = fake.baseUrl.replace('http://', 'http://ann:canary@')
    expect(await refusal(await save('compatible', { baseUrl: withUser }))).toEqual([400, 'modelAddressWithUser'])
    await save('compatible', { baseUrl: fake.baseUrl })
    await app.ctx.db.updateTable('model_vendors').set({ base_url: withUser }).execute()
    const shown = await (await admin.get('/api/admin/models')).text()
    expect(shown).toContain(fake.baseUrl)
    expect(shown).not.toContain('canary@')
  })

  test('may lead anywhere, or where MODEL_HOSTS says; what was entered before then is not asked any more', async () => {
    const bounded = await startTestApp({ sharedWith: app, environment: { MODEL_HOSTS: 'gate.example.com, 127.0.0.1' } })
    const other = await startTestApp({ sharedWith: app, environment: { MODEL_HOSTS: 'gate.example.com' } })
    const change = { baseUrl: fake.baseUrl, key, models: { compatible: { upstreamName: 'a-model' } } }
    const saveAt = (url: string) => admin.clone(url).send('PUT', '/api/admin/models/compatible', change)
    expect((await saveAt(bounded.url)).status).toBe(200)
    expect(await refusal(await saveAt(other.url))).toEqual([400, 'modelHostNotAllowed'])

    const asked = fake.requests.length
    await admin.clone(other.url).post('/api/admin/models/compatible/test')
    expect(fake.requests).toHaveLength(asked)
    const { vendors: found } = (await (
      await admin.clone(other.url).get('/api/admin/models')
    ).json()) as Answer<'getModelSetUp'>
    expect(found.find(({ vendor }) => vendor === 'compatible')).toMatchObject({
      baseUrl: fake.baseUrl,
      isKeyLost: false,
    })
    await Promise.all([bounded.close(), other.close()])
  })
})

const save = (vendor: Vendor, body: object, who: Person = admin) => who.send('PUT', `/api/admin/models/${vendor}`, body)
const generate = (who: Person, model = 'compatible') =>
  who.post('/api/posts/generate', { textContent: sourceText, model })

async function tried(vendor: Vendor = 'compatible'): Promise<Answer<'testModelVendor'>> {
  return (await (await admin.post(`/api/admin/models/${vendor}/test`)).json()) as Answer<'testModelVendor'>
}

async function described(vendor: Vendor = 'compatible') {
  const { vendors: all } = (await (await admin.get('/api/admin/models')).json()) as Answer<'getModelSetUp'>
  const found = all.find((each) => each.vendor === vendor)
  if (!found) throw new Error(`${vendor} is not described`)
  return found
}

async function offered(who: Person): Promise<string[]> {
  return ((await (await who.get('/api/user')).json()) as Answer<'getUser'>).capabilities.models
}

/** The warnings on Administration's first page. */
async function lasting(): Promise<string[]> {
  const { modelFailures } = (await (await admin.get('/api/admin/stats')).json()) as Answer<'getAdminStats'>
  return modelFailures.map(({ reason }) => reason)
}

const setUpFake = () =>
  save('compatible', {
    key,
    baseUrl: fake.baseUrl,
    label: 'Harbour',
    models: { compatible: { upstreamName: 'local' } },
  })

test('a key that is entered is used at once, by every process, and never answered', async () => {
  const person = await app.signIn()
  expect(await offered(person)).toEqual(['composer'])

  const answer = await (await setUpFake()).text()
  expect(answer).not.toContain(key)
  expect(await described()).toMatchObject({ source: 'database', hasKey: true, keyEnding: '1234', label: 'Harbour' })
  expect(JSON.stringify(await app.ctx.db.selectFrom('model_vendors').selectAll().execute())).not.toContain(key)

  expect(await offered(person)).toEqual(['compatible', 'composer'])
  const post = await generate(person)
  expect(await post.json()).toMatchObject({ content: written, modelLabel: 'Harbour' })
  expect(fake.requests[0]).toMatchObject({ headers: { authorization: `Bearer ${key}` }, body: { model: 'local' } })

  const other = await startTestApp({ sharedWith: app, environment: { SECRET: app.ctx.secret } })
  const config = (await (await other.visitor().get('/api/config')).json()) as Answer<'getConfig'>
  expect(config.models.find(({ id }) => id === 'compatible')).toMatchObject({ isConfigured: true, label: 'Harbour' })
  await other.close()
})

test('what is left out stays, what is null goes, and each change leaves a line in the audit log', async () => {
  await setUpFake()
  await save('compatible', { dailyCalls: 7, models: { compatible: { audience: 'pro' } } })
  expect(await described()).toMatchObject({
    hasKey: true,
    dailyCalls: 7,
    models: [{ upstreamName: 'local', audience: 'pro' }],
  })
  await save('compatible', { key: null, dailyCalls: null, models: { compatible: { upstreamName: null } } })
  expect(await described()).toMatchObject({
    hasKey: false,
    keyEnding: null,
    dailyCalls: null,
    models: [{ upstreamName: null, audience: 'pro', notOffered: 'no_name' }],
  })
  const log = (await (await admin.get('/api/admin/audit-log')).json()) as { action: string; target: string }[]
  expect(log.slice(0, 2).map(({ action, target }) => `${action}: ${target}`)).toEqual([
    'Changed the key or address of models: compatible',
    'Changed the use of models: compatible',
  ])
})

test('a stored key is not sent to an address that it was not entered for', async () => {
  await setUpFake()
  const refused = await save('compatible', { baseUrl: 'http://127.0.0.1:9/v1' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ reason: 'modelKeyForOtherAddress' })
  expect((await save('compatible', { baseUrl: `${fake.baseUrl}/`, dailyCalls: 3 })).status, 'the same place').toBe(200)
  expect((await save('compatible', { baseUrl: 'http://127.0.0.1:9/v1', key: null })).status).toBe(200)
})

test.each([
  ['an address that is none', 'openai', { baseUrl: 'ftp://models.example' }],
  ['a key with blanks', 'openai', { key: 'two words' }],
  ['no calls at all', 'openai', { dailyCalls: 0 }],
  ['a model of another vendor', 'openai', { models: { gemini: { audience: 'nobody' } } }],
  ['an unknown vendor', 'composer', { key }],
] as const)('%s is refused', async (_what, vendor, body) => {
  expect((await save(vendor as Vendor, body)).status).toBe(400)
})

test('what the environment sets wins, is shown as such, and its use can still be decided', async () => {
  const environment = {
    OPENAI_API_KEY: 'sk-of-the-environment-5678',
    MODEL_GPT_4O: 'gpt-next',
    COMPATIBLE_LABEL: 'Ours',
  }
  const set = await startTestApp({ environment })
  const boss = await set.signIn({ role: 'admin' })
  expect(await (await save('openai', { key }, boss)).json()).toMatchObject({ reason: 'modelVendorInEnvironment' })
  expect((await save('openai', { models: { 'gpt-4o': { upstreamName: 'mine' } } }, boss)).status).toBe(409)
  expect((await save('openai', { models: { 'gpt-4o': { audience: 'admins' } } }, boss)).status).toBe(200)
  const { vendors: all } = (await (await boss.get('/api/admin/models')).json()) as Answer<'getModelSetUp'>
  const openai = all.find(({ vendor }) => vendor === 'openai')
  expect(openai).toMatchObject({ source: 'environment', keyEnding: '5678' })
  expect(openai?.models.find(({ id }) => id === 'gpt-4o')).toMatchObject({
    upstreamName: 'gpt-next',
    nameSource: 'environment',
    audience: 'admins',
  })
  await set.close()
})

describe('who may use a model', () => {
  test.each([
    ['everybody', { admin: true, pro: true, trial: true }],
    ['pro', { admin: true, pro: true, trial: false }],
    ['admins', { admin: true, pro: false, trial: false }],
    ['nobody', { admin: false, pro: false, trial: false }],
  ] as const)('%s', async (audience, expected) => {
    await setUpFake()
    await save('compatible', { models: { compatible: { audience } } })
    const pro = await app.signIn({ role: 'user', subscriptionStatus: 'active' })
    const trial = await app.signIn({ role: 'trial' })
    for (const [who, person] of Object.entries({ admin, pro, trial })) {
      const isOffered = (await offered(person)).includes('compatible')
      expect(isOffered, who).toBe(expected[who as keyof typeof expected])
      expect((await generate(person)).status, who).toBe(isOffered ? 201 : audience === 'nobody' ? 422 : 403)
    }
    expect((await described()).models[0]?.notOffered).toBe(audience === 'nobody' ? 'nobody' : null)
  })
})

describe('calls of a day', () => {
  test('are bounded for the whole installation, administrators included, and begin anew the next day', async () => {
    await setUpFake()
    await save('compatible', { dailyCalls: 2 })
    const person = await app.signIn()
    expect((await generate(person)).status).toBe(201)
    expect((await generate(admin)).status).toBe(201)
    const refused = await generate(person)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'daily_limit', reason: 'installationCallsUsed' })
    expect((await described()).callsToday).toBe(2)

    const now = app.clock.now
    app.clock.now += 24 * 60 * 60 * 1000
    expect((await described()).callsToday).toBe(0)
    expect((await generate(await app.signIn())).status).toBe(201)
    app.clock.now = now
  })

  test('of several at once never more than there are, and one that failed is given back', async () => {
    await setUpFake()
    await save('compatible', { models: { compatible: { dailyCalls: 2 } } })
    fake.script({ kind: 'status', status: 401 }, { kind: 'text', chunks: [written] })
    expect((await generate(admin)).status).toBe(503)
    expect((await described()).models[0]?.callsToday).toBe(0)
    const people = await Promise.all([1, 2, 3, 4].map(() => app.signIn()))
    const answers = await Promise.all(people.map((person) => generate(person)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 429, 429])
    expect((await described()).models[0]?.callsToday).toBe(2)
  })
})

describe('a vendor that fails', () => {
  test('is told to the author kindly and shown to administrators until another key is entered', async () => {
    await setUpFake()
    fake.script({ kind: 'status', status: 401 }, { kind: 'text', chunks: [written] })
    const failed = await generate(await app.signIn())
    expect(await failed.json()).toMatchObject({ code: 'ai_rejected_key', reason: 'modelRejectedKey' })
    expect((await described()).failure).toMatchObject({
      model: 'Harbour',
      message: { reason: 'modelRejectedKey' },
      workedAt: null,
    })
    expect(await lasting()).toEqual(['modelRejectedKey'])
    await generate(await app.signIn())
    expect((await described()).failure?.workedAt, 'it works again').not.toBeNull()
    expect(await lasting()).toEqual([])
    await setUpFake()
    expect((await described()).failure).toBeNull()
  })

  test('is told in the bell of each administrator, once until it works again', async () => {
    const other = await app.signIn({ role: 'admin' })
    const author = await app.signIn()
    const kindsOf = async (who: Person) => {
      const { notices } = (await (await who.get('/api/notices')).json()) as Answer<'listNotifications'>
      return notices.map(({ kind, message }) => `${kind} ${message.reason}`)
    }
    const before = await kindsOf(admin)
    await setUpFake()
    fake.script({ kind: 'status', status: 401 })
    await Promise.all([generate(author), generate(author)])
    const told = 'model-failed modelRejectedKey'
    expect(await kindsOf(other)).toEqual([told])
    expect(await kindsOf(admin)).toEqual([told, ...before])
    expect(await kindsOf(author)).toEqual([])

    fake.script({ kind: 'status', status: 503 }, { kind: 'status', status: 401 })
    await generate(author)
    await generate(author)
    expect(await kindsOf(other), 'it has not worked since').toEqual([told])

    fake.script({ kind: 'text', chunks: [written] }, { kind: 'status', status: 401 })
    await generate(author)
    await generate(author)
    expect(await kindsOf(other)).toEqual([told, told])
  })

  test('is no news when it refused the source or its reader left', async () => {
    await setUpFake()
    fake.script({ kind: 'text', chunks: [''], finish: 'refusal' })
    expect((await generate(await app.signIn())).status).toBe(422)
    expect((await described()).failure).toBeNull()
  })
})

onlyOn.sqlite?.describe('a test call', () => {
  test('says that it worked, with which model, and what the key can use', async () => {
    await setUpFake()
    expect(await tried()).toEqual({
      verdict: 'worked',
      ms: expect.any(Number),
      model: 'local',
      names: ['fake-large', 'fake-small'],
    })
    expect(fake.requests).toHaveLength(1)
    expect(fake.requests[0]?.problems).toEqual([])
  })

  test('lists the models before one is chosen', async () => {
    await save('compatible', { baseUrl: fake.baseUrl })
    expect(await tried()).toMatchObject({ verdict: 'no_model', model: null, names: ['fake-large', 'fake-small'] })
    expect(fake.requests).toEqual([])
  })

  test('says what came back instead', async () => {
    await setUpFake()
    fake.script({ kind: 'status', status: 401 })
    expect(await tried()).toMatchObject({ verdict: 'key_refused' })
    await fake.close()
    expect(await tried()).toMatchObject({ verdict: 'not_reached', names: null })
    fake = await startFakeModel('compatible')
  })

  test('is limited: somebody pays for each', async () => {
    for (let count = 0; count < 30; count += 1) await admin.post('/api/admin/models/openai/test')
    expect((await admin.post('/api/admin/models/openai/test')).status).toBe(429)
  })
})

onlyOn.sqlite?.describe('programs on this machine', () => {
  test('are found on their ports of loopback, with their models; nothing else is taken for one', async () => {
    const fakeStudio = await startFakeModel('compatible')
    const portOf = ({ baseUrl }: FakeModel) => new URL(baseUrl).port
    const found = async (environment: Record<string, string>) => {
      const near = await startTestApp({ environment })
      const boss = await near.signIn({ role: 'admin' })
      const answer = await (await boss.get('/api/admin/local-models')).json()
      await near.close()
      return answer
    }
    expect(await found({ OLLAMA_PORT: portOf(fake), LM_STUDIO_PORT: portOf(fakeStudio) })).toEqual([
      { program: 'lmStudio', baseUrl: fakeStudio.baseUrl, names: ['fake-large', 'fake-small'] },
    ])
    fakeStudio.list({ kind: 'html' })
    expect(await found({ OLLAMA_PORT: portOf(fake), LM_STUDIO_PORT: portOf(fakeStudio) })).toEqual([])
    fakeStudio.list({ kind: 'silent' })
    expect(await found({ OLLAMA_PORT: portOf(fake), LM_STUDIO_PORT: portOf(fakeStudio) })).toEqual([])
    await fakeStudio.close()
  })
})

test('keys are sealed anew with a new secret of the installation', async () => {
  await setUpFake()
  for (const vendor of vendors.filter((each) => each !== 'compatible')) await save(vendor, { key: `${key}-${vendor}` })
  const newSecret = 'another secret for tests, also long enough'
  const config = { ...app.ctx.config, secret: app.ctx.secret }
  expect(await rotateSecret(config, app.ctx.db, newSecret)).toMatch(/^Sealed 5 values anew\./)
  expect(await described('mistral'), 'with the former secret').toMatchObject({ isKeyLost: true, hasKey: false })

  const after = await startTestApp({ sharedWith: app, environment: { SECRET: newSecret } })
  expect(await after.ctx.models.read()).toMatchObject({
    compatible: { apiKey: key },
    mistral: { apiKey: `${key}-mistral` },
  })
  await after.close()
})
