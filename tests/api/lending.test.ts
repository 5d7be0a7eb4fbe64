import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { toCommentary } from '#shared/linkedin/little-text'
import { hourMs, minuteMs } from '#shared/time/durations'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { patienceMs } from '../support/patience.ts'
import { type Author, inMinutes, isPutOff, pass, signInAuthor } from '../support/publishing-app.ts'
import { foundTeam, joinTeam, type Person, writeInTeam } from '../support/team-people.ts'
import { canvasData, visualBody } from '../support/visuals.ts'

/** Accounts that a member lends to a team: what others see of it, and what waits once it is taken back. */

let world: LinkedinApp
let team: Awaited<ReturnType<typeof foundTeam>>
let lender: Author
let writer: Person

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true, environment: { TEAMS: 'everybody' } })
})

afterAll(() => world.close())

beforeEach(async () => {
  team = await foundTeam(world.app)
  lender = await signInAuthor(world)
  await joinTeam(world.app, team, 'writer', lender.person)
  writer = await joinTeam(world.app, team, 'writer')
})

async function lend(lent: string): Promise<void> {
  const path = `/api/linkedin/accounts/${lender.accountId}/lending/${team.slug}`
  expect((await lender.person.send('PUT', path, { lent })).status).toBe(204)
}

let texts = 0

/** Plans a post of the writer under the lent account. @returns its publication and its text */
async function plan(minutes: number, choices: Record<string, unknown> = {}): Promise<{ id: string; content: string }> {
  const { id: postId, version } = await writeInTeam(writer, team.slug)
  texts += 1
  const content = `Ships under a lent flag (${texts}).`
  const path = `/api/w/${team.slug}/posts/${postId}`
  expect((await writer.send('PATCH', path, { content }, { 'if-match': `"${version}"` })).status).toBe(200)
  const wish = { accountId: lender.accountId, ...inMinutes(world, minutes), ...choices }
  const planned = await writer.post(`${path}/publications`, wish)
  expect(planned.status).toBe(201)
  return { id: ((await planned.json()) as { id: string }).id, content }
}

const look = async (id: string, reader = writer) =>
  (await (await reader.get(`/api/w/${team.slug}/publications/${id}`)).json()) as Answer<'getPublication'>

/** It is due, and was put off. */
const waits = async (id: string, reason: string) => {
  await isPutOff(world, id, reason)
  expect((await look(id)).message?.reason).toBe(reason)
}

const goesOut = (id: string) =>
  expect.poll(async () => (await look(id)).state, { timeout: patienceMs }).toBe('published')

const postsOf = (content: string) =>
  world.fake.feed.posts.filter(({ body }) => body.commentary === toCommentary(content, []))

const answer = (id: string, allow: boolean) =>
  lender.person.post(`/api/w/${team.slug}/publications/${id}/lending`, { allow })

/** When it is due it does not go out for this reason; it does, once, when the owner says yes. */
async function waitsForYes(id: string, content: string, reason: string): Promise<void> {
  pass(world, 31 * minuteMs)
  await waits(id, reason)
  expect(postsOf(content)).toEqual([])
  await answer(id, true)
  await goesOut(id)
  expect(postsOf(content)).toHaveLength(1)
}

const saidTo = async (person: Person) => {
  const { notices } = (await (await person.get('/api/notices')).json()) as Answer<'listNotifications'>
  return notices.map(({ message }) => message.message)
}

const needingSomeone = async () =>
  (await (await writer.get(`/api/w/${team.slug}/posts?state=needs-you`)).json()) as unknown[]

test('a post that waits for the owner’s yes says so before its time, and goes out once after it', async () => {
  await lend('ask')
  const { id, content } = await plan(30)
  const lending = { owner: 'Test Person', lent: 'ask', isAllowed: null }
  expect(await look(id)).toMatchObject({
    lending: { ...lending, isOwn: false },
    message: { reason: 'publicationAsksOwner' },
  })
  expect((await look(id, lender.person)).lending).toEqual({ ...lending, isOwn: true })
  expect(await needingSomeone()).toEqual([])

  pass(world, 31 * minuteMs)
  await waits(id, 'publicationAsksOwner')
  expect(await needingSomeone()).toHaveLength(1)
  expect((await answer(id, true)).status).toBe(204)
  await goesOut(id)
  expect(await look(id)).toMatchObject({ lending: { isAllowed: true }, message: null })
  pass(world, hourMs)
  expect(postsOf(content)).toMatchObject([{ author: lender.urn }])
})

test('the owner’s no is said at once, also where they lend without asking, and can be changed to a yes', async () => {
  await lend('free')
  const { id, content } = await plan(30)
  expect((await look(id)).message).toBeNull()
  await answer(id, false)
  expect((await look(id)).message).toMatchObject({
    reason: 'publicationOwnerRefused',
    message: 'The owner of this account said no to this post. Ask them, or unschedule it and choose another account.',
  })
  expect(await needingSomeone()).toHaveLength(1)
  expect((await saidTo(writer))[0]).toMatch(/^Test Person does not let it go out as /)
  await waitsForYes(id, content, 'publicationOwnerRefused')
})

describe('what is planned waits and says why, and its author hears of it', () => {
  test('once the account is taken back, until it is lent again', async () => {
    await lend('free')
    const { id, content } = await plan(30)
    await lend('never')
    expect((await look(id)).message?.reason).toBe('publicationNotLent')
    expect(await needingSomeone()).toHaveLength(1)
    expect((await saidTo(writer))[0]).toMatch(/^Test Person no longer lends /)
    pass(world, 31 * minuteMs)
    await waits(id, 'publicationNotLent')
    await lend('free')
    pass(world, 2 * minuteMs)
    await goesOut(id)
    expect(postsOf(content)).toHaveLength(1)
  })

  test('once the account is disconnected', async () => {
    await lend('free')
    const { id, content } = await plan(30)
    expect((await lender.person.send('DELETE', `/api/linkedin/accounts/${lender.accountId}`)).status).toBe(200)
    expect((await saidTo(writer))[0]).toMatch(/^The owner of .* disconnected it\. What you planned for it waits\.$/)
    expect((await look(id)).message?.reason).toBe('publicationNotLent')
    pass(world, 31 * minuteMs)
    await waits(id, 'publicationNotLent')
    expect(await look(id)).toMatchObject({ state: 'scheduled', lending: { lent: null } })
    expect(postsOf(content)).toEqual([])
  })

  test('once the account’s owner leaves the team, who lends nothing to it when they come back', async () => {
    await lend('free')
    const { id } = await plan(30)
    const membership = `/api/workspaces/${team.slug}/members/${lender.person.id}`
    expect((await lender.person.send('DELETE', membership)).status).toBe(204)
    expect((await saidTo(writer))[0]).toMatch(/^Test Person no longer lends /)
    expect((await look(id)).message?.reason).toBe('publicationNotLent')
    await joinTeam(world.app, team, 'writer', lender.person)
    const offered = await (await writer.get(`/api/w/${team.slug}/linkedin/accounts`)).json()
    expect(offered).toEqual([])
  })
})

test('members plan in the queue of a lent account, and only where it is lent', async () => {
  await lender.person.patch(`/api/linkedin/accounts/${lender.accountId}`, { slots: [{ weekday: 1, time: '09:00' }] })
  const accountsOf = async (path: string) =>
    ((await (await writer.get(path)).json()) as Answer<'getUser'>).linkedinAccounts
  const queue = `/linkedin/accounts/${lender.accountId}/queue`
  expect((await writer.get(`/api/w/${team.slug}${queue}`)).status).toBe(404)
  expect(await accountsOf(`/api/w/${team.slug}/user`)).toBe(0)
  await lend('ask')
  const { next } = (await (await writer.get(`/api/w/${team.slug}${queue}`)).json()) as Answer<'getQueue'>
  expect(next?.at).toMatch(/T09:00$/)
  expect(await accountsOf(`/api/w/${team.slug}/user`)).toBe(1)
  expect(await accountsOf('/api/user')).toBe(0)
  expect((await writer.get(`/api${queue}`)).status).toBe(404)
})

describe('the owner’s yes is about the post as they saw it', () => {
  const edit = async (person: Person, id: string, content: string) => {
    const path = `/api/w/${team.slug}/posts/${(await look(id)).postId}`
    const etag = (await person.get(path)).headers.get('etag') ?? ''
    expect((await person.send('PATCH', path, { content }, { 'if-match': etag })).status).toBe(200)
  }

  test('they are asked again once someone else changes it, and the new text waits for them', async () => {
    await lend('ask')
    const { id, content } = await plan(30)
    await answer(id, true)
    const asked = (await saidTo(lender.person)).length
    await edit(writer, id, `${content} Changed.`)
    expect(await look(id)).toMatchObject({ lending: { isAllowed: null }, message: { reason: 'publicationAsksOwner' } })
    expect(await saidTo(lender.person)).toHaveLength(asked + 1)
    pass(world, 31 * minuteMs)
    await waits(id, 'publicationAsksOwner')
    expect([...postsOf(content), ...postsOf(`${content} Changed.`)]).toEqual([])
    await answer(id, true)
    await goesOut(id)
    expect(postsOf(`${content} Changed.`)).toHaveLength(1)
  })

  /** A planned post whose former yes is over. */
  async function needsAnotherYes(id: string, content: string): Promise<void> {
    expect(await look(id)).toMatchObject({ lending: { isAllowed: null }, message: { reason: 'publicationAsksOwner' } })
    await waitsForYes(id, content, 'publicationAsksOwner')
  }

  test('they are asked again once someone else changes the first comment', async () => {
    const comment = async (person: Person, id: string, text: string) => {
      const path = `/api/w/${team.slug}/publications/${id}/first-comment`
      expect((await person.send('PUT', path, { text })).status).toBe(200)
    }
    await lend('ask')
    const { id, content } = await plan(30)
    await answer(id, true)
    await comment(lender.person, id, 'The owner wrote this.')
    await comment(writer, id, 'The owner wrote this.')
    expect((await look(id)).lending).toMatchObject({ isAllowed: true })
    const asked = (await saidTo(lender.person)).length
    await comment(writer, id, 'The owner has not read this.')
    expect(await saidTo(lender.person)).toHaveLength(asked + 1)
    await needsAnotherYes(id, content)
  })

  test('they are asked again once someone else changes what goes along', async () => {
    const poll = async (person: Person, id: string, question: string) => {
      const path = `/api/w/${team.slug}/posts/${(await look(id)).postId}/poll`
      const etag = (await person.get(path)).headers.get('etag')
      const body = { question, options: ['North', 'South'], days: 3 }
      const answered = await person.send('PUT', path, body, etag ? { 'if-match': etag } : {})
      expect(answered.status).toBe(200)
    }
    await lend('ask')
    const { id, content } = await plan(30, { followsVisual: true })
    await answer(id, true)
    await poll(lender.person, id, 'The owner asks this?')
    expect((await look(id)).lending).toMatchObject({ isAllowed: true })
    const asked = (await saidTo(lender.person)).length
    await poll(writer, id, 'The owner has not read this?')
    expect(await saidTo(lender.person)).toHaveLength(asked + 1)
    await needsAnotherYes(id, content)
  })

  describe('a visual that is changed after it', () => {
    /** Planned, allowed by the owner, and then with another visual. */
    async function changed(): Promise<{ id: string; content: string }> {
      await lend('ask')
      const planned = await plan(30, { followsVisual: true })
      const { postId } = await look(planned.id)
      const path = `/api/w/${team.slug}/visuals`
      const made = await writer.post(path, visualBody({ postId }))
      const { id, updatedAt } = (await made.json()) as { id: string; updatedAt: string }
      await answer(planned.id, true)
      const red = canvasData({ settings: { backgroundColor: '#ff0000' } })
      const change = { ...visualBody({ postId, canvasData: red }), updatedAt }
      const saved = await writer.send('PUT', `${path}/${id}`, change)
      expect(saved.status).toBe(200)
      return planned
    }

    test('does not go out without another one', async () => {
      const { id, content } = await changed()
      const asked = (await saidTo(lender.person)).length
      pass(world, 31 * minuteMs)
      await waits(id, 'publicationAsksOwner')
      expect(postsOf(content)).toEqual([])
      expect((await look(id)).lending).toMatchObject({ isAllowed: null })
      expect(await saidTo(lender.person)).toHaveLength(asked + 1)
      await answer(id, true)
      await goesOut(id)
      expect(postsOf(content)).toHaveLength(1)
    })

    test('goes out where they have come to lend without asking', async () => {
      const { id, content } = await changed()
      await lend('free')
      pass(world, 31 * minuteMs)
      await goesOut(id)
      expect(postsOf(content)).toHaveLength(1)
    })
  })

  test('it stands where they change it themselves, and where only the title changes', async () => {
    await lend('ask')
    const { id, content } = await plan(30)
    await answer(id, true)
    await edit(lender.person, id, `${content} By the owner.`)
    const path = `/api/w/${team.slug}/posts/${(await look(id)).postId}`
    const etag = (await writer.get(path)).headers.get('etag') ?? ''
    expect((await writer.send('PATCH', path, { title: 'Another title' }, { 'if-match': etag })).status).toBe(200)
    expect((await look(id)).lending).toMatchObject({ isAllowed: true })
    pass(world, 31 * minuteMs)
    await goesOut(id)
    expect(postsOf(`${content} By the owner.`)).toHaveLength(1)
  })
})
