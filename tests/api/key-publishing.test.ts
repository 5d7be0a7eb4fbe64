import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { type KeyCaller, makeKey } from '../support/key-caller.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { patienceMs } from '../support/patience.ts'
import { type Author, inMinutes, pass, publicationRow, signInAuthor } from '../support/publishing-app.ts'

/** A key publishes only what a person approved. */

const minute = 60_000

let world: LinkedinApp
let author: Author
let caller: KeyCaller

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
  author = await signInAuthor(world, 'user', { kind: 'community' })
  caller = await makeKey(world.app.url, author.person, { accounts: [author.accountId] })
})

afterAll(() => world.close())

let texts = 0

async function write(): Promise<{ id: string; version: number; content: string }> {
  const made = await caller.send('POST', '/api/v1/posts/generate', {
    textContent: 'The harbour opened a second quay. It handles 1,200 ships a year.',
    model: 'composer',
  })
  const { id } = (await made.json()) as Answer<'generatePost'>
  texts += 1
  const content = `Ships no longer wait in the harbour (${texts}).`
  return { id, content, version: await edit(id, content) }
}

/** With the key. */
async function edit(id: string, content: string): Promise<number> {
  const saved = await caller.send('PATCH', `/api/v1/posts/${id}`, { content })
  expect(saved.status).toBe(200)
  return ((await saved.json()) as Answer<'updatePost'>).version
}

async function approve({ id, version }: { id: string; version: number }): Promise<void> {
  const decided = await author.person.post(`/api/posts/${id}/review/decision`, { decision: 'approve', version })
  expect(decided.status).toBe(200)
}

function plan({ id }: { id: string }, minutes: number, wish: object = {}): Promise<Response> {
  return caller.send('POST', `/api/v1/posts/${id}/publications`, {
    accountId: author.accountId,
    ...inMinutes(world, minutes),
    ...wish,
  })
}

async function idOf(planned: Response): Promise<string> {
  expect(planned.status).toBe(201)
  return ((await planned.json()) as { id: string }).id
}

async function stateOf(id: string): Promise<[string, string | null]> {
  const { state, reason } = await publicationRow(world, id)
  return [state, reason && (JSON.parse(reason) as { name: string }).name]
}

test('a post that nobody approved is not planned, and the refusal says where to approve it', async () => {
  const post = await write()
  for (const refused of [await plan(post, 10), await plan(post, 0, { at: undefined, timeZone: undefined })]) {
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({
      reason: 'keyNeedsApproval',
      values: { address: `${world.app.ctx.config.http.publicUrl}/generate?post=${post.id}&panel=review` },
    })
  }
  const listed = await caller.send('GET', `/api/v1/posts/${post.id}/publications`)
  expect(await listed.json()).toEqual({ items: [], next: null })
})

test('an approved one is planned, moved and published as it was approved', async () => {
  const post = await write()
  await approve(post)
  const id = await idOf(await plan(post, 60))
  expect((await caller.send('PATCH', `/api/v1/publications/${id}`, inMinutes(world, 90))).status).toBe(200)
  const answer = await caller.send('POST', `/api/v1/publications/${id}/publish-now`, {})
  expect(await answer.json()).toMatchObject({ state: 'published', commentary: post.content })
})

test('what a key changed since waits until a person approves it again', async () => {
  const post = await write()
  await approve(post)
  const id = await idOf(await plan(post, 10))
  const version = await edit(post.id, `${post.content} Slowly.`)
  pass(world, 11 * minute)
  await expect.poll(() => stateOf(id), { timeout: patienceMs }).toEqual(['scheduled', 'publicationNeedsApproval'])
  await approve({ id: post.id, version })
  pass(world, minute)
  await expect.poll(() => stateOf(id), { timeout: patienceMs }).toEqual(['published', null])
})

test('a key can’t slip its words into what a person has planned', async () => {
  const post = await write()
  const planned = await author.person.post(`/api/posts/${post.id}/publications`, {
    accountId: author.accountId,
    ...inMinutes(world, 10),
  })
  const id = await idOf(planned)
  await edit(post.id, `${post.content} Unread.`)
  pass(world, 11 * minute)
  await expect.poll(() => stateOf(id), { timeout: patienceMs }).toEqual(['scheduled', 'publicationNeedsApproval'])
  expect(world.fake.feed.sent.filter((body) => body.includes('Unread'))).toEqual([])

  // whoever plans it anew has read it
  const now = await author.person.post(`/api/publications/${id}/publish-now`, {})
  expect(await now.json()).toMatchObject({ state: 'published' })
})

test('what a person planned goes out without an approval, also of a post that a key has written', async () => {
  const post = await write()
  const planned = await author.person.post(`/api/posts/${post.id}/publications`, { accountId: author.accountId })
  expect(await planned.json()).toMatchObject({ state: 'published' })
})

test('a first comment and another attachment than the approved ones are refused', async () => {
  const post = await write()
  await approve(post)
  expect((await plan(post, 10, { firstComment: 'Unread' })).status).toBe(403)
  expect((await plan(post, 10, { attach: 'link' })).status).toBe(403)
})

test('a key uses only the accounts it was made for', async () => {
  const other = await makeKey(world.app.url, author.person)
  const post = await write()
  await approve(post)
  const body = { accountId: author.accountId, ...inMinutes(world, 10) }
  const id = await idOf(await plan(post, 10))
  const refusals = [
    await other.send('POST', `/api/v1/posts/${post.id}/publications`, body),
    await other.send('PATCH', `/api/v1/publications/${id}`, { visibility: 'CONNECTIONS' }),
    await other.send('POST', `/api/v1/publications/${id}/publish-now`, {}),
    await other.send('DELETE', `/api/v1/publications/${id}`),
    await other.send('GET', `/api/v1/linkedin/accounts/${author.accountId}/queue`),
  ]
  for (const refused of refusals) {
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ reason: 'keyLacksAccount' })
  }
  expect(await (await other.send('GET', '/api/v1/linkedin/accounts')).json()).toEqual({ items: [], next: null })
  expect((await caller.send('DELETE', `/api/v1/publications/${id}`)).status).toBe(200)
})

test('a key neither approves nor makes a link that does, and vouches for no claim', async () => {
  const post = await write()
  const decision = { decision: 'approve', version: post.version }
  expect((await caller.send('POST', `/api/posts/${post.id}/review/decision`, decision)).status).toBe(403)
  expect((await caller.send('POST', `/api/posts/${post.id}/review-links`, { approves: true })).status).toBe(403)
  const vouched = await caller.send('PATCH', `/api/v1/posts/${post.id}`, { acceptedClaims: ['1,200 ships'] })
  expect(await vouched.json()).toMatchObject({ reason: 'keyAcceptsNoClaims' })
})
