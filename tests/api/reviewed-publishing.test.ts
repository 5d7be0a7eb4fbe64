import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { toCommentary } from '#shared/linkedin/little-text'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { patienceMs } from '../support/patience.ts'
import { attach, slidesPdf } from '../support/post-files.ts'
import { type Author, inMinutes, isPutOff, isPutOffByLinkedin, pass, signInAuthor } from '../support/publishing-app.ts'
import { canvasData, visualBody } from '../support/visuals.ts'

/** Where a team requires reviews, nothing goes out that differs from what was approved. */

const minute = 60_000

let world: LinkedinApp
let owner: Author['person']
let author: Author
let slug: string

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true, environment: { TEAMS: 'everybody' } })
  owner = await world.app.signIn({ role: 'admin' })
  const founded = await owner.post('/api/workspaces', { name: 'Harbour press' })
  slug = ((await founded.json()) as Answer<'createWorkspace'>).slug ?? ''
  await owner.patch(`/api/admin/workspaces/${slug}`, { plan: 'enterprise', postsPerMonth: null })
  await owner.patch(`/api/workspaces/${slug}`, { review: 'required', approvalWindowHours: 24 })
  author = await signInAuthor(world, 'user', { kind: 'community' })
  const invited = await owner.post(`/api/workspaces/${slug}/invitations`, {
    email: author.person.email,
    role: 'writer',
  })
  const { url } = (await invited.json()) as { url: string }
  await author.person.post('/api/workspaces/join', { token: url.split('#')[1] })
})

afterAll(() => world.close())

let texts = 0

/** A post of the team with a text of its own, and the version that text has. */
async function write(): Promise<{ id: string; content: string; version: number }> {
  texts += 1
  const content = `Ships of the team no longer wait (${texts}).`
  const generated = await author.person.post(`/api/w/${slug}/posts/generate`, {
    textContent: 'The harbour opened a second quay. It handles 1,200 ships a year.',
  })
  const { id } = (await generated.json()) as { id: string }
  return { id, content, version: await edit(id, content) }
}

async function edit(id: string, content: string): Promise<number> {
  const path = `/api/w/${slug}/posts/${id}`
  const etag = (await author.person.get(path)).headers.get('etag') ?? ''
  const saved = await author.person.send('PATCH', path, { content }, { 'if-match': etag })
  expect(saved.status).toBe(200)
  return Number(saved.headers.get('etag')?.replaceAll('"', ''))
}

async function schedule(
  id: string,
  minutes: number,
  wish: { firstComment?: string; followsVisual?: boolean } = {},
): Promise<string> {
  const planned = await author.person.post(`/api/w/${slug}/posts/${id}/publications`, {
    accountId: author.accountId,
    ...inMinutes(world, minutes),
    ...wish,
  })
  expect(planned.status).toBe(201)
  return ((await planned.json()) as { id: string }).id
}

async function decide(id: string, version: number, decision = 'approve'): Promise<void> {
  const answer = await owner.post(`/api/w/${slug}/posts/${id}/review/decision`, { decision, version })
  expect(answer.status).toBe(200)
}

const publicationOf = async (id: string) =>
  (await (await author.person.get(`/api/w/${slug}/publications/${id}`)).json()) as Answer<'getPublication'>

const postsOf = (content: string) =>
  world.fake.feed.posts.filter(({ body }) => body.commentary === toCommentary(content, []))

const waits = async (id: string, reason = 'publicationNeedsApproval') => {
  await isPutOff(world, id, reason)
  expect((await publicationOf(id)).message?.reason).toBe(reason)
}

const goesOut = (id: string) =>
  expect.poll(async () => (await publicationOf(id)).state, { timeout: patienceMs }).toBe('published')

test('a scheduled post waits until it is approved, and then goes out', async () => {
  const post = await write()
  const id = await schedule(post.id, 1)
  pass(world, 2 * minute)
  await waits(id)
  expect(postsOf(post.content)).toEqual([])
  await decide(post.id, post.version)
  pass(world, minute)
  await goesOut(id)
  expect(postsOf(post.content)).toHaveLength(1)
})

test('an approved post that was edited since waits, and a later word against it counts', async () => {
  const post = await write()
  const id = await schedule(post.id, 10)
  await decide(post.id, post.version)
  const version = await edit(post.id, `${post.content} Edited.`)
  pass(world, 11 * minute)
  await waits(id)
  await decide(post.id, version, 'request-changes')
  pass(world, minute)
  await waits(id)
  expect(postsOf(`${post.content} Edited.`)).toEqual([])
  await decide(post.id, version)
  pass(world, minute)
  await goesOut(id)
})

test('what is approved includes the first comment, which reviewers read', async () => {
  const post = await write()
  await decide(post.id, post.version)
  const id = await schedule(post.id, 1, { firstComment: 'Nobody has read this.' })
  pass(world, 2 * minute)
  await waits(id)
  const review = (await (await owner.get(`/api/w/${slug}/posts/${post.id}/review`)).json()) as Answer<'getReview'>
  expect(review).toMatchObject({ state: 'changed', plan: { firstComment: 'Nobody has read this.' } })
  await decide(post.id, post.version)
  pass(world, minute)
  await goesOut(id)
})

test('another first comment asks again, and whoever approves says yes only to the one they read', async () => {
  const post = await write()
  const id = await schedule(post.id, 10, { firstComment: 'The source is the port.' })
  const review = async () =>
    (await (await owner.get(`/api/w/${slug}/posts/${post.id}/review`)).json()) as Answer<'getReview'>
  const approve = async (subject: string) => {
    const verdict = { decision: 'approve', version: post.version, subject }
    return (await owner.post(`/api/w/${slug}/posts/${post.id}/review/decision`, verdict)).status
  }
  const change = async (text: string) => {
    const path = `/api/w/${slug}/publications/${id}/first-comment`
    expect((await author.person.send('PUT', path, { text })).status).toBe(200)
  }
  const read = await review()
  expect(await approve(read.subject)).toBe(200)
  await change('Nobody has read this.')
  expect((await review()).state).toBe('changed')
  pass(world, 11 * minute)
  await waits(id)
  expect(await approve(read.subject)).toBe(409)
  await change('The source is the port.')
  pass(world, minute)
  await goesOut(id)
  expect(postsOf(post.content)).toHaveLength(1)
})

test('one that LinkedIn put off with its bytes fixed is not sent again once it was edited or sent back', async () => {
  for (const change of ['edit', 'request-changes']) {
    const post = await write()
    const id = await schedule(post.id, 1)
    await decide(post.id, post.version)
    world.fake.feed.troubles.push('conflict')
    pass(world, 2 * minute)
    await isPutOffByLinkedin(world, async () => (await publicationOf(id)).state)
    if (change === 'edit') await edit(post.id, `${post.content} Edited.`)
    else await decide(post.id, post.version, change)
    pass(world, minute)
    await waits(id)
    expect(postsOf(post.content)).toEqual([])
    await decide(post.id, change === 'edit' ? await edit(post.id, `${post.content} Again.`) : post.version)
    pass(world, minute)
    await goesOut(id)
  }
})

test('an approval of what was read is refused once a picture or the plan is another one', async () => {
  const post = await write()
  const id = await schedule(post.id, 60)
  const path = `/api/w/${slug}/posts/${post.id}/review`
  const read = async () => ((await (await owner.get(path)).json()) as Answer<'getReview'>).subject
  const approve = async (subject: string) =>
    (await owner.post(`${path}/decision`, { decision: 'approve', version: post.version, subject })).status
  const first = await read()
  await author.person.patch(`/api/w/${slug}/publications/${id}`, { visibility: 'CONNECTIONS' })
  expect(await approve(first)).toBe(409)
  expect(await approve(await read())).toBe(200)
})

test('it may move by an hour without another approval, but not by two days', async () => {
  const near = await write()
  const first = await schedule(near.id, 60)
  await decide(near.id, near.version)
  const far = await write()
  const second = await schedule(far.id, 120)
  await decide(far.id, far.version)

  const move = (id: string, minutes: number) =>
    owner.patch(`/api/w/${slug}/publications/${id}`, inMinutes(world, minutes))
  expect((await move(first, 5)).status).toBe(200)
  expect((await move(second, 60 * 50)).status).toBe(200)
  pass(world, 6 * minute)
  await goesOut(first)
  pass(world, 60 * 50 * minute)
  await waits(second)
})

test('an account that a member lends goes out with their word, and not once it is taken back', async () => {
  await owner.patch(`/api/workspaces/${slug}`, { review: 'none' })
  const lender = author
  const invited = await owner.post(`/api/workspaces/${slug}/invitations`, {
    email: `writer-${texts}@example.com`,
    role: 'writer',
  })
  const { url } = (await invited.json()) as { url: string }
  const writer = await world.app.signIn({ email: `writer-${texts}@example.com` })
  expect((await writer.post('/api/workspaces/join', { token: url.split('#')[1] })).status).toBe(200)

  const post = await write()
  const plan = () =>
    writer.post(`/api/w/${slug}/posts/${post.id}/publications`, { accountId: lender.accountId, ...inMinutes(world, 2) })
  expect((await plan()).status).toBe(404)
  const lend = (lent: string) =>
    lender.person.send('PUT', `/api/linkedin/accounts/${lender.accountId}/lending/${slug}`, { lent })
  expect((await lend('ask')).status).toBe(204)
  const offered = (await (await writer.get(`/api/w/${slug}/linkedin/accounts`)).json()) as {
    id: string
    lentBy: object
  }[]
  expect(offered).toMatchObject([{ id: lender.accountId, lentBy: { lent: 'ask' } }])
  expect(await (await writer.get('/api/linkedin/accounts')).json()).toEqual([])

  const planned = await plan()
  expect(planned.status).toBe(201)
  const { id } = (await planned.json()) as { id: string }
  pass(world, 3 * minute)
  await waits(id, 'publicationAsksOwner')
  expect((await writer.post(`/api/w/${slug}/publications/${id}/lending`, { allow: true })).status).toBe(404)
  await lend('never')
  pass(world, minute)
  await waits(id, 'publicationNotLent')
  expect(postsOf(post.content)).toEqual([])
  await lend('ask')
  pass(world, minute)
  await waits(id, 'publicationAsksOwner')
  expect((await lender.person.post(`/api/w/${slug}/publications/${id}/lending`, { allow: true })).status).toBe(204)
  await goesOut(id)
  expect(postsOf(post.content)).toMatchObject([{ author: lender.urn }])
})

test('what is approved includes the files: another PDF waits, and a guest sees what goes out', async () => {
  await owner.patch(`/api/workspaces/${slug}`, { review: 'required' })
  const post = await write()
  const workspace = `/w/${slug}`
  const first = await attach(author.person, post.id, { bytes: slidesPdf(2), name: 'Talk.pdf' }, workspace)
  const planned = await author.person.post(`/api${workspace}/posts/${post.id}/publications`, {
    accountId: author.accountId,
    followsVisual: true,
    ...inMinutes(world, 5),
  })
  const { id, state } = (await planned.json()) as Answer<'createPublication'>
  expect(state).toBe('scheduled')
  await decide(post.id, post.version)
  await author.person.delete(`/api${workspace}/posts/${post.id}/files/${first.id}`)
  await attach(author.person, post.id, { bytes: slidesPdf(3), name: 'Talk.pdf' }, workspace)
  pass(world, 6 * minute)
  await waits(id)
  expect(postsOf(post.content)).toEqual([])

  const link = await owner.post(`/api${workspace}/posts/${post.id}/review-links`, {})
  const { url } = (await link.json()) as { url: string }
  const byLink = `/api/review/${url.split('#')[1]}`
  const guest = world.app.visitor()
  expect(await (await guest.get(byLink)).json()).toMatchObject({ pages: 1, altTexts: ['Talk.pdf'], hasFile: true })
  const page = await guest.get(`${byLink}/pages/1`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const whole = await guest.get(`${byLink}/file`)
  expect(whole.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(Buffer.from(slidesPdf(3)))

  await decide(post.id, post.version)
  pass(world, minute)
  await goesOut(id)
  expect(postsOf(post.content)).toHaveLength(1)
  expect(world.fake.feed.uploads.at(-1)?.bytes).toEqual(Buffer.from(slidesPdf(3)))
})

test('a guest sees the visual that was planned, with the descriptions that go out', async () => {
  const post = await write()
  const workspace = `/w/${slug}`
  const make = async (altText: string) => {
    const body = visualBody({ postId: post.id, canvasData: canvasData({ settings: { altText } }) })
    const answer = await author.person.post(`/api${workspace}/visuals`, body)
    return (await answer.json()) as Answer<'createVisual'>
  }
  const planned = await make('A crane')
  await make('Another crane')
  const made = await owner.post(`/api${workspace}/posts/${post.id}/review-links`, {})
  const { url } = (await made.json()) as { url: string }
  const read = async () => (await (await world.app.visitor().get(`/api/review/${url.split('#')[1]}`)).json()) as unknown
  const plan = async (more: object) =>
    await author.person.post(`/api${workspace}/posts/${post.id}/publications`, {
      accountId: author.accountId,
      attach: 'visual',
      visualId: planned.id,
      ...inMinutes(world, 60),
      ...more,
    })
  const first = (await (await plan({})).json()) as Answer<'createPublication'>
  expect(await read()).toMatchObject({ altTexts: ['A crane'] })
  await author.person.delete(`/api${workspace}/publications/${first.id}`)
  await plan({ altTexts: ['The quay'] })
  expect(await read()).toMatchObject({ altTexts: ['The quay'] })
})

test('what is approved includes the poll, which guests read, and another poll waits for another yes', async () => {
  const post = await write()
  const poll = { question: 'Which quay next?', options: ['North', 'South'], days: 7 }
  const address = `/api/w/${slug}/posts/${post.id}/poll`
  const first = await author.person.send('PUT', address, poll, { 'if-match': '"0"' })
  const { version } = (await first.json()) as Answer<'savePoll'>
  const made = await owner.post(`/api/w/${slug}/posts/${post.id}/review-links`, {})
  const { url } = (await made.json()) as { url: string }
  const byLink = `/api/review/${url.split('#')[1]}`
  const guest = world.app.visitor()
  expect(await (await guest.get(byLink)).json()).toMatchObject({ poll, pages: 0, hasFile: false })
  await decide(post.id, post.version)
  const id = await schedule(post.id, 1, { followsVisual: true })
  const other = { ...poll, options: ['North', 'Nowhere'] }
  const saved = await author.person.send('PUT', address, other, { 'if-match': `"${version}"` })
  expect(saved.status).toBe(200)
  pass(world, 2 * minute)
  await waits(id)
  expect(postsOf(post.content)).toEqual([])
  await decide(post.id, post.version)
  pass(world, minute)
  await goesOut(id)
  const [sent] = postsOf(post.content)
  expect(sent?.body.content).toMatchObject({ poll: { options: [{ text: 'North' }, { text: 'Nowhere' }] } })
})
