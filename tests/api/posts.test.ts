import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import type { Article, Reader } from '#server/reading/article'
import { limits } from '#shared/rules/limits'
import type { Browser } from '../support/browser-session.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const article: Article = {
  title: 'Twelve thousand trees',
  byline: 'A Reporter',
  published: '2026-11-18',
  siteName: 'The Example Gazette',
  language: 'en',
  leadImage: null,
  url: 'https://news.example.com/trees',
  text: 'The council voted to plant twelve thousand trees.\n\nThe plan costs four million euros.',
  status: 'ok',
  truncated: false,
}

/** A reader that returns the test's article for addresses, and reads text like the real one. */
class FakeReader implements Pick<Reader, 'readUrl'> {
  next: Article | AppError = article
  readUrl = async () => {
    if (this.next instanceof AppError) throw this.next
    return this.next
  }
}

let app: TestApp
const writer = new FakeWriter()
const reader = new FakeReader()

beforeAll(async () => {
  app = await startTestApp()
  const real = app.ctx.reader
  app.ctx.reader = {
    ...real,
    readUrl: (_url, options) => {
      options?.onFetched?.()
      return reader.readUrl()
    },
  }
  app.ctx.writer = writer
})

beforeEach(() => {
  reader.next = article
  writer.write = async () => 'Twelve thousand trees, says the Gazette.'
})

afterAll(() => app.close())

const choices = { model: 'composer', language: 'german', opinion: 'I like trees.', useWebSearch: false }

describe('a post from an address', () => {
  test('is stored as a draft, with where it came from', async () => {
    const person = await app.signIn()
    const response = await person.post('/api/posts/generate', { url: article.url, ...choices })
    expect(response.status).toBe(201)
    const post = (await response.json()) as { id: string }
    expect(post).toMatchObject({
      title: article.title,
      content: 'Twelve thousand trees, says the Gazette.',
      status: 'draft',
      sourceUrl: article.url,
      sourceTitle: article.title,
      aiModel: 'composer',
      modelLabel: 'Built-in (no AI)',
      language: 'german',
      userOpinion: 'I like trees.',
      hasWebSearch: false,
      hasVisual: false,
    })
    const detail = await (await person.get(`/api/posts/${post.id}`)).json()
    expect(detail).toMatchObject({
      firstDraft: 'Twelve thousand trees, says the Gazette.',
      sourceText: article.text,
      upstreamModel: 'fake-1',
      article: { status: 'ok', words: 14, byline: 'A Reporter', published: '2026-11-18' },
    })
    expect((detail as { article: { contentHash: string } }).article.contentHash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('brings the author’s choices and voice to the writer', async () => {
    const person = await app.signIn()
    await person.post('/api/posts/generate', { url: article.url, ...choices })
    expect(writer.requests.at(-1)).toMatchObject({
      model: 'composer',
      language: 'german',
      useWebSearch: false,
      source: { title: article.title, text: article.text, siteName: 'The Example Gazette' },
      voice: { opinion: 'I like trees.', style: { name: expect.stringContaining('Professional') } },
      template: expect.stringContaining('{{content}}'),
    })
  })

  test('keeps its first draft beside the author’s edits', async () => {
    const person = await app.signIn()
    const { id } = (await (await person.post('/api/posts/generate', { url: article.url })).json()) as { id: string }
    const edited = await person.patch(`/api/posts/${id}`, { content: 'My own words 👩‍👩‍👧 — and more.' })
    expect(await edited.json()).toMatchObject({ content: 'My own words 👩‍👩‍👧 — and more.' })
    expect(await (await person.get(`/api/posts/${id}`)).json()).toMatchObject({
      content: 'My own words 👩‍👩‍👧 — and more.',
      firstDraft: 'Twelve thousand trees, says the Gazette.',
    })
  })

  test('read first, is written from what was read', async () => {
    const person = await app.signIn()
    const read = await person.post('/api/articles/read', { url: article.url })
    expect(read.status).toBe(201)
    const { articleId } = (await read.json()) as { articleId: string }
    reader.next = new AppError('source_unreachable', 'siteUnreachable')
    expect((await person.post('/api/posts/generate', { articleId })).status).toBe(201)
  })

  test('of which the same text is kept once per author', async () => {
    const person = await app.signIn()
    await person.post('/api/posts/generate', { url: article.url })
    await person.post('/api/posts/generate', { url: article.url, readAgain: true })
    const texts = await app.ctx.db
      .selectFrom('source_texts')
      .select('content_hash')
      .where('owner_id', '=', person.id)
      .execute()
    expect(texts).toHaveLength(1)
    const readings = await app.ctx.db.selectFrom('articles').select('id').where('owner_id', '=', person.id).execute()
    expect(readings).toHaveLength(2)
  })
})

test('a post follows the language of its source where that is asked for, if posts can be written in it', async () => {
  for (const [language, followsSource, expected] of [
    ['fr-CA', true, 'french'],
    ['fr-CA', false, 'german'],
    ['ja', true, 'german'],
    [null, true, 'german'],
  ] as const) {
    reader.next = { ...article, language }
    const person = await app.signIn() // who has read it before gets it as it was read
    const response = await person.post('/api/posts/generate', { url: article.url, ...choices, followsSource })
    expect(await response.json(), `${language} ${followsSource}`).toMatchObject({ language: expected })
    expect(writer.requests.at(-1)).toMatchObject({ language: expected })
  }
})

describe('a source that is not whole', () => {
  test.each(['partial', 'paywalled'] as const)('(%s) is written from only with the author’s word', async (status) => {
    const person = await app.signIn()
    reader.next = { ...article, status }
    const asked = await person.post('/api/posts/generate', { url: article.url })
    expect(asked.status).toBe(422)
    expect(await asked.json()).toMatchObject({ code: 'source_partial' })
    const accepted = await person.post('/api/posts/generate', { url: article.url, acceptPartial: true })
    expect(accepted.status).toBe(201)
  })

  test.each(['consent', 'empty', 'unsupported'] as const)('(%s) never reaches a writer', async (status) => {
    const person = await app.signIn()
    reader.next = { ...article, status, text: 'Accept all cookies' }
    const before = writer.requests.length
    const response = await person.post('/api/posts/generate', { url: article.url, acceptPartial: true })
    expect(response.status).toBe(422)
    expect(((await response.json()) as { message: string }).message).toMatch(/paste its text/i)
    expect(writer.requests.length).toBe(before)
  })
})

describe('a stream', () => {
  test('tells the stage, the article, the text as it comes, and the stored post', async () => {
    const person = await app.signIn()
    const accept = { accept: 'text/event-stream' }
    const response = await person.post('/api/posts/generate', { url: article.url }, accept)
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const events = readEvents(await response.text())
    expect(events.map((event) => event.name)).toEqual(['status', 'status', 'article', 'status', 'delta', 'done'])
    expect(events[0]?.data).toEqual({ stage: 'fetching' })
    expect(events[1]?.data).toEqual({ stage: 'reading' })
    expect(events[2]?.data).toMatchObject({ title: article.title, words: 14, earlierPost: null })
    expect(events[3]?.data).toEqual({ stage: 'writing' })
    expect(events.at(-1)?.data).toMatchObject({ content: 'Twelve thousand trees, says the Gazette.', status: 'draft' })
  })

  test('ends with the error’s sentence when writing fails', async () => {
    const person = await app.signIn()
    writer.write = () => Promise.reject(new AppError('ai_unavailable', 'serverBusy'))
    const response = await person.post('/api/posts/generate', { url: article.url }, { accept: 'text/event-stream' })
    expect(readEvents(await response.text()).at(-1)).toMatchObject({
      name: 'error',
      data: {
        code: 'ai_unavailable',
        message: 'The server is very busy right now. Try again in a moment.',
        reason: 'serverBusy',
        values: {},
      },
    })
  })

  test('that can’t begin is an ordinary error', async () => {
    const person = await app.signIn({ role: 'trial', used: 5 })
    const response = await person.post('/api/posts/generate', { url: article.url }, { accept: 'text/event-stream' })
    expect(response.status).toBe(402)
    expect(response.headers.get('content-type')).toMatch(/json/)
  })
})

describe('what is refused', () => {
  test.each([
    [{}, 'Please enter a valid article URL.'],
    [{ url: '  ' }, 'Please enter a valid article URL.'],
    [{ url: 'not a url' }, 'Please enter a valid URL.'],
    [{ textContent: ' \n ' }, 'Please enter some text content.'],
    [{ textContent: '\u200b\u3164' }, 'Please enter some text content.'],
    [
      { url: 'https://example.com', textContent: 'Both.' },
      'Give one source: an address, a text or an article read before.',
    ],
  ])('%j, with its sentence', async (body, message) => {
    const person = await app.signIn()
    const response = await person.post('/api/posts/generate', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message, code: 'invalid_input' })
  })

  test.each([
    { textContent: 'x'.repeat(200_001) },
    { url: article.url, model: 'gpt-99' },
    { url: article.url, language: 'klingon' },
    { url: article.url, contentStyleId: -1 },
    { url: article.url, opinion: 'x'.repeat(5_001) },
    { url: article.url, useWebSearch: 'maybe' },
  ])('out of bounds %#', async (body) => {
    const person = await app.signIn()
    expect((await person.post('/api/posts/generate', body)).status).toBe(400)
  })

  test.each([
    ['content', '', 'Please enter some text content.'],
    ['content', ' \n\t', 'Please enter some text content.'],
    ['content', '\u200b\u2800\ufe0f', 'Please enter some text content.'],
    ['title', '  ', 'Please enter a title.'],
    ['title', '\u3164', 'Please enter a title.'],
  ])('a change that leaves a post without %s (%j)', async (field, blank, message) => {
    const person = await app.signIn()
    const post = (await (await person.post('/api/posts/generate', { url: article.url })).json()) as { id: string }
    const response = await person.patch(`/api/posts/${post.id}`, { status: 'published', [field]: blank })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message, code: 'invalid_input' })
    expect(await (await person.get(`/api/posts/${post.id}`)).json()).toMatchObject(post)
  })

  test('a body over a megabyte, and one that is not JSON', async () => {
    const person = await app.signIn()
    expect((await person.post('/api/posts/generate', { textContent: 'x'.repeat(1_100_000) })).status).toBe(413)
    const broken = await fetch(`${app.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(broken.status).toBe(400)
  })

  test.each(['/api/posts?before=%00', '/api/posts/%00'])('a zero character in %s', async (path) => {
    const person = await app.signIn()
    expect((await person.get(path)).status).toBe(400)
  })

  test('nothing, when a text holds a zero character: it is left out', async () => {
    const person = await app.signIn()
    const response = await person.post('/api/posts/generate', { url: article.url, opinion: 'Good\0 \\u0000 trees.' })
    expect(await response.json()).toMatchObject({ userOpinion: 'Good \\u0000 trees.' })
  })

  test('nothing, when only the header says JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${app.url}/api/logout`, { method: 'POST', headers })).status).toBe(200)
  })

  test('a model that is not set up, and one that is part of Pro', async () => {
    const person = await app.signIn({ role: 'trial' })
    const response = await person.post('/api/posts/generate', { url: article.url, model: 'gpt-4o' })
    expect(await response.json()).toMatchObject({ code: 'model_not_configured' })
  })

  test('web search for a trial', async () => {
    const person = await app.signIn({ role: 'trial' })
    const response = await person.post('/api/posts/generate', { url: article.url, useWebSearch: true })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ message: 'Web search is only available in paid plans.' })
  })

  test('a thirty-first generation in a minute', async () => {
    const person = await app.signIn({ role: 'admin' })
    for (let count = 0; count < 30; count += 1) {
      expect((await person.post('/api/posts/generate', { url: article.url })).status).toBe(201)
    }
    const refused = await person.post('/api/posts/generate', { url: article.url })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the list', () => {
  test('is newest first, in pages that lead to each other', async () => {
    const person = await app.signIn()
    const started = app.clock.now
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) {
      app.clock.now += count === 2 ? 0 : 1000 // two posts of the same moment
      const post = (await (await person.post('/api/posts/generate', { url: article.url })).json()) as { id: string }
      ids.push(post.id)
    }
    app.clock.now = started
    const seen: string[] = []
    let next: string | undefined = '/api/posts?limit=2'
    while (next) {
      const page: Response = await person.get(next)
      seen.push(...((await page.json()) as { id: string }[]).map((post) => post.id))
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
    }
    expect(new Set(seen)).toEqual(new Set(ids))
    expect(seen).toHaveLength(5)
    expect([seen[0], seen[4]]).toEqual([ids[4], ids[0]])
  })

  test('of a new person is empty', async () => {
    const person = await app.signIn()
    expect(await (await person.get('/api/posts')).json()).toEqual([])
  })
})

test('publishing flips the status and back', async () => {
  const person = await app.signIn()
  const { id } = (await (await person.post('/api/posts/generate', { url: article.url })).json()) as { id: string }
  expect(await (await person.patch(`/api/posts/${id}`, { status: 'published' })).json()).toMatchObject({
    status: 'published',
  })
  expect(await (await person.patch(`/api/posts/${id}`, { status: 'draft' })).json()).toMatchObject({ status: 'draft' })
  expect((await person.patch(`/api/posts/${id}`, { status: 'gone' })).status).toBe(400)
  expect((await person.patch(`/api/posts/${id}`, {})).status).toBe(400)
})

describe('claims an author stands behind', () => {
  const acceptedOf = async (person: Browser, id: string) => {
    const detail = (await (await person.get(`/api/posts/${id}`)).json()) as { acceptedClaims: string[] }
    return detail.acceptedClaims
  }

  test('are added to those before, each once, and leave the text alone', async () => {
    const person = await app.signIn()
    const { id } = (await (await person.post('/api/posts/generate', { url: article.url })).json()) as { id: string }
    expect(await acceptedOf(person, id)).toEqual([])
    const answer = await person.patch(`/api/posts/${id}`, { acceptedClaims: ['21 %', '“Trees grow.”'] })
    expect(await answer.json()).toMatchObject({ content: 'Twelve thousand trees, says the Gazette.' })
    await person.patch(`/api/posts/${id}`, { acceptedClaims: ['€5', '21 %'], status: 'published' })
    expect(await acceptedOf(person, id)).toEqual(['21 %', '“Trees grow.”', '€5'])
  })

  test('from two windows at once are all kept', async () => {
    const person = await app.signIn()
    const { id } = (await (await person.post('/api/posts/generate', { url: article.url })).json()) as { id: string }
    const claims = Array.from({ length: 8 }, (_, number) => `${number} %`)
    await Promise.all(claims.map((claim) => person.patch(`/api/posts/${id}`, { acceptedClaims: [claim] })))
    expect((await acceptedOf(person, id)).toSorted()).toEqual(claims)
  })

  test('are limited in number and length; the oldest make room', async () => {
    const person = await app.signIn()
    const { id } = (await (await person.post('/api/posts/generate', { url: article.url })).json()) as { id: string }
    const many = Array.from({ length: limits.acceptedClaims }, (_, number) => `${number}`)
    expect((await person.patch(`/api/posts/${id}`, { acceptedClaims: [...many, 'one more'] })).status).toBe(400)
    const long = 'a'.repeat(limits.acceptedClaimCharacters + 1)
    expect((await person.patch(`/api/posts/${id}`, { acceptedClaims: [long] })).status).toBe(400)
    await person.patch(`/api/posts/${id}`, { acceptedClaims: many })
    await person.patch(`/api/posts/${id}`, { acceptedClaims: ['the newest'] })
    const kept = await acceptedOf(person, id)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([limits.acceptedClaims, '1', 'the newest'])
  })

  test('of someone else are out of reach', async () => {
    const owner = await app.signIn()
    const { id } = (await (await owner.post('/api/posts/generate', { url: article.url })).json()) as { id: string }
    const other = await app.signIn()
    expect((await other.patch(`/api/posts/${id}`, { acceptedClaims: ['21 %'] })).status).toBe(404)
    expect(await acceptedOf(owner, id)).toEqual([])
  })
})

function readEvents(stream: string) {
  return stream
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, name = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
      return { name, data: JSON.parse(data) as Record<string, unknown> }
    })
}
