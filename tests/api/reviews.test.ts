import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Reviewing a team's posts: who may decide, about what exactly, and the private link without an account. */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody' } })
})

afterAll(() => app.close())

type Person = Awaited<ReturnType<TestApp['signIn']>>

async function startTeam() {
  const owner = await app.signIn({ role: 'user' })
  const { slug } = (await (
    await owner.post('/api/workspaces', { name: 'Harbour press' })
  ).json()) as Answer<'createWorkspace'>
  const writer = await join(owner, slug ?? '', 'writer')
  return { owner, writer, slug: slug ?? '' }
}

async function join(owner: Person, slug: string, role: string, approves = false): Promise<Person> {
  const person = await app.signIn({ role: 'user' })
  const invited = await owner.post(`/api/workspaces/${slug}/invitations`, { email: person.email, role, approves })
  const { url } = (await invited.json()) as { url: string }
  expect((await person.post('/api/workspaces/join', { token: url.split('#')[1] })).status).toBe(200)
  return person
}

async function write(person: Person, slug: string): Promise<{ id: string; version: number }> {
  const generated = await person.post(`/api/w/${slug}/posts/generate`, {
    textContent: 'The harbour opened a second quay. It handles 1,200 ships a year.',
  })
  expect(generated.status).toBe(201)
  const { id } = (await generated.json()) as { id: string }
  return { id, version: versionOf(await person.get(`/api/w/${slug}/posts/${id}`)) }
}

const versionOf = (response: Response) => Number(response.headers.get('etag')?.replaceAll('"', ''))

const read = async (response: Response) => (await response.json()) as Answer<'getReview'>

test('a writer asks, an approver decides about the text they read, and a change asks again', async () => {
  const { owner, writer, slug } = await startTeam()
  const { id, version } = await write(writer, slug)
  const path = `/api/w/${slug}/posts/${id}/review`
  expect(await read(await writer.get(path))).toMatchObject({ state: 'none', request: null, mayDecide: false })

  const asked = await writer.post(path, { reviewers: [owner.id], message: 'For Friday.' })
  expect(await read(asked)).toMatchObject({ state: 'in-review', request: { message: 'For Friday.' } })
  const own = await writer.post(`${path}/decision`, { decision: 'approve', version })
  expect([own.status, await own.json()]).toMatchObject([403, { reason: 'permissionMissing' }])

  const changes = await owner.post(`${path}/decision`, { decision: 'request-changes', version, comment: 'Say when.' })
  expect(await read(changes)).toMatchObject({
    state: 'changes-requested',
    decisions: [{ decision: 'request-changes', comment: 'Say when.', isCurrent: true, byUserId: owner.id }],
  })

  const post = `/api/w/${slug}/posts/${id}`
  const saved = await writer.send('PATCH', post, { content: 'Since May.' }, { 'if-match': `"${version}"` })
  const next = versionOf(saved)
  const stale = await owner.post(`${path}/decision`, { decision: 'approve', version })
  expect([stale.status, await stale.json()]).toMatchObject([409, { current: { content: 'Since May.' } }])
  await writer.post(path, {})
  const approved = await owner.post(`${path}/decision`, { decision: 'approve', version: next })
  expect(await read(approved)).toMatchObject({ state: 'approved', approvedText: 'Since May.' })

  await writer.send('PATCH', post, { content: 'Since June.' }, { 'if-match': `"${next}"` })
  const after = await read(await owner.get(path))
  expect(after).toMatchObject({ state: 'changed', approvedText: 'Since May.' })
  expect(after.decisions.map(({ decision, isCurrent }) => [decision, isCurrent])).toEqual([
    ['approve', false],
    ['request-changes', false],
  ])
})

describe('one’s own post', () => {
  test('is approved by someone else, unless the team allows it', async () => {
    const { owner, slug } = await startTeam()
    const { id, version } = await write(owner, slug)
    const path = `/api/w/${slug}/posts/${id}/review`
    const own = await owner.post(`${path}/decision`, { decision: 'approve', version })
    expect([own.status, await own.json()]).toMatchObject([403, { reason: 'reviewOwnPost' }])
    await owner.patch(`/api/workspaces/${slug}`, { selfApproval: true })
    expect(await read(await owner.post(`${path}/decision`, { decision: 'approve', version }))).toMatchObject({
      state: 'approved',
    })
  })

  test('of a person alone is theirs to approve, for keys of the API, and asks nobody', async () => {
    const person = await app.signIn()
    const generated = await person.post('/api/posts/generate', { textContent: 'The harbour opened a second quay.' })
    const { id } = (await generated.json()) as { id: string }
    const path = `/api/posts/${id}/review`
    expect(await (await person.post(path, {})).json()).toMatchObject({ reason: 'reviewInTeamsOnly' })
    expect(await (await person.get(path)).json()).toMatchObject({ state: 'none', mayDecide: true })
    const decided = await person.post(`${path}/decision`, { decision: 'approve', version: 1 })
    expect(await decided.json()).toMatchObject({ state: 'approved' })
  })
})

describe('a private link', () => {
  test('reads and decides without an account, and is over when withdrawn or after 14 days', async () => {
    const { writer, slug } = await startTeam()
    const { id, version } = await write(writer, slug)
    const links = `/api/w/${slug}/posts/${id}/review-links`
    const made = (await (await writer.post(links, { approves: true })).json()) as Answer<'createReviewLink'>
    const token = made.url.split('#')[1]
    const guest = app.visitor()
    const shown = (await (await guest.get(`/api/review/${token}`)).json()) as Answer<'readReviewLink'>
    expect(shown).toMatchObject({ team: 'Harbour press', version, mayDecide: true, pages: 0, decisions: [] })
    expect(shown.source.text).toContain('1,200 ships')
    expect(shown).toMatchObject({ plan: null, moreSources: [], acceptedClaims: [] })

    const verdict = { decision: 'approve', version, comment: 'Good.', name: 'A reader' }
    const decided = await guest.post(`/api/review/${token}/decision`, verdict)
    expect(await decided.json()).toMatchObject({ state: 'approved', decisions: [{ by: 'A reader', isGuest: true }] })
    expect((await guest.get(`/api/review/${token}/pages/1`)).status).toBe(404)
    expect((await guest.get(`/api/posts/${id}`)).status).toBe(401)

    const toRead = (await (await writer.post(links, {})).json()) as Answer<'createReviewLink'>
    const refused = await guest.post(`/api/review/${toRead.url.split('#')[1]}/decision`, verdict)
    expect([refused.status, await refused.json()]).toMatchObject([403, { reason: 'reviewLinkReadOnly' }])
    expect((await writer.delete(`${links}/${toRead.id}`)).status).toBe(204)
    expect((await guest.get(`/api/review/${toRead.url.split('#')[1]}`)).status).toBe(410)

    const before = app.clock.now
    app.clock.now += 14 * 24 * 3_600_000 + 1
    expect((await guest.get(`/api/review/${token}`)).status).toBe(410)
    app.clock.now = before
  })

  test('of another post, and a guessed one, leads nowhere', async () => {
    const guest = app.visitor()
    expect((await guest.get('/api/review/guessed')).status).toBe(410)
  })
})

describe('comments', () => {
  const commentsOf = async (response: Response) => (await response.json()) as Answer<'listComments'>

  test('stand on words of the text, are answered, changed by whoever wrote them, resolved and deleted', async () => {
    const { owner, writer, slug } = await startTeam()
    const guest = await join(owner, slug, 'guest')
    const { id } = await write(writer, slug)
    const path = `/api/w/${slug}/posts/${id}/comments`
    const quote = { exact: 'second quay', prefix: 'opened a ', suffix: '.' }
    const first = await guest.post(path, { body: 'Since when?', quote, mentions: [writer.id] })
    expect(first.status).toBe(201)
    const { id: thread } = (await first.json()) as { id: string }
    const answered = await writer.post(path, { body: 'May.', parentId: thread })
    const { id: answer } = (await answered.json()) as { id: string }
    expect((await owner.patch(`${path}/${answer}`, { body: 'June.' })).status).toBe(403)
    expect((await writer.patch(`${path}/${answer}`, { body: 'In May.' })).status).toBe(200)
    expect((await owner.patch(`${path}/${thread}`, { isResolved: true })).status).toBe(200)
    expect(await commentsOf(await owner.get(path))).toMatchObject([
      { id: thread, quote, body: 'Since when?', byUserId: guest.id, parentId: null },
      { id: answer, quote: null, body: 'In May.', parentId: thread },
    ])
    expect((await writer.delete(`${path}/${thread}`)).status).toBe(403)
    expect((await guest.delete(`${path}/${thread}`)).status).toBe(204)
    expect(await commentsOf(await owner.get(path))).toEqual([])
    const stranger = await app.signIn()
    const foreign = await writer.post(path, { body: 'Look.', mentions: [stranger.id] })
    expect([foreign.status, await foreign.json()]).toMatchObject([404, { reason: 'memberMissing' }])
  })

  test('that are internal stay with the team; a guest of a link writes for all to see', async () => {
    const { writer, slug } = await startTeam()
    const { id } = await write(writer, slug)
    const path = `/api/w/${slug}/posts/${id}/comments`
    await writer.post(path, { body: 'Between us.' })
    const open = await writer.post(path, { body: 'For the guest.', internal: false })
    const { id: thread } = (await open.json()) as { id: string }
    const made = await writer.post(`/api/w/${slug}/posts/${id}/review-links`, {})
    const { url } = (await made.json()) as Answer<'createReviewLink'>
    const guest = app.visitor()
    const byLink = `/api/review/${url.split('#')[1]}/comments`
    expect((await guest.post(byLink, { body: 'Thanks.', parentId: thread, name: 'A reader' })).status).toBe(201)
    expect((await commentsOf(await guest.get(byLink))).map(({ body }) => body)).toEqual(['For the guest.', 'Thanks.'])
    expect((await commentsOf(await writer.get(path))).map(({ by }) => by)).toContain('A reader')
  })
})
