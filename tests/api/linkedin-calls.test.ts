import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accountForPublishing } from '#server/features/linkedin/account-for-publishing'
import { countCalls, forgetCalls, hasSpareCalls, readCalls } from '#server/features/linkedin/call-counts'
import type { Answer } from '#shared/contract/contract'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { patienceMs } from '../support/patience.ts'
import { picture } from '../support/pictures.ts'
import { attach } from '../support/post-files.ts'
import {
  type Author,
  becomes,
  inMinutes,
  look,
  pass,
  publish,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'
import { signInAgain } from '../support/test-app.ts'

/** How many calls a member has left today, of those that LinkedIn allows. */

let world: LinkedinApp

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
})

afterAll(() => world.close())

afterEach(() => {
  expect(world.fake.refused).toEqual([])
  pass(world, 60_000)
})

const dayMs = 24 * 60 * 60 * 1000

async function accountOf({ person, accountId }: Author) {
  const account = await accountForPublishing(world.app.ctx, person.id, accountId)
  if (!account) throw new Error('The account is gone.')
  return account
}

const usedBy = async (author: Author) => (await readCalls(world.app.ctx, await accountOf(author))).used

async function cardsOf({ person }: Pick<Author, 'person'>) {
  const again = await signInAgain(world.app, person)
  const accounts = (await (await again.get('/api/linkedin/accounts')).json()) as Answer<'listLinkedinAccounts'>
  return accounts.map(({ kind, callsToday }) => ({ kind, callsToday }))
}

async function noticesOf({ person }: Pick<Author, 'person'>) {
  const again = await signInAgain(world.app, person)
  const { notices } = (await (await again.get('/api/notices')).json()) as Answer<'listNotifications'>
  return notices.map(({ kind, accountId, message }) => ({ kind, accountId, values: message.values }))
}

test('every call with a member’s token is counted: connecting, uploads, posts, deleting', async () => {
  const before = world.fake.calls.length
  const author = await signInAuthor(world)
  const post = await writePost(author)
  await attach(author.person, post.id, { bytes: await picture('png', 300, 200) })
  const { id } = await publish(author, post, { attach: 'photos' })
  expect((await look(author, { id })).state).toBe('published')
  expect((await author.person.post(`/api/publications/${id}/delete-at-linkedin`)).status).toBe(200)
  const made = world.fake.calls.slice(before).filter((call) => !call.includes('/oauth/'))
  expect(made).toEqual([
    'GET /v2/userinfo',
    'POST /rest/images',
    expect.stringMatching(/^PUT \/dms-uploads\//),
    'POST /rest/posts',
    expect.stringMatching(/^DELETE \/rest\/posts\//),
  ])
  expect(await usedBy(author)).toBe(made.length)
})

test('a profile and its pages share their calls, and begin anew at midnight UTC', async () => {
  const person = await world.app.signIn()
  world.fake.world.seat({ pages: [{ id: '41', name: 'Quay Ltd' }] })
  await connect(person, '/api/linkedin/connect?kind=community')
  const author = { person, accountId: '', urn: '' }
  const [one, other] = await world.app.ctx.db
    .selectFrom('linkedin_accounts')
    .select('id')
    .where('owner_id', '=', person.id)
    .orderBy('kind')
    .execute()
  const page = { ...author, accountId: one?.id ?? '' }
  const profile = { ...author, accountId: other?.id ?? '' }
  const used = await usedBy(page)
  expect(used).toBeGreaterThan(2)
  await countCalls(world.app.ctx, await accountOf(profile), 66 - used)
  expect(await usedBy(page)).toBe(66)
  expect(await cardsOf(page)).toEqual([{ kind: 'person' }, { kind: 'page' }])
  await countCalls(world.app.ctx, await accountOf(page), 1)
  const endsAt = new Date(Math.ceil(world.app.clock.now / dayMs) * dayMs).toISOString()
  const callsToday = { used: 67, limit: 100, endsAt }
  expect(await cardsOf(page)).toEqual([
    { kind: 'person', callsToday },
    { kind: 'page', callsToday },
  ])
  pass(world, dayMs)
  expect(await usedBy(page)).toBe(0)
  expect(await cardsOf(page)).toEqual([{ kind: 'person' }, { kind: 'page' }])
})

test('200 calls at once are 200, and their owner is told of it once that day', async () => {
  const author = await signInAuthor(world)
  const account = await accountOf(author)
  const used = await usedBy(author)
  await Promise.all(Array.from({ length: 200 }, () => countCalls(world.app.ctx, account, 1)))
  expect(await usedBy(author)).toBe(used + 200)
  const told = { kind: 'calls-near-limit', accountId: author.accountId }
  const notices = await noticesOf(author)
  expect(notices).toMatchObject([told])
  expect(notices[0]?.values).toMatchObject({ account: 'Ann Author', limit: 150 })
  expect(Number(notices[0]?.values?.used)).toBeGreaterThanOrEqual(100)
  pass(world, dayMs)
  await countCalls(world.app.ctx, account, 99)
  expect(await noticesOf(author)).toHaveLength(1)
  await countCalls(world.app.ctx, account, 1)
  expect(await noticesOf(author)).toMatchObject([told, told])
})

test('fifty calls are left to posts', async () => {
  const author = await signInAuthor(world)
  const account = await accountOf(author)
  await countCalls(world.app.ctx, account, 98 - (await usedBy(author)))
  expect(await hasSpareCalls(world.app.ctx, account, 2)).toBe(true)
  expect(await hasSpareCalls(world.app.ctx, account, 3)).toBe(false)
  await countCalls(world.app.ctx, account, 60)
  expect(await hasSpareCalls(world.app.ctx, account, 1)).toBe(false)
  expect((await publish(author, await writePost(author))).state, 'posts go out whatever was counted').toBe('published')
})

test('where LinkedIn says that the day’s calls are used up, that counts, and the post goes out after midnight', async () => {
  const author = await signInAuthor(world)
  world.fake.feed.troubles.push('day-limit')
  const { id } = await publish(author, await writePost(author), inMinutes(world, 1))
  pass(world, 60_000)
  const reason = 'publicationDayLimit'
  await expect.poll(async () => (await look(author, { id })).message?.reason, { timeout: patienceMs }).toBe(reason)
  expect(await usedBy(author)).toBe(150)
  const used = { kind: 'calls-near-limit', values: { used: 150, limit: 150 } }
  expect(await noticesOf(author)).toMatchObject([{ kind: 'waiting' }, used])
  pass(world, Math.ceil(world.app.clock.now / dayMs) * dayMs - world.app.clock.now + 61_000)
  const again = { ...author, person: Object.assign(await signInAgain(world.app, author.person), author.person) }
  await becomes(again, { id }, 'published')
  expect(await usedBy(author)).toBe(1)
})

test('days that are over are forgotten', async () => {
  const author = await signInAuthor(world)
  const days = async () =>
    (
      await world.app.ctx.db
        .selectFrom('linkedin_calls')
        .select('day')
        .where('owner_id', '=', author.person.id)
        .execute()
    ).length
  pass(world, dayMs)
  await countCalls(world.app.ctx, await accountOf(author), 1)
  expect(await days()).toBe(2)
  pass(world, dayMs)
  await forgetCalls(world.app.ctx)
  expect(await days()).toBe(1)
})
