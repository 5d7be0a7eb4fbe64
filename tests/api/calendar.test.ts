import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { dayMs, minuteMs } from '#shared/time/durations'
import { readExport } from '../support/export.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import {
  type Author,
  becomes,
  inMinutes,
  pass,
  publish,
  signAuthorInAgain,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'
import { type ReadCalendar, readIcal } from '../support/read-ical.ts'
import { foundTeam, joinTeam, type Person, writeInTeam } from '../support/team-people.ts'

/** What is planned, at a secret address that programs read. */

let world: LinkedinApp

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true, environment: { TEAMS: 'everybody' } })
})

afterAll(() => world.close())

const path = '/api/schedule/calendar-address'

/** The address's path. */
async function subscribe(person: Person, where = path): Promise<string> {
  const made = await person.post(where)
  expect(made.status).toBe(201)
  const { url } = (await made.json()) as Answer<'createCalendarAddress'>
  expect(url).toMatch(/^http:\/\/[^/]+\/calendar\/[\w-]{43}\.ics$/)
  return new URL(url).pathname
}

async function stateOf(person: Person, where = path): Promise<Answer<'getCalendarAddress'>['address']> {
  return ((await (await person.get(where)).json()) as Answer<'getCalendarAddress'>).address
}

/** As a program that has nothing but the address. */
async function fetchCalendar(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return await world.app.visitor().send('GET', address, undefined, headers)
}

async function readCalendar(address: string): Promise<ReadCalendar> {
  const answer = await fetchCalendar(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  return readIcal(new Uint8Array(await answer.arrayBuffer()))
}

async function plan(author: Author, minutes = 600): Promise<{ id: string; postId: string; dueAt: number }> {
  const { id, postId, dueAt } = await publish(author, await writePost(author), inMinutes(world, minutes))
  return { id, postId, dueAt: Date.parse(dueAt) }
}

test('what is planned is read at the address, with when, what, from where, and the way to the post', async () => {
  const author = await signInAuthor(world)
  expect(await stateOf(author.person)).toBeNull()
  const address = await subscribe(author.person)
  expect(await readCalendar(address)).toEqual({ name: 'LinkedIn posts', events: [] })
  const content = 'Ships no longer wait at sea; they come, they go.\n\nBackslash \\ and more. #harbour'
  const post = await writePost(author, content)
  const planned = await publish(author, post, inMinutes(world, 600))
  const { events } = await readCalendar(address)
  const page = `${world.app.ctx.config.http.publicUrl}/generate?post=${post.id}`
  const second = Math.floor(world.app.clock.now / 1000) * 1000
  expect(events).toEqual([
    {
      uid: planned.id,
      stamp: second,
      modified: second,
      sequence: 0,
      starts: Date.parse(planned.dueAt),
      ends: Date.parse(planned.dueAt) + 15 * minuteMs,
      status: 'CONFIRMED',
      summary: post.title,
      description: `${content}\n\nGoes out from ${planned.accountName}.\nOpen it in Postwright: ${page}`,
      url: page,
    },
  ])
})

test('the address is shown once; one’s own page says that there is one and when it was read', async () => {
  const author = await signInAuthor(world)
  const address = await subscribe(author.person)
  const createdAt = new Date(world.app.clock.now).toISOString()
  expect(await stateOf(author.person)).toEqual({ createdAt, fetchedAt: null })
  world.app.clock.now += minuteMs
  await readCalendar(address)
  const fetchedAt = new Date(world.app.clock.now).toISOString()
  expect(await stateOf(author.person)).toEqual({ createdAt, fetchedAt })
  const token = /[\w-]{43}/.exec(address)?.[0] ?? ''
  const rows = await world.app.ctx.db.selectFrom('calendar_addresses').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  const { json, files } = await readExport(author.person)
  expect(json('calendar-addresses.json')).toEqual([{ team: null, createdAt, fetchedAt }])
  expect(Buffer.concat(Object.values(files)).includes(token)).toBe(false)
})

test('a renewed address ends the old one at once', async () => {
  const author = await signInAuthor(world)
  const old = await subscribe(author.person)
  await readCalendar(old)
  const address = await subscribe(author.person)
  expect(address).not.toBe(old)
  expect((await fetchCalendar(old)).status).toBe(404)
  expect(await stateOf(author.person)).toMatchObject({ fetchedAt: null })
  await readCalendar(address)
})

test('addresses that there are not answer alike', async () => {
  for (const odd of ['/calendar/none.ics', `/calendar/${'a'.repeat(43)}.ics`, '/calendar/.ics', '/calendar/a%2Fb.ics'])
    expect([odd, (await fetchCalendar(odd)).status]).toEqual([odd, 404])
})

test('what has not changed is not sent again', async () => {
  const author = await signInAuthor(world)
  const { id } = await plan(author)
  const address = await subscribe(author.person)
  const first = await fetchCalendar(address)
  const etag = first.headers.get('etag') ?? ''
  expect([...first.headers]).toEqual(
    expect.arrayContaining([
      ['cache-control', 'private, no-cache'],
      ['referrer-policy', 'no-referrer'],
      ['x-robots-tag', 'noindex'],
    ]),
  )
  await first.arrayBuffer()
  world.app.clock.now += 10 * minuteMs
  for (const sent of [etag, `"other", W/${etag}`, '*']) {
    const again = await fetchCalendar(address, { 'if-none-match': sent })
    expect([sent, again.status, await again.text(), again.headers.get('etag')]).toEqual([sent, 304, '', etag])
  }
  await author.person.patch(`/api/publications/${id}`, inMinutes(world, 700))
  const changed = await fetchCalendar(address, { 'if-none-match': etag })
  expect(changed.status).toBe(200)
  await changed.arrayBuffer()
})

test('a change keeps the UID and raises the sequence; sending without a change does not', async () => {
  const author = await signInAuthor(world)
  const planned = await plan(author)
  const address = await subscribe(author.person)
  const [first] = (await readCalendar(address)).events
  world.app.clock.now += 2 * minuteMs
  expect((await readCalendar(address)).events).toEqual([first])
  const later = inMinutes(world, 1_440)
  await author.person.patch(`/api/publications/${planned.id}`, later)
  const [moved] = (await readCalendar(address)).events
  expect(moved).toMatchObject({ uid: first?.uid, sequence: 1, starts: Date.parse(`${later.at}Z`) })
  expect(moved?.modified).toBeGreaterThan(first?.modified ?? Infinity)
  await author.person.patch(`/api/posts/${planned.postId}`, { title: 'A title of its own' })
  expect((await readCalendar(address)).events).toMatchObject([{ sequence: 2, summary: 'A title of its own' }])
})

test('what went out stays for 90 days, and leads to LinkedIn too', async () => {
  const author = await signInAuthor(world)
  const address = await subscribe(author.person)
  const published = await publish(author, await writePost(author))
  await becomes(author, published, 'published')
  const [event] = (await readCalendar(address)).events
  expect(event).toMatchObject({ uid: published.id, status: 'CONFIRMED' })
  expect(event?.description).toContain(`Went out from ${published.accountName}.`)
  expect(event?.description).toMatch(/At LinkedIn: https:\/\/www\.linkedin\.com\/feed\/update\/urn:/)
  await author.person.send('DELETE', `/api/posts/${published.postId}`)
  const [kept] = (await readCalendar(address)).events
  expect(kept).toMatchObject({ uid: published.id, summary: event?.summary, sequence: 1 })
  expect(kept?.url).toMatch(/^https:\/\/www\.linkedin\.com\//)
  expect(kept?.description).not.toContain('Ships')
  pass(world, 89 * dayMs)
  expect((await readCalendar(address)).events).toHaveLength(1)
  pass(world, 2 * dayMs)
  expect((await readCalendar(address)).events).toEqual([])
  pass(world, -91 * dayMs)
})

test('what was cancelled or deleted says so for a month before it is gone', async () => {
  const author = await signInAuthor(world)
  const [cancelled, deleted, unread] = [await plan(author, 600), await plan(author, 700), await plan(author, 800)]
  await author.person.send('DELETE', `/api/publications/${unread.id}`)
  const address = await subscribe(author.person)
  const before = (await readCalendar(address)).events
  expect(before.map(({ uid }) => uid)).toEqual([cancelled.id, deleted.id])
  await author.person.send('DELETE', `/api/publications/${cancelled.id}`)
  await author.person.send('DELETE', `/api/posts/${deleted.postId}`)
  const after = (await readCalendar(address)).events
  expect(after).toMatchObject([
    { uid: cancelled.id, status: 'CANCELLED', sequence: 1, starts: cancelled.dueAt, summary: before[0]?.summary },
    { uid: deleted.id, status: 'CANCELLED', sequence: 1, starts: deleted.dueAt, summary: 'Post cancelled' },
  ])
  pass(world, 31 * dayMs)
  expect((await readCalendar(address)).events).toEqual(after)
  pass(world, 10 * dayMs)
  expect((await readCalendar(address)).events).toEqual([])
  pass(world, -41 * dayMs)
})

test('what needs its author is only tentative', async () => {
  const author = await signInAuthor(world)
  const { id } = await plan(author)
  const { db } = world.app.ctx
  await db.updateTable('publications').set({ state: 'missed', next_at: null }).where('id', '=', id).execute()
  const { events } = await readCalendar(await subscribe(author.person))
  expect(events).toMatchObject([{ status: 'TENTATIVE', description: expect.stringContaining('and needs you.') }])
})

test('two programs that read at once count a change once', async () => {
  const author = await signInAuthor(world)
  const { id } = await plan(author)
  const address = await subscribe(author.person)
  await readCalendar(address)
  await author.person.patch(`/api/publications/${id}`, inMinutes(world, 900))
  const found = await Promise.all(Array.from({ length: 6 }, () => readCalendar(address)))
  expect(found.map(({ events }) => events[0]?.sequence)).toEqual(found.map(() => 1))
})

test('it is in the language of its reader', async () => {
  const author = await signInAuthor(world)
  await plan(author)
  await author.person.patch('/api/user', { interfaceLanguage: 'de' })
  const { name, events } = await readCalendar(await subscribe(author.person))
  expect([name, events[0]?.description]).toEqual([
    'LinkedIn-Beiträge',
    expect.stringContaining('In Postwright öffnen:'),
  ])
})

test('titles with everything that the format knows come through whole', async () => {
  const author = await signInAuthor(world)
  const { postId } = await plan(author)
  const title =
    'Über “Größe”, 港の新しい岸壁; 👩‍👩‍👧 \\ und mehr: END:VEVENT, was die Zeile weit über ihr Ende hinaus verlängert'
  expect((await author.person.patch(`/api/posts/${postId}`, { title })).status).toBe(200)
  const { events } = await readCalendar(await subscribe(author.person))
  expect(events.map(({ summary }) => summary)).toEqual([title])
})

test('a team has a calendar of its own, for each member who may read posts now', async () => {
  const { app } = world
  const team = await foundTeam(app)
  const author = await signInAuthor(world)
  await joinTeam(app, team, 'writer', author.person)
  const lending = `/api/linkedin/accounts/${author.accountId}/lending/${team.slug}`
  await author.person.send('PUT', lending, { lent: 'free' })
  const { id: postId } = await writeInTeam(author.person, team.slug)
  const wish = { accountId: author.accountId, ...inMinutes(world, 600) }
  const planned = await author.person.post(`/api/w/${team.slug}/posts/${postId}/publications`, wish)
  expect(planned.status).toBe(201)

  const ofTeam = `/api/w/${team.slug}/schedule/calendar-address`
  const guest = await joinTeam(app, team, 'guest')
  const own = await subscribe(author.person)
  const address = await subscribe(guest, ofTeam)
  const { name, events } = await readCalendar(address)
  expect(name).toBe('LinkedIn posts: Harbour press')
  expect(events.map(({ url }) => new URL(url ?? '').pathname)).toEqual([`/w/${team.slug}/generate`])
  expect((await readCalendar(own)).events).toEqual([])
  expect((await (await app.signIn()).post(ofTeam)).status).toBe(404)

  // approval, second factor and membership are those of now
  const { db } = app.ctx
  const set = async (change: { is_approved: 0 | 1 }) =>
    await db.updateTable('users').set(change).where('id', '=', guest.id).execute()
  await set({ is_approved: 0 })
  expect((await fetchCalendar(address)).status).toBe(404)
  await set({ is_approved: 1 })
  expect((await fetchCalendar(address)).status).toBe(200)
  await team.owner.send('DELETE', `/api/workspaces/${team.slug}/members/${guest.id}`)
  expect((await fetchCalendar(address)).status).toBe(404)
  await joinTeam(app, team, 'guest', guest)
  expect((await fetchCalendar(address)).status).toBe(404)
  expect(await stateOf(guest, ofTeam)).toBeNull()
})

test('it ends with its owner’s account', async () => {
  const author = await signAuthorInAgain(world.app, await signInAuthor(world))
  const address = await subscribe(author.person)
  expect((await author.person.send('DELETE', '/api/user', { password: 'a long enough passphrase' })).status).toBe(204)
  expect((await fetchCalendar(address)).status).toBe(404)
})
