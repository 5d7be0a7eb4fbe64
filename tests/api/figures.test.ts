import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverEvents } from '#server/context/deliver-events'
import { askForFigures } from '#server/features/figures/ask-for-figures'
import type { Answer } from '#shared/contract/contract'
import { dayMs, hourMs } from '#shared/time/durations'
import { makeZip } from '../support/document-files.ts'
import { addressOf, exportSheets, numberAt, writeCsv, writeXlsx } from '../support/linkedin-export.ts'
import { makePost, type Post } from '../support/posts.ts'
import { foundTeam, joinTeam, writeInTeam } from '../support/team-people.ts'
import { signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** What was counted of published posts: typed in, asked for, and reckoned with. */

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Figures = Answer<'listPostFigures'>

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  person = await app.signIn({ timeZone: 'Europe/Berlin' })
})

const counted = { impressions: 1_240, reactions: 31, comments: 8, reposts: 2 }

/** The figures as they are typed in now, or `at`. */
function type(post: Pick<Post, 'id'>, change: object = {}): Promise<Response> {
  const at = new Date(app.clock.now).toISOString()
  return person.post(`/api/posts/${post.id}/figures`, { at, ...counted, ...change })
}

async function publishPost(): Promise<Post> {
  const post = await makePost(person)
  await person.patch(`/api/posts/${post.id}`, { status: 'published' })
  await deliverEvents(app.ctx)
  return post
}

async function figuresOf(post: Pick<Post, 'id'>): Promise<Figures> {
  return (await (await person.get(`/api/posts/${post.id}/figures`)).json()) as Figures
}

async function bell(): Promise<Answer<'listNotifications'>['notices']> {
  const reader = await signInAgain(app, person)
  return ((await (await reader.get('/api/notices')).json()) as Answer<'listNotifications'>).notices
}

async function passDays(days: number): Promise<void> {
  app.clock.now += days * dayMs
  await askForFigures(app.ctx)
  person = Object.assign(await signInAgain(app, person), { id: person.id, email: person.email })
}

test('figures are typed in for a published post, latest first', async () => {
  const post = await publishPost()
  const first = await type(post)
  expect(first.status).toBe(201)
  expect(await first.json()).toMatchObject({ ...counted, engagements: 41, source: 'typed', reached: null })
  await passDays(3)
  await type(post, { impressions: 1_900, reposts: undefined })
  expect(await figuresOf(post)).toMatchObject([
    { impressions: 1_900, reposts: 0, engagements: 39 },
    { impressions: 1_240, engagements: 41 },
  ])
  const all = (await (await person.get('/api/figures')).json()) as Answer<'listFigures'>
  expect(all).toMatchObject({ asks: true, posts: [{ postId: post.id, title: post.title }] })
  expect(all.posts[0]?.figures.map(({ impressions }) => impressions)).toEqual([1_900, 1_240])
})

test('figures of a day replace those of that day in the author’s time zone', async () => {
  const post = await publishPost()
  await passDays(2)
  const day = new Date(app.clock.now).toISOString().slice(0, 10)
  app.clock.now += dayMs
  await type(post, { at: `${day}T00:30:00Z` })
  await type(post, { at: `${day}T05:30:00+00:00`, impressions: 1_300 })
  // half past midnight in Berlin, on the next day
  await type(post, { at: `${day}T23:30:00Z`, impressions: 1_500 })
  expect((await figuresOf(post)).map(({ impressions }) => impressions)).toEqual([1_500, 1_300])
})

test('what cannot be is refused', async () => {
  const draft = await makePost(person)
  expect((await type(draft)).status).toBe(409)
  const post = await publishPost()
  const refused = [
    { impressions: -1 },
    { impressions: 1.5 },
    { impressions: 1_000_000_001 },
    { impressions: null },
    { at: 'yesterday' },
    { at: new Date(app.clock.now + 2 * hourMs).toISOString() },
    { at: new Date(app.clock.now - 3 * dayMs).toISOString() },
  ]
  for (const change of refused) expect((await type(post, change)).status).toBe(400)
  expect(await figuresOf(post)).toEqual([])
  expect((await type({ id: 'missing' })).status).toBe(404)
})

test('figures can be removed', async () => {
  const post = await publishPost()
  const { id } = (await (await type(post)).json()) as Answer<'addFigures'>
  const remove = () => person.send('DELETE', `/api/posts/${post.id}/figures/${id}`)
  expect((await remove()).status).toBe(204)
  expect(await figuresOf(post)).toEqual([])
  expect((await remove()).status).toBe(404)
})

test('the bell asks for figures on day 2 and on day 7, and never again', async () => {
  const post = await publishPost()
  await passDays(1)
  expect(await bell()).toEqual([])
  await passDays(1.1)
  expect(await bell()).toMatchObject([
    { kind: 'figures-due', postId: post.id, message: { reason: 'figuresDue', values: { days: 2 } } },
  ])
  await passDays(1)
  expect(await bell()).toHaveLength(1)
  await passDays(4)
  expect((await bell())[0]).toMatchObject({ message: { values: { days: 7 } } })
  await passDays(30)
  expect(await bell()).toHaveLength(2)
})

test('nobody is asked who has typed them in, who does not want to be asked, or for a draft again', async () => {
  const typed = await publishPost()
  await passDays(1.9)
  await type(typed)
  await passDays(0.2)
  expect(await bell()).toEqual([])

  const again = await publishPost()
  await person.patch(`/api/posts/${again.id}`, { status: 'draft' })
  await deliverEvents(app.ctx)
  await passDays(2.1)
  expect(await bell()).toEqual([])

  await publishPost()
  expect((await person.send('PUT', '/api/figures/asking', { asks: false })).status).toBe(204)
  await passDays(2.1)
  expect(await bell()).toEqual([])
  expect(await (await person.get('/api/figures')).json()).toMatchObject({ asks: false })
})

test('a server that was down for days asks once', async () => {
  await publishPost()
  await passDays(9)
  expect(await bell()).toMatchObject([{ message: { values: { days: 9 } } }])
  await passDays(9)
  expect(await bell()).toHaveLength(1)
})

test('in a team, everyone sees figures, and guests enter none; the author of a post is asked', async () => {
  const team = await foundTeam(app, 'Harbour Press')
  const { slug, owner } = team
  const guest = await app.signIn()
  await joinTeam(app, team, 'guest', guest)
  const { id } = await writeInTeam(owner, slug)
  await owner.patch(`/api/w/${slug}/posts/${id}`, { status: 'published' })
  await deliverEvents(app.ctx)
  const path = `/api/w/${slug}/posts/${id}/figures`
  const body = { at: new Date(app.clock.now).toISOString(), ...counted }
  expect((await guest.post(path, body)).status).toBe(403)
  expect((await owner.post(path, body)).status).toBe(201)
  expect(await (await guest.get(path)).json()).toMatchObject([counted])
  expect((await person.get(path)).status).toBe(404)

  app.clock.now += 2.1 * dayMs
  await askForFigures(app.ctx)
  const reader = await signInAgain(app, owner)
  const { notices } = (await (await reader.get('/api/notices')).json()) as Answer<'listNotifications'>
  expect(notices.find(({ kind }) => kind === 'figures-due')).toMatchObject({ postId: id, team: { slug } })
})

test('figures go with their post', async () => {
  const post = await publishPost()
  await type(post)
  expect((await person.send('DELETE', `/api/posts/${post.id}`)).status).toBe(204)
  const left = await app.ctx.db.selectFrom('post_figures').select('id').where('post_id', '=', post.id).execute()
  expect(left).toEqual([])
})

test('a planned try begins by lot, is listed, and can be removed', async () => {
  const plan = { dimension: 'opening', a: 'question', b: 'statement', posts: 8, measure: 'impressions' }
  const response = await person.post('/api/figures/tries', plan)
  expect(response.status).toBe(201)
  const started = (await response.json()) as Answer<'startTry'>
  expect(started).toMatchObject({ ...plan, first: expect.stringMatching(/^[ab]$/) })
  const list = async () => ((await (await person.get('/api/figures')).json()) as Answer<'listFigures'>).tries
  expect(await list()).toEqual([started])
  expect((await person.send('DELETE', `/api/figures/tries/${started.id}`)).status).toBe(204)
  expect(await list()).toEqual([])
})

test('a try needs two different ways that exist, and a number of posts that can say something', async () => {
  const plan = { dimension: 'weekday', a: '1', b: '2', posts: 8, measure: 'impressions' }
  for (const change of [{ b: '1' }, { b: 'question' }, { a: '8' }, { posts: 4 }, { measure: 'likes' }]) {
    expect((await person.post('/api/figures/tries', { ...plan, ...change })).status).toBe(400)
  }
})

test('posts come with what they are compared by', async () => {
  const post = await publishPost()
  await person.patch(`/api/posts/${post.id}`, { content: 'Why do ships wait at sea?\n\nThe quay is full.' })
  const { posts } = (await (await person.get('/api/figures')).json()) as Answer<'listFigures'>
  expect(posts).toMatchObject([{ postId: post.id, opening: 'question', length: 44 }])
})

/** Sends an export as a file. */
async function importFile(
  bytes: Uint8Array,
  name = 'Content.xlsx',
  by: Pick<Person, 'post'> = person,
): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([Buffer.from(bytes)], name))
  return await by.post('/api/figures/import', form)
}

const imported = async (bytes: Uint8Array, name?: string) =>
  (await (await importFile(bytes, name)).json()) as Answer<'importFigures'>

/** A published post, and its row in LinkedIn's export, whose address has the first words of the post. */
async function publishAndExport(beginning: string, counted: { engagements: number; impressions: number }) {
  const post = await makePost(person)
  await person.patch(`/api/posts/${post.id}`, { content: `${beginning}\n\nMore about it.` })
  await person.patch(`/api/posts/${post.id}`, { status: 'published' })
  await deliverEvents(app.ctx)
  const words = beginning.toLowerCase().split(' ').join('-')
  const address = `https://www.linkedin.com/posts/ada-quay_${words}-activity-${numberAt(app.clock.now)}-aB3d`
  return { post, row: { address, publishedAt: app.clock.now, ...counted } }
}

const period = () => ({ from: app.clock.now - 30 * dayMs, until: app.clock.now - dayMs })

for (const language of ['en', 'de', 'fr'] as const) {
  test(`an export in ${language} brings figures once, whatever is sent again`, async () => {
    const one = await publishAndExport('The quay is full today', { engagements: 31, impressions: 1_240 })
    app.clock.now += hourMs
    const two = await publishAndExport('Ships wait no longer', { engagements: 52, impressions: 900 })
    await passDays(10)
    const bytes = writeXlsx(exportSheets(language, [one.row, two.row], period()))
    expect(await imported(bytes)).toMatchObject({ added: 2, unchanged: 0, problems: [], period: {} })
    expect(await figuresOf(one.post)).toMatchObject([
      { source: 'imported', impressions: 1_240, engagements: 31, reactions: null },
    ])
    const before = await app.ctx.db.selectFrom('post_figures').selectAll().orderBy('id').execute()
    app.clock.now += hourMs
    expect(await imported(bytes)).toMatchObject({ added: 0, unchanged: 2, problems: [] })
    expect(await app.ctx.db.selectFrom('post_figures').selectAll().orderBy('id').execute()).toEqual(before)
  })
}

test('a table as CSV counts for today, and again tomorrow only where it says something new', async () => {
  const { post, row } = await publishAndExport('The quay is full today', { engagements: 31, impressions: 1_240 })
  await passDays(8)
  const csvOf = (impressions: number) =>
    writeCsv(exportSheets('de', [{ ...row, impressions }], period())['TOP POSTS'] ?? [], ';')
  expect(await imported(csvOf(1_240), 'posts.csv')).toMatchObject({ added: 1, period: null })
  await passDays(1)
  expect(await imported(csvOf(1_240), 'posts.csv')).toMatchObject({ added: 0, unchanged: 1 })
  expect(await imported(csvOf(1_300), 'posts.csv')).toMatchObject({ added: 1 })
  expect((await figuresOf(post)).map(({ impressions }) => impressions)).toEqual([1_300, 1_240])
})

test('an export that leaves one of them out tells no engagements', async () => {
  const { post, row } = await publishAndExport('The quay is full today', { engagements: 31, impressions: 1_240 })
  const rows = [
    ['Post URL', 'Reactions', 'Comments'],
    [row.address, 31, 8],
  ]
  expect(await imported(writeCsv(rows, ','), 'posts.csv')).toMatchObject({ added: 1, problems: [] })
  expect(await figuresOf(post)).toMatchObject([{ reactions: 31, comments: 8, reposts: null, engagements: null }])
})

test('rows of other posts, and of older ones, are named by sheet and row', async () => {
  const { row } = await publishAndExport('The quay is full today', { engagements: 31, impressions: 1_240 })
  await passDays(10)
  const other = { ...row, address: addressOf(numberAt(app.clock.now)), engagements: 3, impressions: 30 }
  const late = { from: app.clock.now - 5 * dayMs, until: app.clock.now - dayMs }
  expect(await imported(writeXlsx(exportSheets('en', [row, other], late)))).toMatchObject({
    added: 0,
    problems: [
      { sheet: 'TOP POSTS', row: 4, kind: 'older' },
      { sheet: 'TOP POSTS', row: 5, kind: 'no-post', text: other.address },
    ],
  })
})

test('a file that is no export is refused, and so is one that is broken, packed or too large', async () => {
  const text = new TextEncoder().encode('The harbour opened a second quay last May.')
  const bomb = makeZip({ 'xl/workbook.xml': '<workbook/>', 'xl/a.xml': ' '.repeat(1_000) })
  const refused = [
    await importFile(text, 'quay.txt'),
    await importFile(new TextEncoder().encode('%PDF-1.4'), 'a.xlsx'),
    await importFile(writeXlsx({ ONE: [['Nothing']] }).subarray(0, 200)),
    await importFile(bomb),
    await importFile(new Uint8Array(10 * 1024 * 1024 + 1)),
    await importFile(new Uint8Array()),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 415, 422, 400, 413, 422])
  expect(await (await importFile(text, 'quay.txt')).json()).toMatchObject({ reason: 'exportWithoutPosts' })
  expect((await person.post('/api/figures/import', {})).status).toBe(400)
})

test('guests of a team import nothing', async () => {
  const team = await foundTeam(app, 'Quay Press')
  const guest = await app.signIn()
  await joinTeam(app, team, 'guest', guest)
  const form = new FormData()
  form.set('file', new File(['a,b'], 'a.csv'))
  expect((await guest.post(`/api/w/${team.slug}/figures/import`, form)).status).toBe(403)
})
