import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoutes } from '#shared/contract/api-v1'
import type { RouteName } from '#shared/contract/routes'
import { secondMs } from '#shared/time/durations'
import { exampleServer, writeApiReference, writeCurl } from '#site/reference/api-reference'
import { apiCalls, apiSections } from '#site/reference/calls'
import { type FeedSite, rss, startFeedSite } from '../support/fake-feeds.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { type KeyCaller, makeKey } from '../support/key-caller.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { type Author, inMinutes, signInAuthor } from '../support/publishing-app.ts'
import { foundTeam, joinTeam } from '../support/team-people.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

/** Every example of the reference, as it is printed there, against a real server. */

type Name = keyof typeof apiCalls

let world: LinkedinApp
let feeds: FeedSite
let receiver: WebhookReceiver
let author: Author
let caller: KeyCaller
let approver: Author['person']
let slug: string
const ids: Record<string, string> = {}
/** Those of the examples, and where they are here. */
let addresses: Record<string, string>

beforeAll(async () => {
  const news = rss([{ title: 'The harbour opens a second quay', link: 'https://gazette.example.com/quay' }])
  feeds = await startFeedSite({ '/news.xml': { body: news } })
  receiver = await startWebhookReceiver()
  addresses = { 'https://feeds.example.com': feeds.at(''), 'https://hooks.example.net': receiver.url }
  const FETCH_ALLOW = `${feeds.environment.FETCH_ALLOW},${receiver.allow()}`
  world = await startLinkedinApp({
    withJobs: true,
    parts: { writer: new FakeWriter() },
    environment: { TEAMS: 'everybody', FETCH_ALLOW },
  })
  author = await signInAuthor(world, 'user', { kind: 'community' })
  const team = await foundTeam(world.app)
  approver = team.owner
  slug = team.slug
  await joinTeam(world.app, team, 'manager', author.person)
  caller = await makeKey(world.app.url, author.person, { workspace: slug, accounts: [author.accountId] })
  ids.ACCOUNT_ID = author.accountId
})

afterAll(async () => {
  await world.close()
  await feeds.close()
  await receiver.close()
})

/** Runs a printed command. */
async function run(command: string): Promise<{ status: number; isReplayed: boolean; body: Record<string, unknown> }> {
  const text = Object.entries({ ...ids, ...addresses })
    .reduce((filled, [name, here]) => filled.replaceAll(name, here), command)
    .replace('2027-02-28T06:00:00Z', new Date(world.app.clock.now - secondMs).toISOString())
    .replaceAll(/2027-03-01T(?=\d\d:\d\d)/g, `${inMinutes(world, 7 * 24 * 60).at.slice(0, 10)}T`)
  const [, method = 'GET'] = /-X (\w+)/.exec(text) ?? []
  const [, path = ''] = new RegExp(`'${exampleServer}([^']*)'`).exec(text) ?? []
  const [, body] = /-d '([^']*)'/.exec(text) ?? []
  const headers = Object.fromEntries(
    [...text.matchAll(/-H '([^:']+): ([^']*)'/g)].map(([, name = '', value = '']) => [name, value]),
  )
  expect(text).toContain('-H "authorization: Bearer $KEY"')
  const answer = await caller.send(method, path, body === undefined ? undefined : JSON.parse(body), headers)
  return {
    status: answer.status,
    isReplayed: answer.headers.get('idempotency-replayed') === 'true',
    body: answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>),
  }
}

async function approve(): Promise<void> {
  const post = await (await approver.get(`/api/w/${slug}/posts/${ids.POST_ID}`)).json()
  const { version } = post as { version: number }
  const decided = await approver.post(`/api/w/${slug}/posts/${ids.POST_ID}/review/decision`, {
    decision: 'approve',
    version,
  })
  expect(decided.status).toBe(200)
}

/** Some need what others have made. */
const order: readonly Name[] = [
  'getUser',
  'readArticle',
  'getArticle',
  'suggestAngles',
  'generatePost',
  'listPosts',
  'exportPosts',
  'getPost',
  'updatePost',
  'refinePost',
  'requestReview',
  'getReview',
  'withdrawReview',
  'addComment',
  'listComments',
  'listLinkedinAccounts',
  'getQueue',
  'createPublication',
  'updatePublication',
  'listPublications',
  'listPostPublications',
  'getPublication',
  'cancelPublication',
  'publishNow',
  'listSharedStyles',
  'listUserStyles',
  'createSnippet',
  'listSnippets',
  'addFeed',
  'listFeeds',
  'changeFeed',
  'listInbox',
  'changeInboxStory',
  'removeFeed',
  'createWebhook',
  'listWebhooks',
  'updateWebhook',
  'renewWebhookSecret',
  'listWebhookDeliveries',
  'resendWebhookDelivery',
  'replayWebhook',
  'deleteWebhook',
  'deletePost',
]

type Made = { id: string }

const keeps: Partial<Record<Name, [id: string, of: (body: Record<string, unknown>) => unknown]>> = {
  readArticle: ['ARTICLE_ID', ({ articleId }) => articleId],
  generatePost: ['POST_ID', ({ id }) => id],
  createPublication: ['PUBLICATION_ID', ({ id }) => id],
  addFeed: ['FEED_ID', ({ id }) => id],
  listInbox: ['STORY_ID', ({ stories }) => (stories as Made[])[0]?.id],
  createWebhook: ['WEBHOOK_ID', ({ id }) => id],
  listWebhookDeliveries: ['DELIVERY_ID', ({ items }) => (items as Made[])[0]?.id],
}

test('every example works as it is printed, in the order in which one would use them', async () => {
  expect([...order].sort()).toEqual([...apiRoutes].sort())
  const failed: string[] = []
  for (const name of order) {
    if (name === 'createPublication') await approve()
    if (name === 'publishNow') {
      // another one: the first was cancelled
      const again = writeCurl('createPublication').replace('harbour-plan', 'harbour-plan-again')
      ids.PUBLICATION_ID = String((await run(again)).body.id)
    }
    if (name === 'deletePost')
      ids.POST_ID = String((await run(writeCurl('generatePost').replace('harbour', 'other'))).body.id)
    const { status, body } = await run(writeCurl(name))
    if (status >= 300) failed.push(`${name}: ${status} ${JSON.stringify(body)}`)
    const kept = keeps[name]
    if (kept) ids[kept[0]] = String(kept[1](body))
  }
  expect(failed).toEqual([])
})

test('a program that adds a feed or a webhook twice with its Idempotency-Key has added it once', async () => {
  for (const [create, list] of [
    ['addFeed', 'listFeeds'],
    ['createWebhook', 'listWebhooks'],
  ] as const) {
    const command = writeCurl(create).replace(/(?<=idempotency-key: )/, 'again-')
    const first = await run(command)
    expect([first.status, first.isReplayed]).toEqual([201, false])
    expect(await run(command)).toEqual({ ...first, isReplayed: true })
    const { items, next } = (await run(writeCurl(list))).body
    expect([(items as Made[]).map(({ id }) => id), next]).toEqual([[first.body.id], null])
  }
})

test('the reference has every call that is open to keys once, with its scope, parameters and example', () => {
  const listed = apiSections.flatMap(({ calls }) => calls)
  expect([...listed].sort()).toEqual([...(apiRoutes as RouteName[])].sort())
  const text = writeApiReference()
  for (const name of listed) expect(text).toContain(`### ${apiCalls[name].title}\n\n\``)
  expect(text).toContain('| `scopes`'.replace('scopes', 'articleId'))
  expect(text).toContain('scope `publish` · limit `publishing`: 120 in 60 seconds')
  expect(text).not.toContain('undefined')
})

test('it is served at /api/docs without files of scripts and without anything from elsewhere', async () => {
  const visitor = world.app.visitor()
  const moved = await visitor.get('/api/docs')
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/handbook/api-reference.html'])
  const page = await (await visitor.get('/handbook/api-reference.html')).text()
  expect(page).toContain('Plan or publish a post')
  const loaded = [...page.matchAll(/<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)="([^"]+)"/g)].map(
    ([, address]) => address,
  )
  expect(loaded.filter((address) => !/^\/(?!\/)/.test(address ?? ''))).toEqual([])
  // the theme's, which stands in the page itself
  expect(page).not.toMatch(/<script[^>]+src=/)
})
