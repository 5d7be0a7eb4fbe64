import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteActivity } from '#server/features/activity/activity-repository'
import type { Answer } from '#shared/contract/contract'
import { activityTimes } from '#shared/rules/activity'
import { hourMs } from '#shared/time/durations'
import { makePost } from '../support/posts.ts'
import { foundTeam, joinTeam, type Person, versionOf, writeInTeam } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Who did what to which post of a team. */

let app: TestApp
let team: Awaited<ReturnType<typeof foundTeam>>
let writer: Person
let guest: Person

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody' } })
  team = await foundTeam(app)
  writer = await joinTeam(app, team, 'writer')
  guest = await joinTeam(app, team, 'guest')
})

afterAll(() => app.close())

async function activityOf(query = '', reader = team.owner): Promise<Answer<'listActivity'>> {
  const answer = await reader.get(`/api/w/${team.slug}/activity${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer<'listActivity'>
}

async function edit(id: string, content: string): Promise<void> {
  const path = `/api/w/${team.slug}/posts/${id}`
  const version = versionOf(await writer.get(path))
  expect((await writer.send('PATCH', path, { content }, { 'if-match': `"${version}"` })).status).toBe(200)
}

test('lists deeds by post, person and kind, and several saves of one hour once', async () => {
  const { id, title } = await writeInTeam(writer, team.slug)
  await edit(id, 'First.')
  await edit(id, 'Second.')
  app.clock.now += hourMs
  await edit(id, 'Third.')
  await guest.post(`/api/w/${team.slug}/posts/${id}/comments`, { body: 'Is that so?' })
  await writer.post(`/api/w/${team.slug}/posts/${id}/review`, {})
  const version = versionOf(await writer.get(`/api/w/${team.slug}/posts/${id}`))
  await team.owner.post(`/api/w/${team.slug}/posts/${id}/review/decision`, { decision: 'approve', version })

  const ofPost = await activityOf(`?post=${id}`)
  expect(ofPost.map(({ event, byUserId }) => [event, byUserId])).toEqual([
    ['review.decided', team.owner.id],
    ['review.requested', writer.id],
    ['comment.added', guest.id],
    ['post.updated', writer.id],
    ['post.updated', writer.id],
    ['post.created', writer.id],
  ])
  expect(ofPost[0]).toMatchObject({
    by: 'Test Person',
    postTitle: title,
    hasPost: true,
    detail: { decision: 'approve' },
  })
  const ofGuest = await activityOf(`?person=${guest.id}&kind=reviews`)
  expect(ofGuest.map(({ event }) => event)).toEqual(['comment.added'])
  const ofTeam = await activityOf('?kind=team')
  expect(ofTeam.map(({ event, detail }) => [event, detail.role])).toEqual([
    ['member.joined', 'guest'],
    ['member.invited', 'guest'],
    ['member.joined', 'writer'],
    ['member.invited', 'writer'],
    ['workspace.created', undefined],
  ])
  expect(JSON.stringify(ofTeam)).not.toContain(guest.email)
})

test('comes page by page, and as a file for a spreadsheet that runs no formulas', async () => {
  const all = await activityOf()
  const first = await activityOf('?limit=3')
  const rest = await activityOf(`?limit=200&before=${first.at(-1)?.id}`)
  expect([...first, ...rest]).toEqual(all)

  const { id } = await writeInTeam(writer, team.slug)
  const title = '=HYPERLINK("https://example.com"), now'
  const path = `/api/w/${team.slug}/posts/${id}`
  const version = versionOf(await writer.get(path))
  await writer.send('PATCH', path, { title }, { 'if-match': `"${version}"` })
  const csv = await team.owner.send('GET', `/api/w/${team.slug}/activity?post=${id}`, undefined, { accept: 'text/csv' })
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head, line, ...more] = (await csv.text()).split('\r\n')
  expect(head).toBe('at,by,guest,event,post,title,about,decision,account,dueAt,isAllowed,lent,role,approves')
  expect(line).toContain(`,Test Person,,post.updated,${id},"'=HYPERLINK(""https://example.com""), now",`)
  expect(more).toHaveLength(2)
})

test('is for whoever leads the team, and for nobody else', async () => {
  expect((await writer.get(`/api/w/${team.slug}/activity`)).status).toBe(403)
  expect((await guest.get(`/api/w/${team.slug}/activity`)).status).toBe(403)
  const stranger = await app.signIn({ role: 'admin' })
  expect((await stranger.get(`/api/w/${team.slug}/activity`)).status).toBe(404)
})

test('of one’s own workspace is not kept', async () => {
  const person = await app.signIn()
  await makePost(person)
  expect(await (await person.get('/api/activity')).json()).toEqual([])
  const rows = await app.ctx.db.selectFrom('activity').select('id').where('actor', '=', person.id).execute()
  expect(rows).toEqual([])
})

test('keeps a deleted post’s title, and of a deleted account only that there was someone', async () => {
  const leaving = await joinTeam(app, team, 'writer')
  const { id, title } = await writeInTeam(leaving, team.slug)
  await leaving.send('DELETE', `/api/w/${team.slug}/posts/${id}`)
  expect((await activityOf(`?post=${id}`))[0]).toMatchObject({
    event: 'post.deleted',
    postTitle: title,
    hasPost: false,
  })
  const archive = Buffer.from(await (await leaving.get('/api/user/export')).arrayBuffer())
  expect(archive.includes('activity.json')).toBe(true)
  expect((await leaving.send('DELETE', '/api/user', { password: 'a long enough passphrase' })).status).toBeLessThan(300)
  expect((await activityOf(`?post=${id}`))[0]).toMatchObject({ by: null, byUserId: null, isSystem: false })
})

test('is kept for two years', async () => {
  const before = await activityOf()
  await deleteActivity(app.ctx.db, app.clock.now - activityTimes.keptMs)
  expect(await activityOf()).toEqual(before)
  await deleteActivity(app.ctx.db, app.clock.now + 1)
  expect(await activityOf()).toEqual([])
})
