import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noAuthor } from '#shared/rules/author-profile'
import { FakeWriter } from '../support/fake-writer.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
const writer = new FakeWriter()

beforeAll(async () => {
  app = await startTestApp({ parts: { writer } })
})

afterAll(() => app.close())

const path = '/api/user/voice'

const all = {
  role: 'Harbour master',
  field: 'Shipping',
  writesFor: 'People who plan ports',
  standsFor: 'Quays are public land.',
  profile: 'You write short posts.\nYou never use emoji.',
  posts: ['First of mine.', 'Second of mine.', 'Third of mine.', 'Fourth of mine.'],
  sourceMention: 'comment',
  address: 'formal',
}

const empty = {
  role: '',
  field: '',
  writesFor: '',
  standsFor: '',
  profile: '',
  posts: [],
  sourceMention: null,
  address: null,
}

type Person = Awaited<ReturnType<TestApp['signIn']>>

async function voiceOf(person: Person): Promise<unknown> {
  return await (await person.get(path)).json()
}

describe('an author’s voice', () => {
  test('is empty at first, and comes back as it was saved', async () => {
    const person = await app.signIn()
    expect(await voiceOf(person)).toEqual(empty)
    const saved = await person.post(path, all)
    expect(saved.status).toBe(200)
    expect(await saved.json()).toEqual(all)
    expect(await voiceOf(person)).toEqual(all)
  })

  test('keeps what is not sent, gives up what is sent empty, and leaves out posts without a word', async () => {
    const person = await app.signIn()
    await person.post(path, all)
    const none = { sourceMention: null, address: null }
    const changed = await person.post(path, { field: '', posts: [' \n', 'Only one.'], ...none })
    expect(await changed.json()).toEqual({ ...all, field: '', posts: ['Only one.'], ...none })
    expect(await (await person.post(path, {})).json()).toMatchObject({ role: all.role, posts: ['Only one.'] })
    expect(await (await person.post(path, { posts: [] })).json()).toMatchObject({ posts: [] })
  })

  test('saved from two tabs at once keeps both changes and one whole list of posts', async () => {
    const person = await app.signIn()
    const lists = [all.posts, ['One.', 'Two.']]
    await Promise.all([
      person.post(path, { role: 'Baker', posts: lists[0] }),
      person.post(path, { field: 'Bread', posts: lists[1] }),
    ])
    const voice = (await voiceOf(person)) as typeof all
    expect(voice).toMatchObject({ role: 'Baker', field: 'Bread' })
    expect(lists).toContainEqual(voice.posts)
  })

  test('takes fifty posts of the greatest length', async () => {
    const person = await app.signIn()
    const posts = Array.from({ length: 50 }, (_, index) => `${index} ${'é'.repeat(4_990)}`)
    const saved = await person.post(path, { posts })
    expect(saved.status).toBe(200)
    expect(await voiceOf(person)).toMatchObject({ posts })
  })

  test.each([
    { role: 'x'.repeat(301) },
    { field: 'x'.repeat(301) },
    { writesFor: 'x'.repeat(301) },
    { standsFor: 'x'.repeat(1_001) },
    { profile: 'x'.repeat(4_001) },
    { posts: Array.from({ length: 51 }, () => 'One.') },
    { posts: ['x'.repeat(5_001)] },
    { posts: 'One.' },
    { sourceMention: 'nowhere' },
    { address: 'du' },
    { role: null },
  ])('is refused when a part of it can’t be', async (body) => {
    const person = await app.signIn()
    expect((await person.post(path, { ...all, ...body })).status).toBe(400)
    expect(await voiceOf(person)).toEqual(empty)
  })

  test('belongs to one person', async () => {
    const [one, other] = [await app.signIn(), await app.signIn({ role: 'admin' })]
    await one.post(path, { ...all, ownerId: other.id, owner_id: other.id })
    expect(await voiceOf(other)).toEqual(empty)
  })
})

describe('what a writer is told', () => {
  async function lastRequestOf(person: Person, body: object = {}) {
    const generated = await person.post('/api/posts/generate', { textContent: 'The bridge opened.', ...body })
    expect(generated.status).toBe(201)
    return writer.requests.at(-1)
  }

  test('is who the author is, how they write, and their three most typical posts', async () => {
    const person = await app.signIn()
    await person.post('/api/user/settings', { examplePosts: ['An example from the AI settings.'] })
    expect((await lastRequestOf(person))?.voice).toMatchObject({
      author: noAuthor,
      profile: '',
      examplePosts: ['An example from the AI settings.'],
    })

    await person.post(path, all)
    const request = await lastRequestOf(person)
    const { role, field, writesFor, standsFor } = all
    expect(request?.voice).toMatchObject({
      author: { role, field, writesFor, standsFor },
      profile: all.profile,
      examplePosts: all.posts.slice(0, 3),
    })
    expect(request?.brief.sourceMention).toBe('comment')
  })

  test('is how to address readers: as the style says, else as the voice does', async () => {
    const person = await app.signIn()
    expect((await lastRequestOf(person))?.voice.address).toBeNull()
    await person.post(path, { address: 'formal' })
    const fields = { defaultModel: 'composer', defaultLanguage: 'german', defaultWebSearch: false, examplePosts: [''] }
    const addressIn = async (address?: string) => {
      const style = await person.post('/api/user/content-styles', { name: 'Dry', ...fields, address })
      const { id } = (await style.json()) as { id: number }
      return (await lastRequestOf(person, { contentStyleId: id }))?.voice.address
    }
    expect(await addressIn('informal')).toBe('informal')
    expect(await addressIn()).toBe('formal')
  })

  test('is a style’s own examples where it has some', async () => {
    const person = await app.signIn()
    await person.post(path, all)
    const choices = { defaultModel: 'composer', defaultLanguage: 'english', defaultWebSearch: false }
    const style = await person.post('/api/user/content-styles', { name: 'Dry', ...choices, examplePosts: ['Dry.'] })
    const { id } = (await style.json()) as { id: number }
    expect((await lastRequestOf(person, { contentStyleId: id }))?.voice.examplePosts).toEqual(['Dry.'])
  })
})

describe('the page that asks who someone is', () => {
  const wasWelcomed = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { wasWelcomed: boolean }).wasWelcomed

  test('is noted as shown, once and for good', async () => {
    const person = await app.signIn({ wasWelcomed: false })
    expect(await wasWelcomed(person.get('/api/user'))).toBe(false)
    expect(await wasWelcomed(person.patch('/api/user', { timeZone: 'Europe/Rome' }))).toBe(false)
    expect(await wasWelcomed(person.patch('/api/user', { wasWelcomed: true }))).toBe(true)
    expect(await wasWelcomed(person.get('/api/user'))).toBe(true)
    expect((await person.patch('/api/user', { wasWelcomed: false })).status).toBe(400)
  })
})
