import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { patienceMs } from '../support/patience.ts'
import {
  type Author,
  becomes,
  inMinutes,
  look,
  type Publication,
  pass,
  publish,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'

/** Where a post stands on its way to LinkedIn, as lists of posts and the post itself say it. */

const minute = 60_000

let world: LinkedinApp
let author: Author

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
})

beforeEach(async () => {
  author = await signInAuthor(world)
})

afterAll(() => world.close())

afterEach(() => {
  world.fake.recover()
  world.fake.feed.troubles.length = 0
})

async function publicationOf(postId: string) {
  const posts = (await (await author.person.get('/api/posts')).json()) as Answer<'listPosts'>
  const post = (await (await author.person.get(`/api/posts/${postId}`)).json()) as Answer<'getPost'>
  expect(posts.find(({ id }) => id === postId)?.publication).toEqual(post.publication)
  return post.publication
}

const waitsFor = (publication: Publication, reason: string) =>
  expect.poll(async () => (await look(author, publication)).message?.reason, { timeout: patienceMs }).toBe(reason)

test('a post that was never planned has none, in every answer about it', async () => {
  const post = await writePost(author)
  expect(await publicationOf(post.id)).toBeNull()
  const changed = await (await author.person.patch(`/api/posts/${post.id}`, { title: 'Another' })).json()
  expect(changed).toMatchObject({ publication: null })
})

test('planned, moved, cancelled and published, it says so with its time', async () => {
  const post = await writePost(author)
  const planned = await publish(author, post, inMinutes(world, 30))
  const { dueAt, accountName } = planned
  const scheduled = { state: 'scheduled', at: dueAt, accountName, needsAuthor: false, isLive: false }
  expect(await publicationOf(post.id)).toEqual(scheduled)

  await author.person.patch(`/api/publications/${planned.id}`, inMinutes(world, 60))
  expect(await publicationOf(post.id)).toEqual({ ...scheduled, at: (await look(author, planned)).dueAt })

  await author.person.delete(`/api/publications/${planned.id}`)
  expect(await publicationOf(post.id)).toBeNull()

  const published = await publish(author, post)
  expect(await publicationOf(post.id)).toEqual({
    ...scheduled,
    state: 'published',
    isLive: true,
    at: published.publishedAt,
  })

  expect((await author.person.post(`/api/publications/${published.id}/delete-at-linkedin`)).status).toBe(200)
  expect(await publicationOf(post.id)).toBeNull()
})

describe('it needs its author', () => {
  test('where access to LinkedIn has ended, before and after its time, until the account is connected again', async () => {
    const post = await writePost(author)
    const planned = await publish(author, post, inMinutes(world, 1))
    await world.app.ctx.db
      .updateTable('linkedin_accounts')
      .set({ refused_at: world.app.clock.now })
      .where('id', '=', author.accountId)
      .execute()
    expect(await publicationOf(post.id)).toMatchObject({ state: 'scheduled', needsAuthor: true })
    pass(world, minute)
    await waitsFor(planned, 'publicationSignIn')
    expect(await publicationOf(post.id)).toMatchObject({ state: 'scheduled', needsAuthor: true })
    await connect(author.person)
    pass(world, 2 * minute)
    await becomes(author, planned, 'published')
    expect(await publicationOf(post.id)).toMatchObject({ state: 'published', needsAuthor: false })
  })

  test('where its account is paused or gone, or its plan has ended', async () => {
    const post = await writePost(author)
    const planned = await publish(author, post, inMinutes(world, 1))
    const address = `/api/linkedin/accounts/${author.accountId}`
    await author.person.patch(address, { isPaused: true })
    expect(await publicationOf(post.id)).toMatchObject({ needsAuthor: true })
    await author.person.patch(address, { isPaused: false })
    expect(await publicationOf(post.id)).toMatchObject({ needsAuthor: false })

    const { db } = world.app.ctx
    await db.updateTable('workspaces').set({ plan: 'trial' }).where('id', '=', author.person.id).execute()
    pass(world, minute)
    await expect.poll(async () => (await publicationOf(post.id))?.needsAuthor, { timeout: patienceMs }).toBe(true)
    await author.person.delete(address)
    expect(await publicationOf(post.id)).toMatchObject({ needsAuthor: true })
    expect(planned.state).toBe('scheduled')
  })

  test('where it was missed or failed, until it is planned once more', async () => {
    const post = await writePost(author)
    const missed = await publish(author, post, inMinutes(world, 5))
    pass(world, 70 * minute)
    await becomes(author, missed, 'missed')
    expect(await publicationOf(post.id)).toMatchObject({ state: 'missed', at: missed.dueAt, needsAuthor: true })
    world.app.clock.now += 1
    await publish(author, post, inMinutes(world, 30))
    expect(await publicationOf(post.id)).toMatchObject({ state: 'scheduled', needsAuthor: false })

    world.fake.feed.troubles.push('forbidden')
    const refused = await writePost(author)
    await publish(author, refused)
    expect(await publicationOf(refused.id)).toEqual({
      state: 'failed',
      at: null,
      accountName: missed.accountName,
      needsAuthor: true,
      isLive: false,
    })
  })
})

test('of several accounts the one that needs its author is named, else the next to go out, else the last', async () => {
  const first = author.accountId
  world.fake.world.visitor = world.fake.world.addMember()
  await connect(author.person)
  const accounts = (await (await author.person.get('/api/linkedin/accounts')).json()) as Answer<'listLinkedinAccounts'>
  const second = accounts.find(({ id }) => id !== first)
  if (!second) throw new Error('The second account was not connected.')
  const post = await writePost(author)
  await publish(author, post)
  const later = await publish(author, post, { accountId: second.id, again: true, ...inMinutes(world, 30) })
  expect(await publicationOf(post.id)).toMatchObject({ state: 'scheduled', accountName: second.name, isLive: true })
  await author.person.patch(`/api/linkedin/accounts/${second.id}`, { isPaused: true })
  expect(await publicationOf(post.id)).toMatchObject({ accountName: second.name, needsAuthor: true })
  await author.person.delete(`/api/publications/${later.id}`)
  expect(await publicationOf(post.id)).toMatchObject({ state: 'published', needsAuthor: false })
})

test('posts are listed by state, searched or not, each in exactly one, and by when they go out', async () => {
  const ids = async (filter: Record<string, string>) => {
    const answer = await author.person.get(`/api/posts?${new URLSearchParams({ order: 'oldest', ...filter })}`)
    return ((await answer.json()) as Answer<'listPosts'>).map(({ id }) => id)
  }
  const write = async () => {
    world.app.clock.now += 1
    return await writePost(author)
  }
  const [draft, planned, sent, marked, refused, paused] = [
    await write(),
    await write(),
    await write(),
    await write(),
    await write(),
    await write(),
  ]
  await author.person.patch(`/api/posts/${marked.id}`, { status: 'published' })
  const publication = await publish(author, planned, inMinutes(world, 60 * 24 * 40))
  await publish(author, sent)
  world.fake.feed.troubles.push('forbidden')
  await publish(author, refused)
  const waiting = await publish(author, paused, inMinutes(world, 60))
  await world.app.ctx.db
    .updateTable('publications')
    .set({ reason: '{"name":"publicationPlanEnded","values":{}}' })
    .where('id', '=', waiting.id)
    .execute()
  const expected = {
    draft: [draft.id],
    scheduled: [planned.id],
    published: [sent.id, marked.id],
    'needs-you': [refused.id, paused.id],
  }
  for (const [state, posts] of Object.entries(expected)) {
    expect([state, await ids({ state })]).toEqual([state, posts])
    expect([state, await ids({ state, q: 'ships harbour' })]).toEqual([state, posts])
    expect(await ids({ state, q: 'nowhere' })).toEqual([])
  }
  expect(await ids({ state: 'published', limit: '1', before: sent.id })).toEqual([marked.id])

  const day = publication.dueAt.slice(0, 10)
  expect(await ids({ goesOutFrom: day, goesOutTo: day })).toEqual([planned.id])
  await author.person.delete(`/api/publications/${publication.id}`)
  expect(await ids({ goesOutFrom: day, goesOutTo: day })).toEqual([])
  expect(await ids({ state: 'draft' })).toEqual([draft.id, planned.id])
})
