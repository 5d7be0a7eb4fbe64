import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import type { AnglesRequest } from '#server/writing/writer'
import type { Answer } from '#shared/contract/contract'
import { languageIds } from '#shared/rules/languages'
import { noModels } from '../support/fake-models/writing-fixtures.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { makePost, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { callsUsed } from '../support/vendor-calls.ts'

/** Angles suggested for an article before a post is written. */

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let asked: AnglesRequest[]
const writer = new FakeWriter()

const suggested = {
  angles: [{ kind: 'number' as const, text: 'The quay handles 1,200 ships a year.' }],
  stances: ['I think the companies should have paid.'],
  caution: null,
}
const fromFacts = { ...suggested, angles: [{ kind: 'tension' as const, text: 'The works cost 31 million euros.' }] }

beforeAll(async () => {
  app = await startTestApp({ environment: { MODEL_CALLS_PER_POST: '1' } })
  app.ctx.config.ai = {
    ...noModels,
    compatible: { baseUrl: 'http://127.0.0.1:9', apiKey: null, model: 'local', label: 'Local model' },
  }
  app.ctx.writer = writer
})

beforeEach(async () => {
  asked = []
  await app.ctx.db.deleteFrom('rate_limits').execute()
  answerWith(async () => suggested)
})

afterAll(() => app.close())

function answerWith(ofModel: () => Promise<typeof suggested>): void {
  writer.angles = async (request) => {
    asked.push(request)
    return request.model === 'composer' ? fromFacts : await ofModel()
  }
}

/** Reads a text; returns the id of the article. */
async function read(person: Person): Promise<string> {
  const response = await person.post('/api/articles/read', { textContent: sourceText })
  return ((await response.json()) as Answer<'readArticle'>).articleId
}

async function suggest(person: Person, id: string, body: object = { model: 'compatible' }) {
  const response = await person.post(`/api/articles/${id}/angles`, body)
  return { status: response.status, said: (await response.json()) as Answer<'suggestAngles'> & { code?: string } }
}

describe('angles of an article', () => {
  test('are asked of the model once for each text and language, as one of the day’s calls', async () => {
    const person = await app.signIn()
    const id = await read(person)
    expect((await suggest(person, id)).said).toEqual({ ...suggested, from: 'model' })
    expect((await suggest(person, await read(person))).said).toEqual({ ...suggested, from: 'model' })
    expect([asked.length, await callsUsed(app, person)]).toEqual([1, 1])

    await suggest(person, id, { model: 'compatible', language: 'german' })
    expect(asked.map(({ language }) => language)).toEqual(['english', 'german'])
  })

  test('come from the article alone without a model, and cost no call', async () => {
    const person = await app.signIn()
    expect((await suggest(person, await read(person), { model: 'composer' })).said).toEqual({
      ...fromFacts,
      from: 'facts',
    })
    expect(await callsUsed(app, person)).toBe(0)
  })

  test('come from the article alone when the model fails, and the next time it is asked again', async () => {
    const person = await app.signIn()
    const id = await read(person)
    answerWith(async () => {
      throw new AppError('ai_unavailable', 'modelNotSetUp')
    })
    expect((await suggest(person, id)).said).toEqual({ ...fromFacts, from: 'facts' })
    answerWith(async () => suggested)
    expect((await suggest(person, id)).said.from).toBe('model')
  })

  test('come from the article alone when the day’s calls are used up', async () => {
    const person = await app.signIn({ role: 'trial' })
    const id = await read(person)
    const from: string[] = []
    for (const language of languageIds) {
      from.push((await suggest(person, id, { model: 'compatible', language })).said.from)
    }
    expect(from).toEqual(languageIds.map((_, index) => (index < 5 ? 'model' : 'facts')))
    expect(await callsUsed(app, person)).toBe(5)
  })

  test('of someone else’s article are those of one that is not there', async () => {
    const id = await read(await app.signIn())
    expect((await suggest(await app.signIn(), id)).status).toBe(404)
    expect(asked).toEqual([])
  })

  test('go with the text they were made of', async () => {
    const person = await app.signIn()
    await suggest(person, await read(person))
    await app.ctx.db.deleteFrom('posts').where('owner_id', '=', person.id).execute()
    await app.ctx.db.deleteFrom('source_texts').where('owner_id', '=', person.id).execute()
    const left = await app.ctx.db.selectFrom('article_angles').where('owner_id', '=', person.id).selectAll().execute()
    expect(left).toEqual([])
  })
})

describe('how a post is wanted', () => {
  const plan = {
    angle: 'The quay handles 1,200 ships a year.',
    stance: 'I think the companies should have paid.',
    form: 'number',
    length: 'short',
    hashtags: 0,
    sourceMention: 'comment',
  }

  test('reaches the writer, stays with the post and stands in its provenance', async () => {
    const person = await app.signIn()
    const { id } = await makePost(person, plan)
    expect(writer.requests.at(-1)?.brief).toEqual(plan)
    const stored = (await (await person.get(`/api/posts/${id}`)).json()) as Answer<'getPost'>
    expect(stored.brief).toEqual(plan)
    const { writtenWith } = (await (await person.get(`/api/posts/${id}/provenance`)).json()) as Answer<'getProvenance'>
    expect(writtenWith?.plan).toEqual(plan)
  })

  test('is as usual where nothing is said', async () => {
    const person = await app.signIn()
    await makePost(person)
    expect(writer.requests.at(-1)?.brief).toEqual({
      angle: null,
      stance: null,
      form: null,
      length: 'medium',
      hashtags: 3,
      sourceMention: 'passing',
    })
  })

  test.each([
    { form: 'sonnet' },
    { length: 'endless' },
    { hashtags: 4 },
    { hashtags: -1 },
    { sourceMention: 'never' },
    { angle: 'a'.repeat(501) },
    { stance: 'a'.repeat(501) },
  ])('is refused as %o', async (wish) => {
    const person = await app.signIn()
    const response = await person.post('/api/posts/generate', { textContent: sourceText, model: 'composer', ...wish })
    expect(response.status).toBe(400)
  })
})

describe('a text of the author’s own', () => {
  const notes =
    'We moved our support team from tickets to chat in March. I expected complaints. Instead our customers wrote less, and we closed most questions in one go.'

  test('is recognised, and names neither the post nor a source', async () => {
    writer.write = async () => 'Chat took work off us.\n\nNobody missed the tickets.'
    const person = await app.signIn()
    const post = await makePost(person, { textContent: notes })
    expect(writer.requests.at(-1)?.source.isOwn).toBe(true)
    expect(post).toMatchObject({ title: 'Chat took work off us.', sourceTitle: null })
  })

  test('is what its author says it is', async () => {
    const person = await app.signIn()
    const post = await makePost(person, { textContent: notes, isOwn: false })
    expect(writer.requests.at(-1)?.source.isOwn).toBe(false)
    const stored = (await (await person.get(`/api/posts/${post.id}`)).json()) as Answer<'getPost'>
    expect(stored.isOwn).toBe(false)
    await makePost(person, { isOwn: true })
    expect(writer.requests.at(-1)?.source.isOwn).toBe(true)
  })
})
