import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import { UnfinishedWriting } from '#server/writing/unfinished-writing'
import type { Answer } from '#shared/contract/contract'
import type { DraftOpening } from '#shared/rules/drafts'
import { countsFromCharacters, unfinishedNotes } from '#shared/rules/unfinished'
import { readExport } from '../support/export.ts'
import { FakeWriter, until } from '../support/fake-writer.ts'
import { type Post, postsUsed, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { callsUsed } from '../support/vendor-calls.ts'

/** Two or three drafts of one post: counted as one post, with one model call each. */

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Detail = Answer<'getPost'>

let app: TestApp
const writer = new FakeWriter()
const threeDrafts = { textContent: sourceText, isOwn: false, model: 'compatible', drafts: 3 }
const textOf = (opening: string | undefined) => `A post that begins with the ${opening}.`
const outage = () => new AppError('ai_unavailable', 'serverBusy')

beforeAll(async () => {
  const environment = {
    MODEL_CALLS_PER_POST: '1',
    COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1',
    COMPATIBLE_MODEL: 'local-model',
  }
  app = await startTestApp({ parts: { writer }, environment })
})

beforeEach(() => {
  writer.write = async ({ opening }) => textOf(opening)
})

afterAll(() => app.close())

/** The model fails for drafts with this beginning, and writes the others. */
function failAt(openings: readonly DraftOpening[], failure: () => Error = outage): void {
  writer.write = async ({ opening }) => {
    if (opening && openings.includes(opening)) throw failure()
    return textOf(opening)
  }
}

async function generate(person: Person, request: object = threeDrafts): Promise<Post> {
  const response = await person.post('/api/posts/generate', request)
  expect(response.status).toBe(201)
  return (await response.json()) as Post
}

async function read(person: Person, { id }: { id: string }): Promise<Detail> {
  return (await (await person.get(`/api/posts/${id}`)).json()) as Detail
}

function eventsOf(stream: string): { name: string; data: Record<string, unknown> }[] {
  return [...stream.matchAll(/event: (.*)\ndata: (.*)/g)].map(([, name = '', data = '{}']) => ({
    name,
    data: JSON.parse(data),
  }))
}

describe('three drafts', () => {
  test('are one post of the month and three calls of the day, and all of them are kept', async () => {
    const person = await app.signIn({ role: 'trial' })
    const post = await generate(person)
    expect(await postsUsed(person)).toBe(1)
    expect(await callsUsed(app, person)).toBe(3)
    const detail = await read(person, post)
    expect(detail).toMatchObject({ content: textOf('outcome'), version: 1 })
    expect(detail.versions).toMatchObject([
      { number: 1, kind: 'draft', content: textOf('outcome'), draft: { form: 'consequence', opening: 'outcome' } },
      { number: 2, kind: 'draft', content: textOf('scene'), draft: { form: 'lesson', opening: 'scene' } },
      { number: 3, kind: 'draft', content: textOf('contrast'), draft: { form: 'tension', opening: 'contrast' } },
    ])
    expect(detail.versions[0]).not.toHaveProperty('written')
    expect(await (await person.get('/api/posts')).json()).toHaveLength(1)
  })

  test('differ in what the model is told, and in nothing that their author chose', async () => {
    const person = await app.signIn()
    writer.requests.length = 0
    await generate(person, { ...threeDrafts, form: 'number', angle: 'The quay costs 31 million euros.' })
    // each draft takes a call first, and any of them may get the last one
    const told = writer.requests.map(({ brief, opening }) => ({ form: brief.form, angle: brief.angle, opening }))
    const chosen = { form: 'number', angle: 'The quay costs 31 million euros.' }
    expect(told).toHaveLength(3)
    expect(told).toEqual(
      expect.arrayContaining([
        { ...chosen, opening: 'contrast' },
        { ...chosen, opening: 'outcome' },
        { ...chosen, opening: 'scene' },
      ]),
    )
  })

  test('each take one of the angles that were suggested for the article', async () => {
    const person = await app.signIn()
    const angles = (['number', 'lesson', 'tension'] as const).map((kind) => ({ kind, text: `The ${kind} of it.` }))
    writer.angles = async () => ({ angles, stances: [], caution: null })
    const article = await person.post('/api/articles/read', { textContent: sourceText })
    const { articleId } = (await article.json()) as Answer<'readArticle'>
    await person.post(`/api/articles/${articleId}/angles`, { model: 'compatible' })
    const { versions } = await read(
      person,
      await generate(person, { articleId, isOwn: false, model: 'compatible', drafts: 2 }),
    )
    expect(versions.map(({ draft }) => draft)).toEqual([
      { form: 'number', opening: 'contrast', angle: 'The number of it.' },
      { form: 'lesson', opening: 'scene', angle: 'The lesson of it.' },
    ])
  })

  test('come side by side in one stream, each with its end', async () => {
    const person = await app.signIn()
    failAt(['scene'])
    const response = await person.post('/api/posts/generate', threeDrafts, { accept: 'text/event-stream' })
    const events = eventsOf(await response.text())
    expect(events.find(({ name }) => name === 'drafts')?.data).toMatchObject({
      drafts: [{ opening: 'outcome' }, { opening: 'scene' }, { opening: 'contrast' }],
    })
    const deltas = events.filter(({ name }) => name === 'delta').map(({ data }) => data)
    expect(deltas).toEqual(
      expect.arrayContaining([{ text: textOf('outcome') }, { text: textOf('contrast'), draft: 3 }]),
    )
    const ends = events.filter(({ name }) => name === 'draft').map(({ data }) => data)
    expect(ends).toHaveLength(3)
    expect(ends).toEqual(
      expect.arrayContaining([
        { draft: 1, failure: null },
        { draft: 2, failure: expect.objectContaining({ code: 'ai_unavailable' }) },
        { draft: 3, failure: null },
      ]),
    )
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { content: textOf('outcome') } })
  })
})

describe('the one that is chosen', () => {
  test('is the post, and its first draft and prompt are those of this draft', async () => {
    const person = await app.signIn()
    const post = await generate(person)
    await person.send('PATCH', `/api/posts/${post.id}`, { content: 'Edited before another was chosen.' })
    const chosen = await person.post(`/api/posts/${post.id}/version`, { number: 3 })
    expect(await chosen.json()).toMatchObject({
      version: 3,
      content: textOf('contrast'),
      firstDraft: textOf('contrast'),
    })
    const provenance = (await (await person.get(`/api/posts/${post.id}/provenance`)).json()) as Answer<'getProvenance'>
    expect(provenance.prompt?.user).toContain('set side by side')

    const back = await person.post(`/api/posts/${post.id}/version`, { number: 4 })
    expect(await back.json()).toMatchObject({
      content: 'Edited before another was chosen.',
      firstDraft: textOf('contrast'),
    })
    expect((await readExport(person)).json<Detail[]>('posts.json')[0]?.versions).toHaveLength(4)
  })

  test('can be refined, which makes the next version', async () => {
    const person = await app.signIn()
    const post = await generate(person, { ...threeDrafts, drafts: 2 })
    await person.post(`/api/posts/${post.id}/version`, { number: 2 })
    writer.write = async () => 'A shorter post.'
    const refined = await person.post(`/api/posts/${post.id}/refine`, { kind: 'shorter' })
    expect(await refined.json()).toMatchObject({ version: 3, content: 'A shorter post.' })
  })
})

describe('a draft that fails', () => {
  test('is left out, and the others keep their numbers', async () => {
    const person = await app.signIn()
    failAt(['outcome'])
    const detail = await read(person, await generate(person))
    expect(detail).toMatchObject({ content: textOf('scene'), version: 2 })
    expect(detail.versions.map(({ number }) => number)).toEqual([2, 3])
    expect(await postsUsed(person)).toBe(1)
  })

  test('leaves a post as any other when it was the last but one', async () => {
    const person = await app.signIn()
    failAt(['outcome', 'contrast'])
    expect(await read(person, await generate(person))).toMatchObject({
      content: textOf('scene'),
      version: 1,
      versions: [],
    })
  })

  test('costs no post when all of them did, and says why', async () => {
    const person = await app.signIn({ role: 'trial' })
    failAt(['outcome', 'scene', 'contrast'])
    const response = await person.post('/api/posts/generate', threeDrafts)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'ai_unavailable' })
    expect(await postsUsed(person)).toBe(0)
    expect(await (await person.get('/api/posts')).json()).toEqual([])
  })

  test('after a good part of it is kept as it is; a few words of it are not, beside others', async () => {
    const person = await app.signIn()
    const text = 'The quay is open. '.repeat(10).trim()
    const silent = (shownCharacters: number) => () =>
      new UnfinishedWriting(outage(), {
        hasBegun: true,
        fellSilent: true,
        written: { text, upstreamModel: 'fake-1', sources: [], note: null },
        shownCharacters,
      })
    failAt(['scene'], silent(countsFromCharacters))
    const kept = await read(person, await generate(person))
    expect(kept.versions.map(({ note }) => note)).toEqual([null, unfinishedNotes.stopped, null])
    failAt(['scene'], silent(1))
    const dropped = await read(person, await generate(person))
    expect(dropped.versions.map(({ number }) => number)).toEqual([1, 3])
  })

  test('for want of calls is left out like any other', async () => {
    const person = await app.signIn({ role: 'trial' })
    await generate(person)
    const { versions } = await read(person, await generate(person))
    expect(versions).toHaveLength(2)
    expect(await callsUsed(app, person)).toBe(5)
    expect((await person.post('/api/posts/generate', threeDrafts)).status).toBe(429)
    expect(await postsUsed(person)).toBe(2)
  })
})

test('an author who leaves keeps the drafts that were finished, as one post', async () => {
  const person = await app.signIn({ role: 'trial' })
  writer.write = ({ opening }) => (opening === 'scene' ? new Promise(() => {}) : Promise.resolve(textOf(opening)))
  const leaving = new AbortController()
  const headers = { accept: 'text/event-stream' }
  const { body } = await person.send('POST', '/api/posts/generate', threeDrafts, headers, { signal: leaving.signal })
  let told = ''
  const decoder = new TextDecoder()
  await expect(async () => {
    for await (const piece of body ?? []) {
      told += decoder.decode(piece as Uint8Array, { stream: true })
      if (told.match(/event: draft\n/g)?.length === 2) leaving.abort()
    }
  }).rejects.toThrow()
  await until(
    'the post is stored',
    async () => ((await (await person.get('/api/posts')).json()) as Post[]).length === 1,
  )
  const [post] = (await (await person.get('/api/posts')).json()) as Post[]
  expect((await read(person, { id: post?.id ?? '' })).versions.map(({ number }) => number)).toEqual([1, 3])
  expect(await postsUsed(person)).toBe(1)
})

describe('what is refused', () => {
  test.each([0, 4, 1.5])('%s drafts', async (drafts) => {
    const person = await app.signIn()
    expect((await person.post('/api/posts/generate', { ...threeDrafts, drafts })).status).toBe(400)
  })

  test('several without a model', async () => {
    const person = await app.signIn()
    const response = await person.post('/api/posts/generate', { ...threeDrafts, model: 'composer' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'model_not_supported', reason: 'composerWritesOneDraft' })
    expect((await person.post('/api/posts/generate', { ...threeDrafts, model: 'composer', drafts: 1 })).status).toBe(
      201,
    )
  })
})
