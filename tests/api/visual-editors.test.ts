import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer, Body } from '#shared/contract/contract'
import { asUserId } from '#shared/contract/ids'
import { visualEditing } from '#shared/rules/visual-editing'
import { foundTeam, joinTeam, type Person } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { canvasData, type Visual, visualBody } from '../support/visuals.ts'

/** Members of a team on one visual: who edits it, who takes over, and whose save comes second. */

let app: TestApp
let slug: string
let ann: Person
let ben: Person
let visual: Visual
let path: string

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody' } })
  const team = await foundTeam(app)
  slug = team.slug
  ann = team.owner
  ben = await joinTeam(app, team, 'writer')
  for (const [person, firstName] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
  ] as const) {
    await app.ctx.db.updateTable('users').set({ first_name: firstName }).where('id', '=', asUserId(person.id)).execute()
  }
})

beforeEach(async () => {
  const made = await ann.post(`/api/w/${slug}/visuals`, visualBody({ name: 'Chart' }))
  visual = (await made.json()) as Visual
  path = `/api/w/${slug}/visuals/${visual.id}`
})

afterAll(() => app.close())

async function edit(person: Person, body: Partial<Body<'editVisual'>> = {}) {
  const answer = await person.send('PUT', `${path}/editor`, { page: person.email, does: 'edit', ...body })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer<'editVisual'>
}

const whoElse = async (person: Person) => (await edit(person)).other?.name ?? null
const leave = (person: Person, page = person.email) => edit(person, { page, does: 'leave' })
const put = (person: Person, name: string, from: string) =>
  person.send('PUT', path, visualBody({ name }), { 'if-match': `"${Date.parse(from)}"` })

test('the first to open a visual edits it, and others see who and since when', async () => {
  const begun = new Date(app.clock.now).toISOString()
  expect(await edit(ann)).toEqual({ other: null, updatedAt: visual.updatedAt })
  app.clock.now += 2 * 60_000
  await edit(ann) // after a pause it begins anew
  app.clock.now += visualEditing.heartbeatMs
  const { other } = await edit(ben)
  expect(other).toMatchObject({ name: 'Ann Person' })
  expect(Date.parse(other?.since ?? '')).toBe(Date.parse(begun) + 2 * 60_000)
})

test('whoever leaves, or is heard of no more, edits it no longer; another page of theirs still does', async () => {
  await edit(ann)
  await edit(ann, { page: 'another' })
  await leave(ann)
  expect(await whoElse(ben)).toBe('Ann Person')
  await leave(ann, 'another')
  expect(await whoElse(ben)).toBeNull()
  expect(await whoElse(ann)).toBe('Ben Person')
  app.clock.now += visualEditing.livesMs + 1
  expect(await whoElse(ann)).toBeNull()
})

test('taking over makes the other a reader, who may take it back', async () => {
  await edit(ann)
  expect((await edit(ben, { does: 'take-over' })).other).toBeNull()
  expect(await whoElse(ann)).toBe('Ben Person')
  await leave(ann) // which ends nothing of Ben's
  expect(await whoElse(ann)).toBe('Ben Person')
  expect((await edit(ann, { does: 'take-over' })).other).toBeNull()
  expect(await whoElse(ben)).toBe('Ann Person')
})

test('of many who open it at once, one edits it', async () => {
  const answers = await Promise.all([ann, ben, ann, ben, ann, ben].map((person) => whoElse(person)))
  expect(new Set(answers.filter((name) => name !== null)).size).toBe(1)
})

test('a deleted visual, and one of another workspace, is not there', async () => {
  const stranger = await app.signIn({ role: 'user' })
  expect((await stranger.send('PUT', `/api/visuals/${visual.id}/editor`, { page: 'a', does: 'edit' })).status).toBe(404)
  await edit(ann)
  await ann.delete(path)
  expect((await ann.send('PUT', `${path}/editor`, { page: 'a', does: 'edit' })).status).toBe(404)
  expect(
    await app.ctx.db.selectFrom('visual_editors').selectAll().where('visual_id', '=', visual.id).execute(),
  ).toEqual([])
})

test('a stale save is answered with what is stored and who saved it, again and again, and changes nothing', async () => {
  expect((await put(ben, 'By Ben', visual.updatedAt)).status).toBe(200)
  for (const name of ['By Ann', 'By Ann, again']) {
    const stale = await put(ann, name, visual.updatedAt)
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: 'conflict', reason: 'visualSavedElsewhere', current: { name: 'By Ben', savedBy: 'Ben Person' } },
    ])
  }
  expect((await ann.send('PUT', path, visualBody({ name: 'Unnamed' }))).status).toBe(428)
  expect(await (await ann.get(path)).json()).toMatchObject({ name: 'By Ben' })
})

test('what another member saved is kept as a version, however fresh the last one is', async () => {
  let from = visual.updatedAt
  for (const [person, width] of [
    [ann, 620],
    [ben, 640],
    [ann, 660],
    [ann, 680],
  ] as const) {
    const sized = canvasData({ settings: { width } })
    const saved = await person.send(
      'PUT',
      path,
      { name: 'Chart', canvasData: sized },
      { 'if-match': `"${Date.parse(from)}"` },
    )
    expect(saved.status).toBe(200)
    from = ((await saved.json()) as Visual).updatedAt
  }
  const versions = (await (await ann.get(`${path}/versions`)).json()) as Answer<'listVisualVersions'>
  expect(versions.map(({ width }) => width)).toEqual([640, 620, visual.width])
})
