import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { toCommentary } from '#shared/linkedin/little-text'
import { minuteMs } from '#shared/time/durations'
import type { FakeToken } from '../support/fake-linkedin/world.ts'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { patienceMs } from '../support/patience.ts'
import { attach, slidesPdf } from '../support/post-files.ts'
import { inMinutes, isPutOff, pass, publicationRow } from '../support/publishing-app.ts'
import { foundTeam, joinTeam, type Person, writeInTeam } from '../support/team-people.ts'

/** A company page that several members connected: a post goes out by any connection that lives, once. */

interface Connection {
  person: Person
  accountId: string
  /** At LinkedIn. */
  token: FakeToken
}

let world: LinkedinApp
let team: Awaited<ReturnType<typeof foundTeam>>
let writer: Person
/** The connection that is chosen, and the other one. */
let chosen: Connection
let other: Connection
let pages = 7_000

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true, environment: { TEAMS: 'everybody' } })
})

afterAll(() => world.close())

beforeEach(async () => {
  pages += 1
  team = await foundTeam(world.app)
  writer = await joinTeam(world.app, team, 'writer')
  chosen = await connectPage(await joinTeam(world.app, team, 'writer'))
  other = await connectPage(await joinTeam(world.app, team, 'writer'))
  await lend(chosen, 'free')
  await lend(other, 'free')
})

async function connectPage(person: Person): Promise<Connection> {
  world.fake.world.seat({ pages: [{ id: String(pages), name: 'Harbour AG' }] })
  await connect(person, '/api/linkedin/connect?kind=community')
  const accounts = (await (await person.get('/api/linkedin/accounts')).json()) as Answer<'listLinkedinAccounts'>
  const page = accounts.find(({ kind }) => kind === 'page')
  const token = world.fake.world.tokens.at(-1)
  if (!page || !token) throw new Error('No page was connected.')
  return { person, accountId: page.id, token }
}

async function lend({ person, accountId }: Connection, lent: string): Promise<void> {
  const path = `/api/linkedin/accounts/${accountId}/lending/${team.slug}`
  expect((await person.send('PUT', path, { lent })).status).toBe(204)
}

let texts = 0

async function plan(
  minutes = 30,
  choices: Record<string, unknown> = {},
): Promise<{ id: string; postId: string; content: string }> {
  const { id: postId, version } = await writeInTeam(writer, team.slug)
  texts += 1
  const content = `Ships of the page no longer wait (${texts}).`
  const path = `/api/w/${team.slug}/posts/${postId}`
  await writer.send('PATCH', path, { content }, { 'if-match': `"${version}"` })
  const wish = { accountId: chosen.accountId, ...inMinutes(world, minutes), ...choices }
  const planned = await writer.post(`${path}/publications`, wish)
  expect(planned.status).toBe(201)
  return { id: ((await planned.json()) as { id: string }).id, postId, content }
}

const look = async (id: string) =>
  (await (await writer.get(`/api/w/${team.slug}/publications/${id}`)).json()) as Answer<'getPublication'>

const becomes = (id: string, state: string) =>
  expect.poll(async () => (await look(id)).state, { timeout: patienceMs }).toBe(state)

const says = (id: string, reason: string) =>
  expect.poll(async () => (await look(id)).message?.reason, { timeout: patienceMs }).toBe(reason)

const postsOf = (content: string) =>
  world.fake.feed.posts.filter(({ body }) => body.commentary === toCommentary(content, []))

const connectionOf = async (id: string) => (await publicationRow(world, id)).via_account_id

test('the chosen connection is preferred while it lives', async () => {
  const { id, content } = await plan()
  pass(world, 31 * minuteMs)
  await becomes(id, 'published')
  expect([await connectionOf(id), (await look(id)).sentThrough]).toEqual([null, null])
  expect(postsOf(content)).toHaveLength(1)
})

describe('another connection takes over', () => {
  test('once LinkedIn refuses the chosen one’s token, and the post is there once', async () => {
    chosen.token.isRevoked = true
    const { id, content } = await plan()
    pass(world, 31 * minuteMs)
    await says(id, 'publicationSignIn')
    pass(world, minuteMs)
    await becomes(id, 'published')
    expect(await connectionOf(id)).toBe(other.accountId)
    expect((await look(id)).sentThrough).toBe('Test Person')
    expect(postsOf(content)).toMatchObject([{ author: `urn:li:organization:${pages}` }])
  })

  test.each([
    ['taken back', () => lend(chosen, 'never')],
    [
      'disconnected',
      async () => void (await chosen.person.send('DELETE', `/api/linkedin/accounts/${chosen.accountId}`)),
    ],
    [
      'gone with its person',
      async () => void (await chosen.person.send('DELETE', `/api/workspaces/${team.slug}/members/${chosen.person.id}`)),
    ],
  ])('once the chosen one is %s, and nothing says that it waits', async (_how, end) => {
    const { id, content } = await plan()
    await end()
    expect((await look(id)).message).toBeNull()
    expect(await (await writer.get(`/api/w/${team.slug}/posts?state=needs-you`)).json()).toEqual([])
    pass(world, 31 * minuteMs)
    await becomes(id, 'published')
    expect(await connectionOf(id)).toBe(other.accountId)
    expect(postsOf(content)).toHaveLength(1)
  })
})

test('its first comment goes through the connection that its post went out through', async () => {
  const { id } = await plan(30, { firstComment: 'The source: https://example.com/quay' })
  await lend(chosen, 'never')
  pass(world, 31 * minuteMs)
  await becomes(id, 'published')
  pass(world, minuteMs)
  await expect.poll(async () => (await look(id)).firstComment?.state, { timeout: patienceMs }).toBe('done')
  expect(world.fake.feed.comments.at(-1)).toMatchObject({ actor: `urn:li:organization:${pages}` })
})

test('where LinkedIn refuses its token for the comment, that connection has to be renewed', async () => {
  const { id } = await plan(30, { firstComment: 'The source: https://example.com/quay' })
  await lend(chosen, 'never')
  pass(world, 31 * minuteMs)
  await becomes(id, 'published')
  other.token.isRevoked = true
  pass(world, minuteMs)
  const stateOf = async ({ person, accountId }: Connection) => {
    const accounts = (await (await person.get('/api/linkedin/accounts')).json()) as Answer<'listLinkedinAccounts'>
    return accounts.find((account) => account.id === accountId)?.state
  }
  await expect.poll(() => stateOf(other), { timeout: patienceMs }).toBe('expired')
  expect(await stateOf(chosen)).toBe('connected')
})

describe('no other connection takes over', () => {
  test.each([
    ['that asks each time', 'publicationNotLent', () => lend(other, 'ask')],
    ['that is not lent', 'publicationNotLent', () => lend(other, 'never')],
    [
      'that is paused',
      'publicationNotLent',
      async () => void (await other.person.patch(`/api/linkedin/accounts/${other.accountId}`, { isPaused: true })),
    ],
  ])('%s', async (_which, reason, end) => {
    const { id, content } = await plan()
    await end()
    await lend(chosen, 'never')
    expect((await look(id)).message?.reason).toBe(reason)
    pass(world, 31 * minuteMs)
    await isPutOff(world, id, reason)
    expect(postsOf(content)).toEqual([])
  })

  test('where the chosen one’s owner paused it, or said no to this post', async () => {
    const paused = await plan()
    await chosen.person.patch(`/api/linkedin/accounts/${chosen.accountId}`, { isPaused: true })
    pass(world, 31 * minuteMs)
    await isPutOff(world, paused.id, 'publicationPaused')
    await chosen.person.patch(`/api/linkedin/accounts/${chosen.accountId}`, { isPaused: false })
    const refused = await plan()
    await chosen.person.post(`/api/w/${team.slug}/publications/${refused.id}/lending`, { allow: false })
    pass(world, 31 * minuteMs)
    await isPutOff(world, refused.id, 'publicationOwnerRefused')
    await becomes(paused.id, 'published')
    expect(postsOf(refused.content)).toEqual([])
  })
})

describe('the connection is fixed with the bytes', () => {
  /** Sent through the other connection, without LinkedIn's answer. */
  async function sendUnclear(): Promise<{ id: string; content: string }> {
    const planned = await plan()
    await lend(chosen, 'never')
    world.fake.feed.troubles.push('created-cut')
    pass(world, 31 * minuteMs)
    await says(planned.id, 'publicationUnknown')
    expect(await connectionOf(planned.id)).toBe(other.accountId)
    await lend(chosen, 'free')
    return planned
  }

  test('LinkedIn is asked again through the same one, though the chosen one lives again', async () => {
    const { id, content } = await sendUnclear()
    pass(world, 2 * minuteMs)
    await becomes(id, 'published')
    expect(await connectionOf(id)).toBe(other.accountId)
    expect(postsOf(content)).toHaveLength(1)
  })

  test('once that is taken back, nothing is sent through any, and its author is asked', async () => {
    const { id, content } = await sendUnclear()
    await lend(other, 'never')
    const sent = world.fake.feed.sent.length
    pass(world, 2 * minuteMs)
    await becomes(id, 'unconfirmed')
    expect(world.fake.feed.sent).toHaveLength(sent)
    expect(postsOf(content)).toHaveLength(1)
  })
})

test('a post is planned for a page once, through whichever connection', async () => {
  const { postId } = await plan()
  const wish = { accountId: other.accountId, ...inMinutes(world, 60) }
  const again = await writer.post(`/api/w/${team.slug}/posts/${postId}/publications`, wish)
  expect([again.status, await again.json()]).toMatchObject([409, { reason: 'publicationAlready' }])
})

test('the same text is planned for a page once a day, through whichever connection', async () => {
  const { content } = await plan()
  const { id, version } = await writeInTeam(writer, team.slug)
  const path = `/api/w/${team.slug}/posts/${id}`
  await writer.send('PATCH', path, { content }, { 'if-match': `"${version}"` })
  const wish = { accountId: other.accountId, ...inMinutes(world, 60) }
  const again = await writer.post(`${path}/publications`, wish)
  expect([again.status, await again.json()]).toMatchObject([409, { reason: 'publicationSameText' }])
})

describe('while only another connection lives, its author', () => {
  const disconnect = () => chosen.person.send('DELETE', `/api/linkedin/accounts/${chosen.accountId}`)

  test('moves it', async () => {
    const { id, content } = await plan()
    await disconnect()
    const moved = await writer.patch(`/api/w/${team.slug}/publications/${id}`, inMinutes(world, 90))
    expect([moved.status, await moved.json()]).toMatchObject([200, { state: 'scheduled' }])
    pass(world, 91 * minuteMs)
    await becomes(id, 'published')
    expect(postsOf(content)).toHaveLength(1)
  })

  test('publishes it at once', async () => {
    const { id, content } = await plan()
    await disconnect()
    const sent = await writer.post(`/api/w/${team.slug}/publications/${id}/publish-now`, {})
    expect([sent.status, await sent.json()]).toMatchObject([200, { state: 'published' }])
    expect(postsOf(content)).toHaveLength(1)
  })

  test('deletes it at LinkedIn', async () => {
    const { id, content } = await plan()
    pass(world, 31 * minuteMs)
    await becomes(id, 'published')
    await disconnect()
    const deleted = await writer.post(`/api/w/${team.slug}/publications/${id}/delete-at-linkedin`)
    expect(deleted.status).toBe(200)
    expect(postsOf(content)).toEqual([])
  })
})

describe('LinkedIn refuses the post', () => {
  test.each(['the post', 'an upload'])('once the member has lost the page (%s): another takes over', async (first) => {
    const { id, postId, content } = await plan(30, { followsVisual: true })
    if (first === 'an upload') await attach(writer, postId, { bytes: slidesPdf() }, `/w/${team.slug}`)
    chosen.token.member.pages = []
    pass(world, 31 * minuteMs)
    await says(id, 'publicationSignIn')
    pass(world, minuteMs)
    await becomes(id, 'published')
    expect(await connectionOf(id)).toBe(other.accountId)
    expect(postsOf(content)).toHaveLength(1)
  })

  test('to a member who runs the page: it fails with the reason, and the connection stays', async () => {
    const { id } = await plan()
    world.fake.feed.troubles.push('forbidden')
    pass(world, 31 * minuteMs)
    await becomes(id, 'failed')
    expect((await look(id)).message?.reason).toBe('publicationProductMissing')
    const accounts = (await (await chosen.person.get('/api/linkedin/accounts')).json()) as { state: string }[]
    expect(accounts.map(({ state }) => state)).not.toContain('expired')
  })
})
