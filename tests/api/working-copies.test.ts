import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, Body } from '#shared/contract/contract'
import { limits } from '#shared/rules/limits'
import type { Browser } from '../support/browser-session.ts'
import { makePost } from '../support/posts.ts'
import { foundTeam, joinTeam, type Person, writeInTeam } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** What is typed is kept before it is saved, and none of it is lost between two pages. */

type Detail = Answer<'getPost'>

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { POST_VERSIONS: '2', TEAMS: 'everybody' } })
})

afterAll(() => app.close())

async function read(person: Browser, id: string): Promise<Detail> {
  return (await (await person.get(`/api/posts/${id}`)).json()) as Detail
}

async function keep(person: Browser, id: string, copy: Partial<Body<'keepWorkingCopy'>>) {
  const body = { editor: 'one', seen: null, title: null, content: '', ...copy }
  const response = await person.send('PUT', `/api/posts/${id}/working-copy`, body)
  if (response.status !== 200) throw new Error(await response.text())
  return (await response.json()) as Answer<'keepWorkingCopy'>
}

async function discard(person: Browser, id: string, content: string): Promise<Detail> {
  const body = { editor: 'one', seen: null, title: null, content }
  return (await (await person.post(`/api/posts/${id}/working-copy/discard`, body)).json()) as Detail
}

const typedOf = ({ versions }: Detail) => versions.map(({ kind, content }) => [kind, content])

test('what is typed is kept beside the post, which stays as it is until it is saved', async () => {
  const person = await app.signIn()
  const post = await makePost(person)
  expect((await read(person, post.id)).workingCopy).toBeNull()

  await keep(person, post.id, { content: 'A quay', title: 'Quay' })
  const { savedAt } = await keep(person, post.id, { content: '' })
  await keep(person, post.id, { content: 'A quay for', title: 'Quay' })

  const typed = await read(person, post.id)
  expect(typed).toMatchObject({ content: post.content, title: post.title, versions: [] })
  expect(typed.workingCopy).toMatchObject({ content: 'A quay for', title: 'Quay' })
  expect(Date.parse(typed.workingCopy?.savedAt ?? '')).toBeGreaterThan(Date.parse(savedAt))

  const workingCopy = { editor: 'one', seen: null }
  await person.patch(`/api/posts/${post.id}`, { content: 'A quay for all.', workingCopy })
  const saved = await read(person, post.id)
  expect(saved).toMatchObject({ content: 'A quay for all.', version: 2, workingCopy: null })
  expect(typedOf(saved)).toEqual([
    ['draft', post.content],
    ['edit', 'A quay for all.'],
  ])
})

test('of two pages the newer text wins, and the other one is a version', async () => {
  const person = await app.signIn()
  const { id } = await makePost(person)
  const first = await keep(person, id, { content: 'From the desk.' })
  expect(first.keptOther).toBe(false)

  // a page that has seen it goes on with it
  const seen = await keep(person, id, { editor: 'two', seen: first.savedAt, content: 'From the desk, on the phone.' })
  expect(seen.keptOther).toBe(false)
  expect(typedOf(await read(person, id))).toEqual([])

  // the desk knows nothing of the phone
  const back = await keep(person, id, { seen: first.savedAt, content: 'From the desk again.' })
  expect(back.keptOther).toBe(true)
  const detail = await read(person, id)
  expect(detail.workingCopy?.content).toBe('From the desk again.')
  expect(typedOf(detail).slice(1)).toEqual([['unsaved', 'From the desk, on the phone.']])

  // nor does the phone know of the desk, and saves
  const workingCopy = { editor: 'two', seen: seen.savedAt }
  await person.patch(`/api/posts/${id}`, { content: 'From the desk, on the phone.', workingCopy })
  const saved = await read(person, id)
  expect(saved).toMatchObject({ content: 'From the desk, on the phone.', workingCopy: null })
  expect(typedOf(saved).slice(1)).toEqual([
    ['unsaved', 'From the desk again.'],
    ['edit', 'From the desk, on the phone.'],
  ])
})

test('a discarded text stays among the versions, once, and can be made the post', async () => {
  const person = await app.signIn()
  const post = await makePost(person)
  await keep(person, post.id, { content: 'Thrown' })
  const discarded = await discard(person, post.id, 'Thrown away.')
  expect(discarded).toMatchObject({ content: post.content, version: 1, workingCopy: null })
  expect(typedOf(discarded).slice(1)).toEqual([['unsaved', 'Thrown away.']])
  for (const content of ['Thrown away.', post.content, ' \u200b\n']) {
    expect(typedOf(await discard(person, post.id, content))).toHaveLength(2)
  }
  const chosen = await person.post(`/api/posts/${post.id}/version`, { number: 2 })
  expect(typedOf((await chosen.json()) as Detail)[1]).toEqual(['edit', 'Thrown away.'])
})

test('what an author types takes no room from what can be written, and the oldest of it goes', async () => {
  const person = await app.signIn()
  const post = await makePost(person)
  for (let count = 1; count <= limits.ownVersions + 2; count += 1) {
    await person.patch(`/api/posts/${post.id}`, { content: `Edit ${count}.` })
  }
  const edited = await read(person, post.id)
  expect(edited.content).toBe(`Edit ${limits.ownVersions + 2}.`)
  expect(typedOf(edited)).toHaveLength(limits.ownVersions + 1)
  expect(typedOf(edited)[0]).toEqual(['draft', post.content])
  expect(typedOf(edited)[1]).toEqual(['edit', 'Edit 3.'])
  const refine = () => person.post(`/api/posts/${post.id}/refine`, { kind: 'longer' })
  expect((await refine()).status).toBe(200)
  expect(await (await refine()).json()).toMatchObject({ reason: 'tooManyVersions' })
})

test('a working copy is only its owner’s, and goes with the post', async () => {
  const [person, other] = [await app.signIn(), await app.signIn()]
  const { id } = await makePost(person)
  await keep(person, id, { content: 'Mine.' })
  const body = { editor: 'two', seen: null, title: null, content: 'Theirs.' }
  expect((await other.send('PUT', `/api/posts/${id}/working-copy`, body)).status).toBe(404)
  expect((await other.post(`/api/posts/${id}/working-copy/discard`, body)).status).toBe(404)
  expect((await read(person, id)).workingCopy?.content).toBe('Mine.')
  expect((await person.delete(`/api/posts/${id}`)).status).toBe(204)
  expect(await app.ctx.db.selectFrom('working_copies').selectAll().where('post_id', '=', id).execute()).toEqual([])
})

test('in a team everyone has a working copy of their own, and hears that the post was saved meanwhile', async () => {
  const team = await foundTeam(app)
  const [one, other] = [team.owner, await joinTeam(app, team, 'writer')]
  const { id, version } = await writeInTeam(one, team.slug)
  const path = `/api/w/${team.slug}/posts/${id}`
  const type = async (person: Person, content: string) => {
    const body = { editor: person.email, seen: null, title: null, begunFrom: version, content }
    return (await (await person.send('PUT', `${path}/working-copy`, body)).json()) as Answer<'keepWorkingCopy'>
  }
  const openedBy = async (person: Person) => (await (await person.get(path)).json()) as Detail
  expect(await type(one, 'Half a sent')).toMatchObject({ keptOther: false, version })
  expect((await openedBy(other)).workingCopy).toBeNull()
  expect(await type(other, 'Another text')).toMatchObject({ keptOther: false, version })
  expect((await openedBy(one)).workingCopy).toMatchObject({ content: 'Half a sent', begunFrom: version })

  const workingCopy = { editor: other.email, seen: null }
  const saved = await other.send(
    'PATCH',
    path,
    { content: 'Another text.', workingCopy },
    { 'if-match': `"${version}"` },
  )
  const { version: next } = (await saved.json()) as Answer<'updatePost'>
  expect(await type(one, 'Half a sentence')).toMatchObject({ keptOther: false, version: next })
  expect((await openedBy(other)).workingCopy).toBeNull()
  expect((await openedBy(one)).workingCopy).toMatchObject({ content: 'Half a sentence', begunFrom: version })
})
