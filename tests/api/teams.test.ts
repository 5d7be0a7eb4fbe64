import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { makePost } from '../support/posts.ts'
import { writeInTeam } from '../support/team-people.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** Workspaces of several people: who sees what, who may do what, and how one comes and goes. */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody' } })
})

afterAll(() => app.close())

type Person = Awaited<ReturnType<TestApp['signIn']>>

async function found(owner: Person, name = 'Harbour press'): Promise<string> {
  const answer = await owner.post('/api/workspaces', { name })
  expect(answer.status).toBe(201)
  const { slug } = (await answer.json()) as Answer<'createWorkspace'>
  return slug ?? ''
}

async function invite(manager: Person, slug: string, person: { email: string }, role = 'writer', approves = false) {
  const answer = await manager.post(`/api/workspaces/${slug}/invitations`, { email: person.email, role, approves })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Answer<'inviteMember'>
}

async function join(manager: Person, slug: string, role = 'writer', approves = false): Promise<Person> {
  const person = await app.signIn()
  const { url } = await invite(manager, slug, person, role, approves)
  const answer = await person.post('/api/workspaces/join', { token: url.split('#')[1] })
  expect(answer.status).toBe(200)
  return person
}

const teamOf = async (person: Person, slug: string) =>
  (await (await person.get(`/api/workspaces/${slug}`)).json()) as Answer<'getWorkspace'>

const membersOf = async (person: Person, slug: string) =>
  (await (await person.get(`/api/workspaces/${slug}/members`)).json()) as Answer<'listMembers'>

describe('a team', () => {
  test('has an address made of its name, a second one of the same name another', async () => {
    const owner = await app.signIn()
    expect(await found(owner, 'Häfen & Schiffe')).toBe('hafen-schiffe')
    expect(await found(owner, 'Häfen & Schiffe')).toBe('hafen-schiffe-2')
    const listed = (await (await owner.get('/api/workspaces')).json()) as Answer<'listWorkspaces'>
    expect(listed).toMatchObject([
      { kind: 'personal', slug: null, role: 'owner' },
      { kind: 'team', slug: 'hafen-schiffe', role: 'owner' },
      { kind: 'team', slug: 'hafen-schiffe-2', role: 'owner' },
    ])
  })

  test('keeps its posts apart from everyone’s own', async () => {
    const owner = await app.signIn({ role: 'user' })
    const slug = await found(owner)
    const member = await join(owner, slug)
    const own = await makePost(member)
    const generated = await member.post(`/api/w/${slug}/posts/generate`, {
      textContent: 'The harbour opened a second quay. It handles 1,200 ships a year.',
    })
    expect(generated.status).toBe(201)
    const shared = (await generated.json()) as { id: string }

    const idsIn = async (person: Person, path: string) =>
      ((await (await person.get(path)).json()) as { id: string }[]).map(({ id }) => id)
    expect(await idsIn(member, '/api/posts')).toEqual([own.id])
    expect(await idsIn(member, `/api/w/${slug}/posts`)).toEqual([shared.id])
    expect(await idsIn(owner, `/api/w/${slug}/posts`)).toEqual([shared.id])
    expect((await owner.get(`/api/posts/${shared.id}`)).status).toBe(404)
    expect((await owner.get(`/api/w/${slug}/posts/${own.id}`)).status).toBe(404)
  })

  test('says who wrote a post, also when they have gone', async () => {
    const owner = await app.signIn({ role: 'user' })
    const slug = await found(owner)
    const member = await join(owner, slug)
    const generated = await member.post(`/api/w/${slug}/posts/generate`, {
      textContent: 'The harbour opened a second quay. It handles 1,200 ships a year.',
    })
    const { id } = (await generated.json()) as { id: string }
    const authorOf = async () => {
      const [listed] = (await (await owner.get(`/api/w/${slug}/posts`)).json()) as Answer<'listPosts'>
      const opened = (await (await owner.get(`/api/w/${slug}/posts/${id}`)).json()) as Answer<'getPost'>
      expect(opened.author).toEqual(listed?.author)
      return opened.author
    }
    expect(await authorOf()).toEqual({ name: 'Test Person', isMember: true })
    await member.delete(`/api/workspaces/${slug}/members/${member.id}`)
    expect(await authorOf()).toEqual({ name: 'Test Person', isMember: false })
    await member.send('DELETE', '/api/user', { password })
    expect(await authorOf()).toEqual({ name: null, isMember: false })
    expect(await makePost(owner)).toMatchObject({ author: null })
  })

  test('counts its posts by itself', async () => {
    const owner = await app.signIn({ role: 'trial' })
    const slug = await found(owner)
    const member = await join(owner, slug)
    await member.post(`/api/w/${slug}/posts/generate`, { textContent: 'The harbour opened a second quay last May.' })
    expect(await teamOf(owner, slug)).toMatchObject({ postsThisMonth: 1, postsPerMonth: 5, plan: 'trial' })
    expect(await (await member.get('/api/user')).json()).toMatchObject({ capabilities: { postsRemaining: 20 } })
    expect(await (await member.get(`/api/w/${slug}/user`)).json()).toMatchObject({
      capabilities: { postsRemaining: 4 },
    })
  })

  test('is answered to strangers as one that is not there, in every place', async () => {
    const owner = await app.signIn()
    const slug = await found(owner)
    const stranger = await app.signIn({ role: 'admin' })
    for (const path of [`/api/workspaces/${slug}`, `/api/workspaces/${slug}/members`, `/api/w/${slug}/posts`]) {
      const foreign = await stranger.get(path)
      const unknown = await stranger.get(path.replace(slug, 'no-such-team'))
      expect([foreign.status, await foreign.json()].map(withoutId)).toEqual(
        [unknown.status, await unknown.json()].map(withoutId),
      )
      expect(foreign.status).toBe(404)
    }
  })

  test('takes from each role what its permissions do not have', async () => {
    const owner = await app.signIn({ role: 'user' })
    const slug = await found(owner)
    const guest = await join(owner, slug, 'guest')
    const writer = await join(owner, slug, 'writer')
    const manager = await join(owner, slug, 'manager')
    const text = { textContent: 'The harbour opened a second quay last May.' }
    expect((await guest.post(`/api/w/${slug}/posts/generate`, text)).status).toBe(403)
    expect((await guest.get(`/api/w/${slug}/posts`)).status).toBe(200)
    expect((await writer.post(`/api/workspaces/${slug}/invitations`, invitation())).status).toBe(403)
    expect((await manager.post(`/api/workspaces/${slug}/invitations`, invitation())).status).toBe(201)
    expect((await manager.send('DELETE', `/api/workspaces/${slug}`, { name: 'Harbour press' })).status).toBe(403)
  })
})

describe('an invitation', () => {
  test('is for one address, works once, and ends when it is withdrawn or sent again', async () => {
    const owner = await app.signIn()
    const slug = await found(owner)
    const person = await app.signIn()
    const other = await app.signIn()
    const first = await invite(owner, slug, person)
    const second = await invite(owner, slug, person, 'manager', true)
    const tokenOf = ({ url }: { url: string }) => ({ token: url.split('#')[1] })
    const reads = (one: { url: string }) => app.visitor().post('/api/workspaces/invitation', tokenOf(one))
    expect((await reads(first)).status).toBe(410)
    expect(await (await reads(second)).json()).toEqual({ team: 'Harbour press', invitedBy: 'Test Person' })
    expect((await person.post('/api/workspaces/join', tokenOf(first))).status).toBe(410)
    expect((await other.post('/api/workspaces/join', tokenOf(second))).status).toBe(403)
    const joined = await person.post('/api/workspaces/join', tokenOf(second))
    expect(await joined.json()).toMatchObject({ slug, role: 'manager', approves: true })
    expect((await person.post('/api/workspaces/join', tokenOf(second))).status).toBe(410)

    const third = await invite(owner, slug, other)
    expect((await owner.delete(`/api/workspaces/${slug}/invitations/${third.id}`)).status).toBe(204)
    expect((await other.post('/api/workspaces/join', tokenOf(third))).status).toBe(410)
    const again = await owner.post(`/api/workspaces/${slug}/invitations`, invitation(person.email))
    expect([again.status, await again.json()]).toMatchObject([409, { reason: 'alreadyMember' }])
  })

  test('is over after a week', async () => {
    const owner = await app.signIn()
    const slug = await found(owner)
    const person = await app.signIn()
    const { url } = await invite(owner, slug, person)
    const before = app.clock.now
    app.clock.now += 7 * 24 * 3_600_000 + 1
    expect((await person.post('/api/workspaces/join', { token: url.split('#')[1] })).status).toBe(410)
    app.clock.now = before
  })
})

describe('who belongs to a team', () => {
  test('leaves it, is removed from it, and sees nothing of it any more', async () => {
    const owner = await app.signIn()
    const slug = await found(owner)
    const leaving = await join(owner, slug)
    const removed = await join(owner, slug)
    expect((await leaving.delete(`/api/workspaces/${slug}/members/${removed.id}`)).status).toBe(403)
    expect((await leaving.delete(`/api/workspaces/${slug}/members/${leaving.id}`)).status).toBe(204)
    expect((await owner.delete(`/api/workspaces/${slug}/members/${removed.id}`)).status).toBe(204)
    for (const gone of [leaving, removed]) expect((await gone.get(`/api/w/${slug}/posts`)).status).toBe(404)
    expect((await membersOf(owner, slug)).map(({ userId }) => userId)).toEqual([owner.id])
  })

  test('always has an owner, who hands it over to someone who accepts', async () => {
    const owner = await app.signIn()
    const slug = await found(owner)
    const heir = await join(owner, slug)
    expect(await (await owner.delete(`/api/workspaces/${slug}/members/${owner.id}`)).json()).toMatchObject({
      reason: 'teamNeedsOwner',
    })
    expect((await owner.send('DELETE', '/api/user', { password: 'a long enough passphrase' })).status).toBe(409)
    expect((await heir.post(`/api/workspaces/${slug}/handover/accept`)).status).toBe(409)
    expect((await owner.post(`/api/workspaces/${slug}/handover`, { userId: heir.id })).status).toBe(204)
    expect(await teamOf(owner, slug)).toMatchObject({ offeredTo: { userId: heir.id } })
    expect((await heir.post(`/api/workspaces/${slug}/handover/accept`)).status).toBe(204)
    expect((await membersOf(heir, slug)).map(({ userId, role }) => [userId, role])).toEqual([
      [heir.id, 'owner'],
      [owner.id, 'manager'],
    ])
  })

  test('can lose it: deleted at once, back by an administrator, gone for good after 30 days', async () => {
    const owner = await app.signIn()
    const admin = await app.signIn({ role: 'admin' })
    const slug = await found(owner, 'Short story')
    expect((await owner.send('DELETE', `/api/workspaces/${slug}`, { name: 'Other' })).status).toBe(400)
    expect((await owner.send('DELETE', `/api/workspaces/${slug}`, { name: 'Short story' })).status).toBe(204)
    expect((await owner.get(`/api/workspaces/${slug}`)).status).toBe(404)
    const restored = await admin.patch(`/api/admin/workspaces/${slug}`, { isDeleted: false })
    expect(await restored.json()).toMatchObject({ slug, deletedAt: null, members: 1 })
    expect((await owner.get(`/api/workspaces/${slug}`)).status).toBe(200)
  })
})

describe('Enterprise', () => {
  test('is given to a team by an administrator, with seats, posts and an end', async () => {
    const owner = await app.signIn({ role: 'trial' })
    const admin = await app.signIn({ role: 'admin' })
    const slug = await found(owner)
    expect((await owner.patch(`/api/admin/workspaces/${slug}`, { plan: 'enterprise' })).status).toBe(403)
    const until = new Date(app.clock.now + 3_600_000).toISOString()
    const changed = await admin.patch(`/api/admin/workspaces/${slug}`, {
      plan: 'enterprise',
      seats: 2,
      postsPerMonth: null,
      until,
    })
    expect(await changed.json()).toMatchObject({ plan: 'enterprise', seats: 2, postsPerMonth: null, planUntil: until })
    await join(owner, slug)
    const full = await owner.post(`/api/workspaces/${slug}/invitations`, invitation())
    expect(await full.json()).toMatchObject({ reason: 'teamSeatsTaken', values: { most: 2 } })

    const inTeam = async () => (await (await owner.get(`/api/w/${slug}/user`)).json()) as Answer<'getUser'>
    expect((await inTeam()).capabilities).toMatchObject({ publishing: true, webSearch: true, postsRemaining: null })
    app.clock.now += 3_600_001
    expect((await inTeam()).capabilities).toMatchObject({ publishing: false, postsRemaining: 5 })
  })
})

function invitation(email = `someone-${Math.random()}@example.com`) {
  return { email, role: 'writer' }
}

function withoutId(part: unknown) {
  return typeof part === 'object' ? { ...part, requestId: null } : part
}

describe('two members on one post', () => {
  test('lose nothing: a save names the version it began from, and a stale one gets both texts', async () => {
    const owner = await app.signIn({ role: 'user' })
    const slug = await found(owner)
    const other = await join(owner, slug)
    const generated = await owner.post(`/api/w/${slug}/posts/generate`, {
      textContent: 'The harbour opened a second quay. It handles 1,200 ships a year.',
    })
    const { id } = (await generated.json()) as { id: string }
    const path = `/api/w/${slug}/posts/${id}`
    const opened = await owner.get(path)
    const version = opened.headers.get('etag') ?? ''
    expect(version).toMatch(/^"\d+"$/)

    const save = (person: Person, content: string, from?: string) =>
      person.send('PATCH', path, { content }, from === undefined ? {} : { 'if-match': from })
    expect((await save(other, 'Without saying from where.')).status).toBe(428)
    const first = await save(other, 'The other’s text.', version)
    expect(first.status).toBe(200)
    expect(first.headers.get('etag')).not.toBe(version)
    const second = await save(owner, 'The owner’s text.', version)
    expect([second.status, await second.json()]).toMatchObject([
      409,
      {
        code: 'conflict',
        reason: 'changedElsewhere',
        current: { content: 'The other’s text.', savedBy: { userId: other.id, name: 'Test Person' } },
      },
    ])
    expect((await save(owner, 'Both texts.', first.headers.get('etag') ?? '')).status).toBe(200)

    expect((await other.patch(path, { status: 'published' })).status).toBe(200)
    const saved = (await (await owner.get(path)).json()) as Answer<'getPost'>
    expect(saved).toMatchObject({ content: 'Both texts.', status: 'published', savedBy: { userId: owner.id } })

    const own = await makePost(owner)
    expect((await owner.patch(`/api/posts/${own.id}`, { content: 'Alone nobody is asked.' })).status).toBe(200)
  })

  test('do not overwrite each other’s titles, which have no versions', async () => {
    const owner = await app.signIn({ role: 'user' })
    const slug = await found(owner)
    const other = await join(owner, slug)
    const { id, title: before, version } = await writeInTeam(owner, slug)
    const path = `/api/w/${slug}/posts/${id}`
    const name = (person: Person, title: string, titleBefore: string) =>
      person.send('PATCH', path, { title, titleBefore }, { 'if-match': `"${version}"` })
    expect((await name(other, 'The other’s title', before)).status).toBe(200)
    const stale = await name(owner, 'The owner’s title', before)
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { current: { title: 'The other’s title', savedBy: { userId: other.id } } },
    ])
    expect((await name(owner, 'The other’s title', before)).status).toBe(200)
    expect((await name(owner, 'The owner’s title', 'The other’s title')).status).toBe(200)
  })
})
