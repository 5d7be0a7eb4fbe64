import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverEvents } from '#server/context/deliver-events'
import { takeWatch } from '#server/features/corrections/read-again'
import type { Answer } from '#shared/contract/contract'
import { dayMs, hourMs } from '#shared/time/durations'
import { articlePage, type PageSite, paywalledPage, type SitePage, startPageSite } from '../support/page-site.ts'
import { makePost, type Post } from '../support/posts.ts'
import { signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** Sources of published posts are read again, and their corrections told. */

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Corrections = Answer<'listCorrections'>

const pages: Record<string, SitePage> = {}
const sentence =
  'It handles 1,200 ships a year, 40 percent more than the old one, the port authority said in its yearly report.'
const corrected = sentence.replace('1,200', '1,350')
const content = 'The new quay handles 1,200 ships a year, 40 percent more than the old one, says the port authority.'

let site: PageSite
let app: TestApp
let person: Person
let names = 0

beforeAll(async () => {
  site = await startPageSite(pages)
  app = await startTestApp({ environment: site.environment })
})

afterAll(async () => {
  await app.close()
  await site.close()
})

beforeEach(async () => {
  await app.ctx.db.deleteFrom('source_watches').execute()
  // an hour later, the site may be asked again
  app.clock.now += 2 * hourMs
  person = await app.signIn()
  site.asked.length = 0
})

function change(path: string, from: string, to: string): void {
  const page = pages[path]
  pages[path] = { ...page, body: String(page?.body).replace(from, to) }
}

/** A post from a page of its own, marked as published. */
async function publishPost(): Promise<{ post: Post; path: string }> {
  names += 1
  const path = `/harbour-${names}`
  pages[path] = articlePage('Harbour opens its second quay')
  const post = await makePost(person, { url: site.at(path) })
  await person.patch(`/api/posts/${post.id}`, { content })
  await person.patch(`/api/posts/${post.id}`, { status: 'published' })
  await deliverEvents(app.ctx)
  site.asked.length = 0
  return { post, path }
}

/** Days later, everything that is due by then is done. */
async function pass(days: number, by: TestApp = app): Promise<number> {
  app.clock.now += days * dayMs
  by.clock.now = app.clock.now
  let done = 0
  for (;;) {
    const work = await takeWatch(by.ctx, new AbortController().signal)
    if (!work) return done
    await work()
    done += 1
  }
}

async function correctionsOf(post: Post): Promise<Corrections> {
  const reader = await signInAgain(app, person)
  return (await (await reader.get(`/api/posts/${post.id}/corrections`)).json()) as Corrections
}

async function bell(): Promise<Answer<'listNotifications'>['notices']> {
  const reader = await signInAgain(app, person)
  return ((await (await reader.get('/api/notices')).json()) as Answer<'listNotifications'>).notices
}

test('a correction of a sentence that the post used is told once, with both wordings', async () => {
  const { post, path } = await publishPost()
  expect(await pass(1.5)).toBe(1)
  expect(site.asked).toEqual([path])
  expect(await correctionsOf(post)).toEqual([])

  change(path, sentence, corrected)
  await pass(2)
  expect(await correctionsOf(post)).toMatchObject([{ before: sentence, after: corrected, url: site.at(path) }])
  const [notice, ...others] = await bell()
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    kind: 'source-corrected',
    postId: post.id,
    message: {
      message: `The Harbour Courier has changed a sentence that your post used. Before: “${sentence}” Now: “${corrected}”`,
    },
  })
  const events = await app.ctx.db
    .selectFrom('events')
    .select('id')
    .where('name', '=', 'post.source-corrected')
    .where('subject', '=', post.id)
    .execute()
  expect(events).toHaveLength(1)

  await pass(4)
  await pass(23)
  expect(await bell()).toHaveLength(1)
  change(path, corrected, sentence.replace('1,200', '1,400'))
  expect(await pass(60)).toBe(0)
  expect(site.asked).toEqual([path, path, path, path])
})

test('what was dealt with is shown no more', async () => {
  const { post, path } = await publishPost()
  change(path, sentence, corrected)
  await pass(1.5)
  const [correction] = await correctionsOf(post)
  const stranger = await app.signIn()
  const settle = `/api/posts/${post.id}/corrections/${correction?.id}/settle`
  expect((await stranger.post(settle)).status).toBe(404)
  const author = await signInAgain(app, person)
  expect((await author.post(settle)).status).toBe(204)
  expect(await correctionsOf(post)).toEqual([])
  await pass(2)
  expect(await correctionsOf(post)).toEqual([])
})

test('clocks, counters, advertisements and other sentences are no correction', async () => {
  const { post, path } = await publishPost()
  change(
    path,
    '<p>The city pays',
    '<p>Updated 14:05</p><p>1,204 comments</p><p>Save 40 % today only.</p><p>The town pays',
  )
  await pass(1.5)
  expect(site.asked).toEqual([path])
  expect(await correctionsOf(post)).toEqual([])
  expect(await bell()).toEqual([])
})

test.each([
  ['is gone', { status: 404 }],
  ['was withdrawn', { status: 410 }],
  ['asks for payment', paywalledPage('Harbour opens its second quay')],
])('a page that %s is left alone quietly', async (_, page) => {
  const { post, path } = await publishPost()
  pages[path] = page
  await pass(1.5)
  expect(await bell()).toEqual([])
  expect(await correctionsOf(post)).toEqual([])
  await pass(3)
  await pass(30)
  expect(site.asked.length).toBeLessThanOrEqual('body' in page ? 4 : 1)
})

test('a site with a problem is asked again some hours later', async () => {
  const { post, path } = await publishPost()
  const page = pages[path] ?? {}
  pages[path] = { status: 503 }
  await pass(1.5)
  pages[path] = page
  change(path, sentence, corrected)
  await pass(0.3)
  expect(await correctionsOf(post)).toHaveLength(1)
})

test('no site is asked more than four times an hour', async () => {
  const posts = [
    await publishPost(),
    await publishPost(),
    await publishPost(),
    await publishPost(),
    await publishPost(),
  ]
  await pass(1.5)
  expect(site.asked).toHaveLength(4)
  await pass(0.05)
  expect(new Set(site.asked)).toEqual(new Set(posts.map(({ path }) => path)))
})

test('a process that dies while reading leaves the source to another one, which tells its correction once', async () => {
  const { post, path } = await publishPost()
  change(path, sentence, corrected)
  app.clock.now += 1.5 * dayMs
  const dead = await takeWatch(app.ctx, new AbortController().signal)
  expect(dead).toBeDefined()
  const second = await startTestApp({ sharedWith: app, environment: site.environment })
  try {
    expect(await pass(0, second)).toBe(0)
    expect(await pass(0.1, second)).toBe(1)
    // the first one was only slow
    await dead?.()
    expect(await bell()).toHaveLength(1)
    expect(await correctionsOf(post)).toHaveLength(1)
  } finally {
    await second.close()
  }
})

test('drafts, own texts and deleted posts are not watched', async () => {
  const { post } = await publishPost()
  await makePost(person)
  names += 1
  const path = `/harbour-${names}`
  pages[path] = articlePage('Harbour opens its second quay')
  await makePost(person, { url: site.at(path) })
  expect((await person.send('DELETE', `/api/posts/${post.id}`)).status).toBe(204)
  await deliverEvents(app.ctx)
  site.asked.length = 0
  expect(await pass(2)).toBe(0)
  expect(site.asked).toEqual([])
})

test('WATCH_SOURCES=off watches nothing', async () => {
  const off = await startTestApp({ environment: { ...site.environment, WATCH_SOURCES: 'off' } })
  try {
    const author = await off.signIn()
    pages['/off'] = articlePage('Harbour opens its second quay')
    const post = await makePost(author, { url: site.at('/off') })
    await author.patch(`/api/posts/${post.id}`, { status: 'published' })
    await deliverEvents(off.ctx)
    expect(await off.ctx.db.selectFrom('source_watches').selectAll().execute()).toEqual([])
  } finally {
    await off.close()
  }
})
