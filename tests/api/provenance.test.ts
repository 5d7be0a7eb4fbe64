import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { readExport } from '../support/export.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { makePost, type Post, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Provenance = Answer<'getProvenance'>

const citation = { url: 'https://port.example.org/figures', title: 'Figures of the port' }
/** What the reader stores of the pasted text: its first line is the title. */
const readText = sourceText.slice(sourceText.indexOf('\n\n') + 2)
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

let app: TestApp
let model: FakeModel
let admin: Person

beforeAll(async () => {
  model = await startFakeModel('openai', { kind: 'text', chunks: ['The second quay is open.'], citations: [citation] })
  app = await startTestApp({ environment: { OPENAI_API_KEY: 'key-for-tests', OPENAI_BASE_URL: model.baseUrl } })
  admin = await app.signIn({ role: 'admin' })
})

afterAll(async () => {
  await app.close()
  await model.close()
})

async function provenanceOf(person: Person, { id }: { id: string }): Promise<Provenance> {
  const response = await person.get(`/api/posts/${id}/provenance`)
  expect(response.status).toBe(200)
  return (await response.json()) as Provenance
}

async function json<T>(answering: Promise<Response>): Promise<T> {
  return (await (await answering).json()) as T
}

const settings = {
  targetAudience: 'Harbour masters',
  customPrompt: 'No emoji.',
  contentStyle: 'Professional & Insightful',
  examplePosts: ['A post I wrote.', '', ''],
}

describe('the provenance of a post', () => {
  test('names its source with the text as read, and everything it was written with', async () => {
    const author = await app.signIn()
    await author.post('/api/user/settings', settings)
    const choices = { model: 'gpt-4o', language: 'german', opinion: 'Build more quays.', useWebSearch: true }
    const { publication, author: _by, ...post } = await makePost(author, choices)
    const provenance = await provenanceOf(author, post)

    expect(publication, 'no part of how it came about').toBeNull()
    expect(provenance).toMatchObject({ ...post, firstDraft: post.content, sourceText: readText })
    expect(provenance.article).toMatchObject({
      kind: 'text',
      status: 'ok',
      readAt: post.createdAt,
      contentHash: createHash('sha256').update(readText).digest('hex'),
    })
    expect(provenance.sources).toEqual([{ index: 1, ...citation }])
    expect(provenance.writtenWith).toMatchObject({
      template: { version: 1, text: expect.stringContaining('{{content}}') },
      style: { id: post.contentStyleId, name: 'Professional & Insightful', promptPart: expect.stringMatching(/\w/) },
      settings: { targetAudience: 'Harbour masters', customPrompt: 'No emoji.', examplePosts: ['A post I wrote.'] },
      opinion: 'Build more quays.',
      language: 'german',
      model: 'gpt-4o',
      modelLabel: 'OpenAI GPT-4o',
      upstreamModel: 'gpt-4o',
      webSearch: true,
      productVersion: version,
    })
  })

  test('holds the prompt as the model was sent it', async () => {
    const author = await app.signIn()
    const { writtenWith, prompt } = await provenanceOf(
      author,
      await makePost(author, { model: 'gpt-4o', useWebSearch: true }),
    )
    const sent = JSON.stringify(model.requests.at(-1)?.body)
    expect(writtenWith?.rules).toContain('pages you found on the web')
    expect(sent).toContain(JSON.stringify(prompt?.system))
    expect(sent).toContain(JSON.stringify(prompt?.user))
    expect(prompt?.user).toContain(readText)
    expect(writtenWith?.rules).toBe(prompt?.system)
  })

  test('says of a composed post that no prompt was used', async () => {
    const author = await app.signIn()
    const { writtenWith, prompt } = await provenanceOf(author, await makePost(author))
    expect(prompt).toBeNull()
    expect(writtenWith).toMatchObject({
      template: null,
      rules: null,
      model: 'composer',
      upstreamModel: 'composer',
      modelLabel: 'Built-in (no AI)',
    })
  })

  test('keeps the first draft beside what the author made of it', async () => {
    const author = await app.signIn()
    const post = await makePost(author)
    app.clock.now += 60_000
    await author.patch(`/api/posts/${post.id}`, { content: 'In my own words.' })
    const provenance = await provenanceOf(author, post)
    expect(provenance).toMatchObject({ firstDraft: post.content, content: 'In my own words.' })
    expect(Date.parse(provenance.updatedAt)).toBe(Date.parse(provenance.createdAt) + 60_000)
  })

  test('says of a post from before that it was not recorded', async () => {
    const author = await app.signIn()
    const post = await makePost(author, { model: 'gpt-4o' })
    await app.ctx.db.deleteFrom('post_provenance').where('post_id', '=', post.id).execute()
    const provenance = await provenanceOf(author, post)
    expect(provenance.writtenWith).toBeNull()
    expect(provenance.prompt).toBeNull()
    expect(provenance).toMatchObject({ upstreamModel: 'gpt-4o', promptTemplate: { version: 1 }, sourceText: readText })
  })

  test('is nobody else’s, not even an administrator’s', async () => {
    const author = await app.signIn()
    const { id } = await makePost(author)
    for (const other of [await app.signIn(), admin]) {
      const response = await other.get(`/api/posts/${id}/provenance`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ message: 'This post does not exist.' })
    }
  })
})

describe('what is recorded', () => {
  test('stays when the template, the style and the settings change or go', async () => {
    const author = await app.signIn()
    const style = {
      name: 'Dry',
      defaultModel: 'gpt-4o',
      defaultLanguage: 'english',
      defaultWebSearch: false,
      examplePosts: ['It rained.'],
    }
    const { id: contentStyleId } = await json<{ id: number }>(author.post('/api/user/content-styles', style))
    const own = await makePost(author, { model: 'gpt-4o', contentStyleId })
    await author.post('/api/user/settings', settings)
    const shared = await makePost(author, { model: 'gpt-4o' })
    const before = [await provenanceOf(author, own), await provenanceOf(author, shared)]
    expect(before[0]?.writtenWith).toMatchObject({ style: { name: 'Dry' }, settings: { examplePosts: ['It rained.'] } })
    expect(before[1]?.writtenWith?.settings.targetAudience).toBe('Harbour masters')

    await author.delete(`/api/user/content-styles/${contentStyleId}`)
    await author.post('/api/user/settings', { ...settings, targetAudience: 'Someone else', examplePosts: ['', '', ''] })
    const path = '/api/admin/prompt-templates'
    const [template] = await json<{ id: number; name: string }[]>(admin.get(path))
    await admin.send('PUT', `${path}/${template?.id}`, { name: 'Renamed', template: 'Changed: {{content}}' })
    await admin.post(path, { name: 'Another', template: 'Other: {{content}}', isActive: true })
    expect((await admin.delete(`${path}/${template?.id}`)).status).toBe(204)
    const sharedStyle = `/api/admin/content-styles/${shared.contentStyleId}`
    await admin.send('PUT', sharedStyle, { name: 'Renamed', promptPart: 'Shout.', displayOrder: 1 })

    expect([await provenanceOf(author, own), await provenanceOf(author, shared)]).toEqual(before)
  })

  test('is not carried by lists and goes with the post', async () => {
    const author = await app.signIn()
    const post = await makePost(author)
    const listed = await json<Post[]>(author.get('/api/posts'))
    expect(Object.keys(listed[0] ?? {})).not.toContain('writtenWith')
    await author.delete(`/api/posts/${post.id}`)
    const rows = app.ctx.db.selectFrom('post_provenance').select('post_id').where('owner_id', '=', author.id)
    expect(await rows.execute()).toEqual([])
  })

  test('is part of what an author takes along', async () => {
    const author = await app.signIn()
    const post = await makePost(author, { opinion: 'Build more quays.' })
    const posts = (await readExport(author)).json<Provenance[]>('posts.json')
    expect(posts).toEqual([await provenanceOf(author, post)])
    expect(posts[0]?.writtenWith?.opinion).toBe('Build more quays.')
  })
})
