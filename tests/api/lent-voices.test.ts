import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { FakeWriter } from '../support/fake-writer.ts'
import { foundTeam, joinTeam, type Person } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Members of a team who let others have posts written in their voice, and how that ends. */

const writer = new FakeWriter()
let app: TestApp
let team: Awaited<ReturnType<typeof foundTeam>>
let ada: Person
let jana: Person

const voice = { role: 'Harbour master', profile: 'Short sentences.', posts: ['Ada’s own post about quays.'] }

beforeAll(async () => {
  app = await startTestApp({ parts: { writer }, environment: { TEAMS: 'everybody', OPENAI_API_KEY: 'sk-test' } })
})

afterAll(() => app.close())

beforeEach(async () => {
  writer.write = async () => 'A post.'
  team = await foundTeam(app)
  ada = await joinTeam(app, team, 'guest')
  jana = await joinTeam(app, team, 'writer')
  await ada.post('/api/user/voice', voice)
})

const lend = async (person: Person, isLent: boolean) =>
  (await person.send('PUT', `/api/workspaces/${team.slug}/voice`, { isLent })).status

const generate = (body: object, at = `/api/w/${team.slug}`) =>
  jana.post(`${at}/posts/generate`, { textContent: 'The bridge opened.', ...body })

async function made(body: object): Promise<Answer<'generatePost'>> {
  const generated = await generate(body)
  expect(generated.status).toBe(201)
  return (await generated.json()) as Answer<'generatePost'>
}

async function expectRefused(answer: Response): Promise<void> {
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ reason: 'voiceNotLent' })
}

const lendersOf = async (person: Person) => {
  const listed = (await (await person.get(`/api/workspaces/${team.slug}/members`)).json()) as Answer<'listMembers'>
  return listed.filter(({ lendsVoice }) => lendsVoice).map(({ userId }) => userId)
}

const used = async () =>
  ((await (await jana.get(`/api/workspaces/${team.slug}`)).json()) as Answer<'getWorkspace'>).postsThisMonth

describe('a voice is lent by its person alone', () => {
  test('no at first; then a post is written in it and says so, also to its person', async () => {
    await expectRefused(await generate({ voiceOf: ada.id }))
    expect(await lendersOf(jana)).toEqual([])
    expect(await lend(ada, true)).toBe(204)
    expect(await lendersOf(jana)).toEqual([ada.id])

    const post = await made({ voiceOf: ada.id })
    expect(writer.requests.at(-1)?.voice).toMatchObject({ profile: voice.profile, examplePosts: voice.posts })
    expect(post.voice).toEqual({ userId: ada.id, name: 'Test Person' })
    const seen = (await (await ada.get(`/api/w/${team.slug}/posts/${post.id}`)).json()) as Answer<'getPost'>
    expect(seen).toMatchObject({ voice: { userId: ada.id }, voiceExamples: voice.posts })
  })

  test('without a wish a post has its author’s own voice, and in one’s own workspace none is named', async () => {
    expect((await made({})).voice?.userId).toBe(jana.id)
    expect((await made({ voiceOf: jana.id })).voice?.userId).toBe(jana.id)
    const own = await generate({}, '/api')
    expect(((await own.json()) as Answer<'generatePost'>).voice).toBeNull()
  })

  test('only to the team, and only of its members', async () => {
    await lend(ada, true)
    await expectRefused(await generate({ voiceOf: ada.id }, '/api'))
    const stranger = await app.signIn()
    await expectRefused(await generate({ voiceOf: stranger.id }))
    expect((await stranger.send('PUT', `/api/workspaces/${team.slug}/voice`, { isLent: true })).status).toBe(404)
    const other = await foundTeam(app, 'Other press')
    await joinTeam(app, other, 'writer', jana)
    await joinTeam(app, other, 'writer', ada)
    await expectRefused(await generate({ voiceOf: ada.id }, `/api/w/${other.slug}`))
  })
})

test('what the voice is made of is shown to its person alone', async () => {
  await lend(ada, true)
  const post = await made({ voiceOf: ada.id, model: 'gpt-4o' })
  const path = `/api/w/${team.slug}/posts/${post.id}`
  const text = await (await jana.get(`${path}/provenance`)).text()
  expect(text).not.toContain('quays')
  expect(text).not.toContain('Short sentences.')
  expect(JSON.parse(text)).toMatchObject({ isVoiceHidden: true, prompt: null, writtenWith: { model: 'gpt-4o' } })
  expect(((await (await jana.get(path)).json()) as Answer<'getPost'>).voiceExamples).toEqual([])
  const own = (await (await ada.get(`${path}/provenance`)).json()) as Answer<'getProvenance'>
  expect(own).toMatchObject({ isVoiceHidden: false, writtenWith: { settings: { examplePosts: voice.posts } } })
  expect(own.prompt?.user).toContain('Short sentences.')
})

describe('it ends at once', () => {
  test('when its person withdraws it, also for a post that is being written then, which costs nothing', async () => {
    await lend(ada, true)
    const before = await made({ voiceOf: ada.id })
    const counted = await used()
    writer.write = async () => {
      await lend(ada, false)
      return 'Too late.'
    }
    await expectRefused(await generate({ voiceOf: ada.id }))
    expect(await used()).toBe(counted)
    const listed = (await (await jana.get(`/api/w/${team.slug}/posts`)).json()) as Answer<'listPosts'>
    expect(listed.map(({ id }) => id)).toEqual([before.id])
    writer.write = async () => 'A post.'
    await expectRefused(await generate({ voiceOf: ada.id }))
  })

  test('also for changes to a post that has it: those are made in the voice of whoever asks', async () => {
    await jana.post('/api/user/voice', { profile: 'Long sentences.' })
    await lend(ada, true)
    const { id } = await made({ voiceOf: ada.id })
    const refine = () => jana.post(`/api/w/${team.slug}/posts/${id}/refine`, { kind: 'shorter', model: 'gpt-4o' })
    expect((await refine()).status).toBeLessThan(300)
    expect(writer.requests.at(-1)?.voice.profile).toBe('Short sentences.')
    await lend(ada, false)
    expect((await refine()).status).toBeLessThan(300)
    expect(writer.requests.at(-1)?.voice.profile).toBe('Long sentences.')
  })

  test('when its person leaves, also if they come back; the post still says whose voice it has', async () => {
    await lend(ada, true)
    const { id } = await made({ voiceOf: ada.id })
    await ada.send('DELETE', `/api/workspaces/${team.slug}/members/${ada.id}`)
    await expectRefused(await generate({ voiceOf: ada.id }))
    await joinTeam(app, team, 'writer', ada)
    await expectRefused(await generate({ voiceOf: ada.id }))
    const seen = (await (await jana.get(`/api/w/${team.slug}/posts/${id}`)).json()) as Answer<'getPost'>
    expect(seen.voice?.userId).toBe(ada.id)
  })

  test('when its person deletes their account, whose name leaves the post', async () => {
    await lend(ada, true)
    const { id } = await made({ voiceOf: ada.id })
    expect((await team.owner.send('DELETE', `/api/admin/users/${ada.id}`)).status).toBeLessThan(300)
    await expectRefused(await generate({ voiceOf: ada.id }))
    const seen = (await (await jana.get(`/api/w/${team.slug}/posts/${id}`)).json()) as Answer<'getPost'>
    expect(seen.voice).toBeNull()
  })
})

test('it stands in one’s list of teams and in the activity', async () => {
  await lend(ada, true)
  await lend(ada, true)
  const listed = (await (await ada.get('/api/workspaces')).json()) as Answer<'listWorkspaces'>
  expect(listed.map(({ lendsVoice }) => lendsVoice)).toEqual([false, true])
  const entries = (await (await team.owner.get(`/api/w/${team.slug}/activity`)).json()) as Answer<'listActivity'>
  expect(entries.filter(({ event }) => event === 'voice.lent')).toHaveLength(1)
})
