import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { personalWorkspaceOf } from '#shared/contract/ids'
import { storyMs } from '#shared/rules/feeds'
import { hourMs } from '#shared/time/durations'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { makePost } from '../support/posts.ts'
import { followStoredFeed } from '../support/stored-feeds.ts'
import { signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** The stories of one's feeds: what is near to one's own posts comes first, with the reason; later, never and back. */

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Inbox = Answer<'listInbox'>
type Feed = NonNullable<Parameters<typeof followStoredFeed>[3]>

let site: PageSite
let app: TestApp
let person: Person

beforeAll(async () => {
  site = await startPageSite({ '/harbour': articlePage('Harbour opens its second quay') })
  app = await startTestApp({ environment: site.environment })
})

afterAll(async () => {
  await app.close()
  await site.close()
})

beforeEach(async () => {
  person = await app.signIn()
})

const follow = (feed?: Feed, by = person) => followStoredFeed(app.ctx, personalWorkspaceOf(by.id), by.id, feed)

async function inbox(query = '', by: Pick<Person, 'get'> = person): Promise<Inbox> {
  const answer = await by.get(`/api/inbox${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Inbox
}

const titlesOf = ({ stories }: Inbox) => stories.map(({ title }) => title)
const settle = async (id: string, state: string, by = person) => (await by.patch(`/api/inbox/${id}`, { state })).status

test('without posts of one’s own, stories stand in the order of time', async () => {
  await follow({ items: [{ title: 'First' }, { title: 'Second' }] })
  await follow({ title: 'The Courier', items: [{ title: 'Newest', publishedAt: app.clock.now }] })
  const { stories } = await inbox()
  expect(stories.map(({ title, reason }) => [title, reason.message])).toEqual([
    ['Newest', 'New from The Courier. You have not written about this so far.'],
    ['First', 'New from The Example Gazette. You have not written about this so far.'],
    ['Second', 'New from The Example Gazette. You have not written about this so far.'],
  ])
  expect(stories[0]).toMatchObject({ state: null, sources: [{ title: 'The Courier' }] })
})

test('what is near to one’s own posts comes first, and says to which', async () => {
  await makePost(person)
  await follow({
    items: [
      { title: 'Bakers protest against a tax on sugar', text: 'Bread and cakes will cost more.' },
      { title: 'Ships queue at the old harbour', text: 'The port authority plans another quay for ships.' },
    ],
  })
  const [first, second] = (await inbox()).stories
  expect(first?.title).toBe('Ships queue at the old harbour')
  expect(first?.reason.message).toMatch(/^You wrote about (?:[a-z]+, )*(?:ships|quay|harbour|port|authority)\b.* in “/)
  expect(second?.reason.reason).toBe('storyIsNew')
})

test('posts that one wrote elsewhere count too', async () => {
  const voice = await (await person.get('/api/user/voice')).json()
  const { role, field, writesFor, standsFor, profile } = voice as Answer<'getVoice'>
  const posts = ['Sourdough needs patience: flour, water, salt and a cold night are all that a baker has.']
  expect((await person.post('/api/user/voice', { role, field, writesFor, standsFor, profile, posts })).status).toBe(200)
  await follow({
    items: [
      { title: 'Ships queue at the harbour' },
      { title: 'Why bakers return to sourdough', text: 'Flour, water, salt.' },
    ],
  })
  const [first] = (await inbox()).stories
  expect(first?.title).toBe('Why bakers return to sourdough')
  expect(first?.reason.message).toMatch(/^You wrote about .*sourdough.* before\.$/)
})

test('one story from several feeds stands once, with all of them', async () => {
  const url = 'https://gazette.example.com/quay'
  await follow({ title: 'A', items: [{ title: 'Harbour opens its second quay for large ships', url }] })
  await follow({ title: 'B', items: [{ title: 'The quay', url: `${url}?utm_source=rss` }] })
  await follow({ title: 'C', items: [{ title: 'Second quay for large ships opens in the harbour' }] })
  await follow({ title: 'D', items: [{ title: 'Harbour master retires' }] })
  const { stories } = await inbox()
  expect(
    stories.map(({ sources }) =>
      sources
        .map(({ title }) => title)
        .sort()
        .join(),
    ),
  ).toEqual(expect.arrayContaining(['A,B,C', 'D']))
  expect(stories).toHaveLength(2)
})

test('a story waits for later, comes back, or never does', async () => {
  const { itemId } = await follow()
  expect(await settle(itemId, 'later')).toBe(204)
  expect(await inbox()).toEqual({ stories: [], hasMore: false, later: 1 })
  expect((await inbox('?show=later')).stories).toMatchObject([{ id: itemId, state: 'later' }])
  expect(await settle(itemId, 'seen')).toBe(204)
  expect(await inbox()).toMatchObject({ stories: [{ id: itemId, state: 'seen' }], later: 0 })
  expect(await settle(itemId, 'never')).toBe(204)
  expect(titlesOf(await inbox())).toEqual([])
  expect(titlesOf(await inbox('?show=later'))).toEqual([])
})

test('who refused a story is not shown it again when another feed brings it', async () => {
  const title = 'Harbour opens its second quay for large ships'
  const { itemId } = await follow({ title: 'A', items: [{ title }] })
  await settle(itemId, 'never')
  await follow({ title: 'B', items: [{ title, publishedAt: app.clock.now }] })
  expect(titlesOf(await inbox())).toEqual([])
})

test('a story that a post was made of is gone', async () => {
  await follow({ items: [{ title: 'Harbour', url: `${site.at('/harbour')}?utm_medium=feed` }, { title: 'Other' }] })
  expect(titlesOf(await inbox())).toHaveLength(2)
  await makePost(person, { url: site.at('/harbour') })
  expect(titlesOf(await inbox())).toEqual(['Other'])
})

test('a story is there for two weeks', async () => {
  const { itemId } = await follow()
  app.clock.now += storyMs - 2 * hourMs
  expect(titlesOf(await inbox('', await signInAgain(app, person)))).toHaveLength(1)
  app.clock.now += 2 * hourMs
  expect(titlesOf(await inbox('', await signInAgain(app, person)))).toEqual([])
  expect(itemId).toMatch(/^[0-9a-f]{32}$/)
})

test('nobody sees or changes the stories of another workspace', async () => {
  const { itemId } = await follow()
  const other = await app.signIn()
  expect(titlesOf(await inbox('', other))).toEqual([])
  expect(await settle(itemId, 'never', other)).toBe(404)
  await settle(itemId, 'never')
  await followStoredFeed(app.ctx, personalWorkspaceOf(other.id), other.id)
  expect(titlesOf(await inbox('', other))).toHaveLength(1)
})

test('a long list comes in parts', async () => {
  await follow({ items: Array.from({ length: 40 }, (_, index) => ({ title: `Story number ${index}` })) })
  const first = await inbox()
  expect([first.stories.length, first.hasMore]).toEqual([30, true])
  const all = await inbox('?limit=100')
  expect([all.stories.length, all.hasMore]).toEqual([40, false])
  expect((await person.get('/api/inbox?limit=101')).status).toBe(400)
})
