import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findFeed } from '#server/reading/feeds/parse-feed'
import type { Answer } from '#shared/contract/contract'
import { type FeedPage, type FeedSite, rss, startFeedSite } from '../support/fake-feeds.ts'
import { processorMs, processorMsOf } from '../support/processor-time.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Feeds that mean harm are refused or read without harm, and the server answers others meanwhile. */

const megabyte = 1024 * 1024
const pages: Record<string, FeedPage> = {}
let site: FeedSite
let app: TestApp
let person: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  site = await startFeedSite(pages)
  app = await startTestApp({ environment: site.environment })
})

afterAll(async () => {
  await app.close()
  await site.close()
})

beforeEach(async () => {
  person = await app.signIn()
})

const entityBomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a0 "aaaaaaaaaa">${Array.from({ length: 12 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>`
const items = (count: number, more = '') =>
  Array.from(
    { length: count },
    (_, n) =>
      `<item><title>Story ${n}</title><guid>${n}</guid><link>https://gazette.example.com/${n}</link>${more}</item>`,
  ).join('')
const channel = (content: string) => `<rss version="2.0"><channel><title>News</title>${content}</channel></rss>`

/** Chunks without end, until the reader has had enough. */
function endless(chunk: string): FeedPage {
  return (_, response) => {
    response.on('error', () => undefined)
    response.writeHead(200, { 'content-type': 'application/rss+xml' })
    response.write('<rss version="2.0"><channel>')
    const more = () => {
      if (response.destroyed) return
      if (response.write(chunk)) setImmediate(more)
      else response.once('drain', more)
    }
    more()
  }
}

const redirect = (location: string): FeedPage => ({ status: 302, headers: { location } })

test.each<[string, FeedPage, string]>([
  ['entities that grow', { body: `${entityBomb}${channel('<description>&a12;</description>')}` }, 'feedHasDoctype'],
  [
    'an entity that reads a file',
    { body: `<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>${channel('&f;')}` },
    'feedHasDoctype',
  ],
  ['fifty megabytes, as it says', { body: '', headers: { 'content-length': String(50 * megabyte) } }, 'feedTooLarge'],
  ['megabytes without end', endless(items(500)), 'feedTooLarge'],
  ['a redirect to this machine', redirect('http://127.0.0.1/feed'), 'addressRefused'],
  ['a redirect to metadata of a cloud', redirect('http://169.254.169.254/latest/meta-data/'), 'addressRefused'],
  ['a redirect to a file', redirect('file:///etc/passwd'), 'addressRefused'],
  [
    'a page that names a feed on this machine',
    {
      type: 'text/html',
      body: '<!doctype html><link rel="alternate" type="application/rss+xml" href="http://[::1]/feed">',
    },
    'addressRefused',
  ],
  ['elements within elements', { body: `<rss version="2.0"><channel>${'<a>'.repeat(200_000)}` }, ''],
  [
    'an answer that is cut off',
    (_, response) => void response.writeHead(200, { 'content-length': 1000 }).write('<rss', () => response.destroy()),
    'feedUnreachable',
  ],
])('%s: refused', async (name, page, reason) => {
  const path = `/${encodeURIComponent(name)}`
  pages[path] = page
  const refused = await person.post('/api/feeds', { url: site.at(path) })
  const said = (await refused.json()) as { reason: string }
  expect(refused.status).toBe(422)
  if (reason) expect(said.reason).toBe(reason)
  expect(await (await person.get('/api/feeds')).json()).toEqual([])
})

test('25,000 items are read without harm, the newest five hundred kept, and others answered meanwhile', async () => {
  const body = channel(
    items(25_000, '<pubDate>Sun, 29 Nov 2026 06:00:00 GMT</pubDate><description>Ships.</description>'),
  )
  pages['/many'] = { body }
  let isDone = false
  const adding = person.post('/api/feeds', { url: site.at('/many') }).finally(() => {
    isDone = true
  })
  // of this process's processor time, which another one's work on a busy machine does not take
  const waits: number[] = []
  while (!isDone) {
    waits.push(
      await processorMsOf(async () => {
        expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
      }),
    )
  }
  expect((await adding).status).toBe(201)
  const { count } = await app.ctx.db
    .selectFrom('feed_items')
    .innerJoin('feeds', 'feeds.id', 'feed_items.feed_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('feeds.url', '=', site.at('/many'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(500)
  const readingMs = processorMs(() => findFeed(Buffer.from(body), site.at('/many'), 'application/rss+xml'))
  expect(Math.max(...waits), 'not read here').toBeLessThan(readingMs / 2)
})

test('markup and scripts come as words, and no address but of the web', async () => {
  pages['/markup'] = {
    body: rss([
      {
        title: '<img src=x onerror=alert(1)>Quay<script>alert(2)</script>',
        guid: '1',
        link: 'javascript:alert(3)',
        html: '<b onclick="x()">Ships</b><iframe src="http://127.0.0.1/"></iframe>',
      },
      { title: '</title><svg/onload=alert(4)>Port', guid: '2', link: 'data:text/html,<script>alert(5)</script>' },
    ]),
  }
  expect((await person.post('/api/feeds', { url: site.at('/markup') })).status).toBe(201)
  const { stories } = (await (await person.get('/api/inbox')).json()) as Answer<'listInbox'>
  expect(
    stories.map(({ title, url, summary }) => ({ title, url, summary })).sort((a, b) => (a.title < b.title ? -1 : 1)),
  ).toEqual([
    { title: 'Port', url: null, summary: '' },
    { title: 'Quay', url: null, summary: 'Ships' },
  ])
})
