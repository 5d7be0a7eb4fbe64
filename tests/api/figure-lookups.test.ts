import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverEvents } from '#server/context/deliver-events'
import { askForFigures } from '#server/features/figures/ask-for-figures'
import { lookUpFigures } from '#server/features/figures/look-up-figures'
import { accountForPublishing } from '#server/features/linkedin/account-for-publishing'
import { countCalls, readCalls } from '#server/features/linkedin/call-counts'
import type { Answer } from '#shared/contract/contract'
import { dayMs, hourMs, minuteMs } from '#shared/time/durations'
import { apiError } from '../support/fake-linkedin/wire.ts'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import {
  type Author,
  type Publication,
  pass,
  publish,
  signAuthorInAgain,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'

/** Figures that LinkedIn is asked for, where an account was granted them. */

let world: LinkedinApp
let author: Author

beforeAll(async () => {
  // these tests say themselves when LinkedIn and authors are asked
  world = await startLinkedinApp({ withJobs: true, withoutSweeps: ['figures', 'figures of linkedin'] })
})

afterAll(() => world.close())

beforeEach(async () => {
  // in the morning by UTC, so that hours later is the same day
  world.app.clock.now = Math.ceil(world.app.clock.now / dayMs) * dayMs + 8 * hourMs
  world.fake.world.seat()
  author = await signInAuthor(world, 'admin', { kind: 'community' })
})

afterEach(async () => {
  await world.app.ctx.db.deleteFrom('figure_lookups').execute() // of this test's posts
  world.fake.recover()
  world.fake.feed.namesFiguresInObjects = false
  expect(world.fake.refused.splice(0)).toEqual([])
})

const counted = { IMPRESSION: 1_240, MEMBERS_REACHED: 900, REACTION: 31, COMMENT: 8, RESHARE: 2 }
const stored = { impressions: 1_240, reached: 900, reactions: 31, comments: 8, reposts: 2, engagements: 41 }
const memberCall = 'GET /rest/memberCreatorPostAnalytics'
const pageCall = 'GET /rest/organizationalEntityShareStatistics'

async function publishPost(): Promise<Publication> {
  const published = await publish(author, await writePost(author))
  expect(published.state).toBe('published')
  await deliverEvents(world.app.ctx)
  return published
}

/** Lets time pass and LinkedIn be asked. @returns how often it was called for figures */
async function lookUpAfter(ms: number): Promise<number> {
  pass(world, ms)
  author = await signAuthorInAgain(world.app, author)
  const before = world.fake.calls.length
  await lookUpFigures(world.app.ctx)
  return world.fake.calls.slice(before).filter((call) => call === memberCall || call === pageCall).length
}

async function figuresOf({ postId }: Publication): Promise<Answer<'listPostFigures'>> {
  return (await (await author.person.get(`/api/posts/${postId}/figures`)).json()) as Answer<'listPostFigures'>
}

const lookupsOf = async ({ id }: Publication) =>
  await world.app.ctx.db.selectFrom('figure_lookups').select('next_at').where('publication_id', '=', id).execute()

async function account() {
  const found = await accountForPublishing(world.app.ctx, author.person.id, author.accountId)
  if (!found) throw new Error('The account is gone.')
  return found
}

describe('of one’s own posts', () => {
  test('five figures are asked for on days 1, 2, 7 and 30, and counted as calls', async () => {
    const published = await publishPost()
    world.fake.feed.figures.set(published.urn ?? '', counted)
    expect(await lookUpAfter(22 * hourMs)).toBe(0)
    const used = (await readCalls(world.app.ctx, await account())).used
    expect(await lookUpAfter(hourMs)).toBe(5)
    expect((await readCalls(world.app.ctx, await account())).used).toBe(used + 5)
    expect(await figuresOf(published)).toMatchObject([{ ...stored, source: 'linkedin', publicationId: published.id }])
    expect(await lookUpAfter(0)).toBe(0)
    world.fake.feed.figures.set(published.urn ?? '', { ...counted, IMPRESSION: 2_000 })
    for (const days of [1, 5, 23]) expect(await lookUpAfter(days * dayMs), `${days} days later`).toBe(5)
    expect((await figuresOf(published)).map(({ impressions }) => impressions)).toEqual([2_000, 2_000, 2_000, 1_240])
    expect(await lookupsOf(published), 'nobody asks again').toEqual([])
  })

  test('earlier versions of the API name them otherwise, and what nobody counted stays unknown', async () => {
    const published = await publishPost()
    world.fake.feed.namesFiguresInObjects = true
    world.fake.feed.figures.set(published.urn ?? '', { ...counted, RESHARE: 0 })
    world.fake.misbehave(memberCall, { status: 200, json: { elements: [] } })
    await lookUpAfter(dayMs)
    expect(await figuresOf(published)).toMatchObject([{ ...stored, impressions: null, reposts: 0, engagements: 39 }])
  })

  test('an author is not asked for what LinkedIn told', async () => {
    const published = await publishPost()
    world.fake.feed.figures.set(published.urn ?? '', counted)
    await lookUpAfter(2 * dayMs - 50 * minuteMs)
    pass(world, hourMs)
    await askForFigures(world.app.ctx)
    author = await signAuthorInAgain(world.app, author)
    const { notices } = (await (await author.person.get('/api/notices')).json()) as Answer<'listNotifications'>
    expect(notices.filter(({ postId }) => postId === published.postId)).toEqual([])
  })

  test('calls that are left are posts’: the rest is asked for after midnight UTC', async () => {
    const first = await publishPost()
    const second = await publishPost()
    pass(world, dayMs)
    const { used } = await readCalls(world.app.ctx, await account())
    await countCalls(world.app.ctx, await account(), 45 - used)
    expect(await lookUpAfter(0)).toBe(5)
    expect(await lookUpAfter(hourMs)).toBe(0)
    expect(await lookUpAfter(15 * hourMs + 2 * minuteMs)).toBe(5)
    expect([await figuresOf(first), await figuresOf(second)]).toMatchObject([[{}], [{}]])
  })

  test('LinkedIn out of reach is asked an hour later, a refused token only when there is a new one', async () => {
    const published = await publishPost()
    world.fake.feed.figures.set(published.urn ?? '', counted)
    world.fake.misbehave(memberCall, apiError(500, 0, 'INTERNAL_SERVER_ERROR', 'Internal server error'))
    expect(await lookUpAfter(dayMs)).toBe(1)
    expect(await lookUpAfter(50 * minuteMs)).toBe(0)
    world.fake.misbehave(memberCall, apiError(401, 65601, 'REVOKED_ACCESS_TOKEN', 'The token has been revoked'))
    expect(await lookUpAfter(15 * minuteMs)).toBe(1)
    expect((await account()).state).toBe('expired')
    expect(await lookUpAfter(dayMs)).toBe(0)
    expect(await figuresOf(published)).toEqual([])
    expect(await lookupsOf(published)).toHaveLength(1)
  })

  test.each([403, 404])('an answer with %i ends it', async (status) => {
    const published = await publishPost()
    world.fake.misbehave(memberCall, apiError(status, 0, 'ACCESS_DENIED', 'Not for this app'))
    expect(await lookUpAfter(dayMs)).toBe(1)
    expect(await lookupsOf(published)).toEqual([])
  })

  test('two processes at once ask once', async () => {
    const published = await publishPost()
    world.fake.feed.figures.set(published.urn ?? '', counted)
    pass(world, dayMs)
    const before = world.fake.calls.length
    await Promise.all([lookUpFigures(world.app.ctx), lookUpFigures(world.app.ctx)])
    expect(world.fake.calls.slice(before)).toEqual(Array.from({ length: 5 }, () => memberCall))
  })

  test('an account of the first app is never asked for', async () => {
    author = await signInAuthor(world, 'admin')
    const published = await publishPost()
    expect(await lookUpAfter(dayMs)).toBe(0)
    expect(await lookupsOf(published)).toEqual([])
  })

  test('a post that was deleted here is left', async () => {
    const published = await publishPost()
    expect((await author.person.delete(`/api/posts/${published.postId}`)).status).toBe(204)
    await lookUpAfter(dayMs)
    expect(await lookupsOf(published)).toEqual([])
  })
})

test('figures of several posts of a page are one call, and 0 for those that nobody has seen', async () => {
  world.fake.world.visitor = world.fake.world.addMember({ pages: [{ id: '61', name: 'Quay Ltd' }] })
  const person = await world.app.signIn({ role: 'admin' })
  await connect(person, '/api/linkedin/connect?kind=community')
  const accounts = (await (await person.get('/api/linkedin/accounts')).json()) as Answer<'listLinkedinAccounts'>
  const page = accounts.find(({ kind }) => kind === 'page')
  author = { person, accountId: page?.id ?? '', urn: page?.urn ?? '' }
  const seen = await publishPost()
  const unseen = await publishPost()
  world.fake.feed.figures.set(seen.urn ?? '', counted)
  expect(await lookUpAfter(dayMs)).toBe(1)
  expect(await figuresOf(seen)).toMatchObject([stored])
  expect(await figuresOf(unseen)).toMatchObject([{ impressions: 0, reached: 0, engagements: 0 }])
})
