import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { takeFeed } from '#server/features/feeds/read-feed'
import type { Answer } from '#shared/contract/contract'
import { feedFailuresMost } from '#shared/rules/feeds'
import { limits } from '#shared/rules/limits'
import { dayMs, hourMs, minuteMs } from '#shared/time/durations'
import { type FakeItem, type FeedPage, type FeedSite, rss, startFeedSite } from '../support/fake-feeds.ts'
import { signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** Feeds are added, read in time, put off when their server asks for it, and turned off when they stay broken. */

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Feed = Answer<'addFeed'>

const pages: Record<string, FeedPage> = {}
let site: FeedSite
let app: TestApp
let person: Person
let names = 0

beforeAll(async () => {
  site = await startFeedSite(pages)
  app = await startTestApp({ environment: site.environment })
})

afterAll(async () => {
  await app.close()
  await site.close()
})

beforeEach(async () => {
  await app.ctx.db.deleteFrom('feeds').execute()
  person = await app.signIn()
  site.asked.length = 0
})

/** A feed at a path of its own. */
function publish(page: FeedPage): string {
  names += 1
  const path = `/feed-${names}`
  pages[path] = page
  return path
}

async function answerOf<T>(response: Response, status = 200): Promise<T> {
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([status, ''])
  return (await response.json()) as T
}

async function add(path: string, by: Person = person): Promise<Feed> {
  return await answerOf<Feed>(await by.post('/api/feeds', { url: site.at(path) }), 201)
}

async function refusalOf(response: Response): Promise<[number, string]> {
  const { reason } = (await response.json()) as { reason: string }
  return [response.status, reason]
}

/** Later, everything that is due by then is read. */
async function pass(ms: number): Promise<number> {
  app.clock.now += ms
  let done = 0
  for (;;) {
    const work = await takeFeed(app.ctx, new AbortController().signal)
    if (!work) return done
    await work()
    done += 1
  }
}

/** As someone whose session is as old as the clock has moved on. */
async function feeds(): Promise<Feed[]> {
  return await answerOf(await (await signInAgain(app, person)).get('/api/feeds'))
}

async function titles(): Promise<string[]> {
  const inbox = await answerOf<Answer<'listInbox'>>(await (await signInAgain(app, person)).get('/api/inbox'))
  return inbox.stories.map(({ title }) => title)
}

const item = (title: string, more: Partial<FakeItem> = {}): FakeItem => ({
  title,
  guid: title,
  link: `https://gazette.example.com/${encodeURIComponent(title)}`,
  at: app.clock.now - hourMs,
  ...more,
})

test('a feed is followed by its address, and read every hour', async () => {
  const path = publish({ body: rss([item('A quay')]) })
  const feed = await add(path)
  expect(feed).toMatchObject({
    url: site.at(path),
    title: 'The Example Gazette',
    siteUrl: 'https://gazette.example.com/',
    intervalMinutes: 60,
    isOff: false,
    failure: null,
    nextAt: new Date(app.clock.now + hourMs).toISOString(),
  })
  expect(await titles()).toEqual(['A quay'])
  pages[path] = { body: rss([item('A second quay'), item('A quay')]) }
  expect(await pass(hourMs - 1)).toBe(0)
  expect(await pass(1)).toBe(1)
  expect((await titles()).sort()).toEqual(['A quay', 'A second quay'])
})

test('a page’s address finds the feed that it names', async () => {
  const path = publish({ body: rss([item('A quay')]) })
  const page = publish({
    type: 'text/html',
    body: `<!doctype html><title>Blog</title><link rel="alternate" type="application/rss+xml" href="${path}">`,
  })
  expect((await add(page)).url).toBe(site.at(path))
  expect(site.asked.map((each) => each.path)).toEqual([page, path])
})

test('what is no feed is refused, and says why', async () => {
  const refused = async (page: FeedPage) => refusalOf(await person.post('/api/feeds', { url: site.at(publish(page)) }))
  const html = { type: 'text/html', body: '<!doctype html><title>Blog</title><p>Hello</p>' }
  expect(await refused(html)).toEqual([422, 'noFeedAtAddress'])
  expect(await refused({ type: 'image/png', body: 'x' })).toEqual([422, 'noFeedAtAddress'])
  expect(await refused({ body: '<!DOCTYPE rss [<!ENTITY a "b">]><rss version="2.0"/>' })).toEqual([
    422,
    'feedHasDoctype',
  ])
  expect(await refused({ status: 500 })).toEqual([422, 'feedSiteHasProblem'])
  expect(await refused({ status: 403 })).toEqual([422, 'feedForbidden'])
  expect(await refused({ status: 418 })).toEqual([422, 'feedStatus'])
  expect(await refusalOf(await person.post('/api/feeds', { url: site.at('/nothing') }))).toEqual([422, 'feedMissing'])
  expect(await refusalOf(await person.post('/api/feeds', { url: 'file:///etc/passwd' }))).toEqual([400, 'urlInvalid'])
  expect(await refusalOf(await person.post('/api/feeds', { url: 'http://127.0.0.1/feed' }))).toEqual([
    422,
    'addressRefused',
  ])
  expect(await feeds()).toEqual([])
})

test('one reading is for everyone who follows an address, in the shortest interval that one of them chose', async () => {
  const path = publish({ body: rss([item('A quay')]) })
  const feed = await add(path)
  const other = await app.signIn()
  expect((await add(path, other)).id).toBe(feed.id)
  expect(site.asked).toHaveLength(1)
  await answerOf(await other.patch(`/api/feeds/${feed.id}`, { intervalMinutes: 10 }))
  expect((await feeds())[0]).toMatchObject({
    intervalMinutes: 60,
    nextAt: new Date(app.clock.now + 10 * minuteMs).toISOString(),
  })
  expect(await pass(10 * minuteMs)).toBe(1)
  expect(site.asked).toHaveLength(2)
})

test('an interval lies between five minutes and a day', async () => {
  const { id } = await add(publish({ body: rss([]) }))
  for (const intervalMinutes of [4, 1441, 7.5]) {
    expect((await person.patch(`/api/feeds/${id}`, { intervalMinutes })).status).toBe(400)
  }
  for (const intervalMinutes of [5, 1440]) {
    expect((await person.patch(`/api/feeds/${id}`, { intervalMinutes })).status).toBe(200)
  }
})

test('what a server said of a feed is sent back as it came, and nothing is read again', async () => {
  const etag = 'W/"quay-1"'
  const lastModified = 'Sun, 1 Nov 2026 6:00:00 GMT'
  const path = publish({ body: rss([item('A quay')]), etag, lastModified })
  await add(path)
  expect(site.asked[0]?.headers).not.toHaveProperty('if-none-match')
  await pass(hourMs)
  await pass(hourMs)
  for (const { headers } of site.asked.slice(1)) {
    expect([headers['if-none-match'], headers['if-modified-since']]).toEqual([etag, lastModified])
  }
  expect(await titles()).toEqual(['A quay'])
  expect((await feeds())[0]).toMatchObject({ failure: null, title: 'The Example Gazette' })
})

test.each<[string, () => FeedPage, number]>([
  ['its time to live', () => ({ body: rss([], { more: '<ttl>180</ttl>' }) }), 3 * hourMs],
  ['Cache-Control', () => ({ body: rss([]), headers: { 'cache-control': 'max-age=7200' } }), 2 * hourMs],
  [
    'Expires',
    () => ({ body: rss([]), headers: { expires: new Date(Date.now() + 5 * hourMs).toUTCString() } }),
    5 * hourMs,
  ],
])('a feed is never read sooner than %s allows', async (_, page, restMs) => {
  const feed = await add(publish(page()))
  const waits = Date.parse(feed.nextAt ?? '') - app.clock.now
  expect(waits).toBeGreaterThan(restMs - minuteMs) // a date counts from when it was written, by the real clock
  expect(waits).toBeLessThanOrEqual(restMs)
  const again = await answerOf<Feed>(await person.post(`/api/feeds/${feed.id}/refresh`))
  expect(again.nextAt).toBe(feed.nextAt)
  expect(site.asked).toHaveLength(1)
})

test.each([429, 503])('a server that answers %d is left alone as long as it asks', async (status) => {
  const path = publish({ body: rss([item('A quay')]) })
  await add(path)
  pages[path] = { status, headers: { 'retry-after': String(6 * 3600) } }
  expect(await pass(hourMs)).toBe(1)
  const [feed] = await feeds()
  expect(Date.parse(feed?.nextAt ?? '') - app.clock.now).toBe(6 * hourMs)
  expect(feed?.failure?.reason).toBe(status === 429 ? 'feedSiteBusy' : 'feedSiteHasProblem')
  expect(await titles()).toEqual(['A quay'])
})

test('a feed that fails twenty times in a row is turned off, and those who follow it are told', async () => {
  const path = publish({ body: rss([item('A quay')]) })
  const feed = await add(path)
  pages[path] = { status: 500 }
  for (let failure = 1; failure < feedFailuresMost; failure += 1) expect(await pass(dayMs)).toBe(1)
  expect((await feeds())[0]).toMatchObject({ isOff: false })
  expect(await pass(dayMs)).toBe(1)
  expect((await feeds())[0]).toMatchObject({ isOff: true, nextAt: null, failure: { reason: 'feedSiteHasProblem' } })
  expect(await pass(7 * dayMs)).toBe(0)
  const again = await signInAgain(app, person)
  const { notices } = await answerOf<Answer<'listNotifications'>>(await again.get('/api/notices'))
  expect(notices.map(({ kind, message }) => [kind, message.message])).toEqual([
    ['feed-stopped', 'The feed “The Example Gazette” could not be read 20 times in a row and is off now.'],
  ])

  // still broken: it stays off, and nobody is told once more
  expect(await answerOf<Feed>(await again.post(`/api/feeds/${feed.id}/refresh`))).toMatchObject({ isOff: true })
  pages[path] = { body: rss([item('A quay')]) }
  expect(await answerOf<Feed>(await again.post(`/api/feeds/${feed.id}/refresh`))).toMatchObject({
    isOff: false,
    failure: null,
  })
  expect((await answerOf<Answer<'listNotifications'>>(await again.get('/api/notices'))).notices).toHaveLength(1)
})

test('each failure doubles the wait, up to a day', async () => {
  const path = publish({ body: rss([]) })
  await add(path)
  pages[path] = { status: 500 }
  const waits: number[] = []
  for (let failure = 0; failure < 6; failure += 1) {
    const [feed] = await feeds()
    const wait = Date.parse(feed?.nextAt ?? '') - app.clock.now
    waits.push(wait / hourMs)
    await pass(wait)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 24])
})

test('an item whose words change stays one item, and one without a date counts from when it was found', async () => {
  const path = publish({ body: rss([{ title: 'A quay', guid: '1', link: 'https://gazette.example.com/1' }]) })
  await add(path)
  pages[path] = { body: rss([{ title: 'A new quay', guid: '1', link: 'https://gazette.example.com/1' }]) }
  await pass(hourMs)
  expect(await titles()).toEqual(['A new quay'])
  const [row] = await app.ctx.db.selectFrom('feed_items').selectAll().execute()
  expect(row?.published_at).toBe(app.clock.now - hourMs)
})

test('a date ahead of now becomes now', async () => {
  await add(publish({ body: rss([item('Tomorrow', { at: app.clock.now + 30 * dayMs })]) }))
  const [row] = await app.ctx.db.selectFrom('feed_items').selectAll().execute()
  expect(row?.published_at).toBe(app.clock.now)
})

test('an old item goes once its feed no longer has it, and not before', async () => {
  const path = publish({ body: rss([item('Old'), item('Older')]) })
  await add(path)
  pages[path] = { body: rss([item('Old')]) }
  await pass(dayMs)
  const count = async () => (await app.ctx.db.selectFrom('feed_items').select('title').execute()).length
  expect(await count()).toBe(2)
  await pass(31 * dayMs)
  expect(await count()).toBe(1)
})

test('who leaves a feed takes what they did with it along, and a feed that nobody follows is gone', async () => {
  const path = publish({ body: rss([item('A quay')]) })
  const feed = await add(path)
  const other = await app.signIn()
  await add(path, other)
  const { stories } = await answerOf<Answer<'listInbox'>>(await person.get('/api/inbox'))
  expect((await person.patch(`/api/inbox/${stories[0]?.id}`, { state: 'never' })).status).toBe(204)
  expect((await person.delete(`/api/feeds/${feed.id}`)).status).toBe(204)
  expect(await app.ctx.db.selectFrom('inbox_states').selectAll().execute()).toEqual([])
  expect(await app.ctx.db.selectFrom('feeds').selectAll().execute()).toHaveLength(1)
  expect((await person.delete(`/api/feeds/${feed.id}`)).status).toBe(404)
  expect((await other.delete(`/api/feeds/${feed.id}`)).status).toBe(204)
  expect(await app.ctx.db.selectFrom('feed_items').selectAll().execute()).toEqual([])
})

test('feeds come and go as OPML', async () => {
  const paths = [publish({ body: rss([item('A quay')]) }), publish({ body: rss([], { title: 'Ships & Co' }) })]
  await add(paths[0] as string)
  const outlines = paths.map((path) => `<outline type="rss" text="x" xmlUrl="${site.at(path)}"/>`)
  const opml = `<opml version="2.0"><head/><body><outline text="Folder">${outlines.join('')}</outline></body></opml>`
  expect(await answerOf(await person.post('/api/feeds/opml', { opml }))).toEqual({ added: 1, known: 1, left: 0 })
  expect(site.asked).toHaveLength(1)
  expect(await pass(minuteMs)).toBe(1)
  expect((await feeds()).map(({ title }) => title).sort()).toEqual(['Ships & Co', 'The Example Gazette'])

  const again = await signInAgain(app, person)
  const exported = await again.get('/api/feeds/opml')
  expect(exported.headers.get('content-disposition')).toBe('attachment; filename="feeds.opml"')
  const other = await app.signIn()
  const none = await other.get('/api/feeds/opml')
  expect([none.status, await none.text()]).toEqual([200, expect.stringContaining('<body></body>')])
  expect(await answerOf(await other.post('/api/feeds/opml', { opml: await exported.text() }))).toEqual({
    added: 2,
    known: 0,
    left: 0,
  })
  expect(await refusalOf(await person.post('/api/feeds/opml', { opml: '<rss/>' }))).toEqual([422, 'feedListUnreadable'])
})

test('a workspace follows so many feeds and no more', async () => {
  const outlines = Array.from(
    { length: limits.feeds + 3 },
    () => `<outline xmlUrl="https://x.example/${randomUUID()}"/>`,
  )
  const opml = `<opml version="2.0"><body>${outlines.join('')}</body></opml>`
  expect(await answerOf(await person.post('/api/feeds/opml', { opml }))).toEqual({
    added: limits.feeds,
    known: 0,
    left: 3,
  })
  const path = publish({ body: rss([]) })
  expect(await refusalOf(await person.post('/api/feeds', { url: site.at(path) }))).toEqual([409, 'tooManyFeeds'])
  expect(site.asked).toEqual([])
})

test('two processes never read one feed at once', async () => {
  const path = publish({ body: rss([]) })
  await add(path)
  app.clock.now += hourMs
  const [first, second] = await Promise.all([
    takeFeed(app.ctx, new AbortController().signal),
    takeFeed(app.ctx, new AbortController().signal),
  ])
  expect([first, second].filter(Boolean)).toHaveLength(1)
  await (first ?? second)?.()
})

test('a process that ends leaves the feed to the next one', async () => {
  const path = publish({ body: rss([]) })
  await add(path)
  app.clock.now += hourMs
  const ending = new AbortController()
  const work = await takeFeed(app.ctx, ending.signal)
  ending.abort()
  await work?.()
  expect((await feeds())[0]).toMatchObject({ failure: null })
  expect(await pass(0)).toBe(1)
})
