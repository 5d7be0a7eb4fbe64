import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const path = '/api/user/settings'

const all = {
  preferredModel: 'gpt-4.1-mini',
  targetAudience: 'Founders of small firms',
  contentStyle: 'casual',
  customPrompt: 'No emoji.\nNever more than five lines.',
  examplePosts: ['One.', 'Two.', 'Three.'],
  preferredLanguage: 'italian',
}

const empty = {
  preferredModel: null,
  targetAudience: '',
  contentStyle: '',
  customPrompt: '',
  examplePosts: ['', '', ''],
  preferredLanguage: null,
}

describe('settings', () => {
  test('are empty at first, with three places for example posts', async () => {
    const person = await app.signIn()
    expect(await (await person.get(path)).json()).toEqual(empty)
  })

  test('come back as they were saved, on the next visit too', async () => {
    const person = await app.signIn()
    const saved = await person.post(path, all)
    expect(saved.status).toBe(200)
    expect(await saved.json()).toEqual(all)
    expect(await (await person.get(path)).json()).toEqual(all)
  })

  test('keep what is not sent, and give up what is sent empty', async () => {
    const person = await app.signIn()
    await person.post(path, all)
    const changed = await person.post(path, { customPrompt: '', preferredModel: null })
    expect(await changed.json()).toEqual({ ...all, customPrompt: '', preferredModel: null })
    expect(await (await person.post(path, {})).json()).toEqual({ ...all, customPrompt: '', preferredModel: null })
  })

  test('saved from two tabs at once keep both changes', async () => {
    const person = await app.signIn()
    await Promise.all([person.post(path, { targetAudience: 'Bakers' }), person.post(path, { customPrompt: 'Warm.' })])
    const settings = await (await person.get(path)).json()
    expect(settings).toEqual({ ...empty, targetAudience: 'Bakers', customPrompt: 'Warm.' })
  })

  test('always show three example posts, however few were saved', async () => {
    const person = await app.signIn()
    const saved = await person.post(path, { examplePosts: ['Only one.'] })
    expect(await saved.json()).toMatchObject({ examplePosts: ['Only one.', '', ''] })
  })

  test.each([
    { preferredModel: 'gpt-99' },
    { preferredLanguage: 'klingon' },
    { examplePosts: ['1', '2', '3', '4'] },
    { examplePosts: 'One.' },
    { examplePosts: ['x'.repeat(5_001)] },
    { targetAudience: 'x'.repeat(5_001) },
    { customPrompt: null },
  ])('are refused when one of them can’t be: %j', async (body) => {
    const person = await app.signIn()
    expect((await person.post(path, body)).status).toBe(400)
    expect(await (await person.get(path)).json()).toEqual(empty)
  })

  test('belong to one person', async () => {
    const [one, other] = [await app.signIn(), await app.signIn({ role: 'admin' })]
    await one.post(path, { ...all, ownerId: other.id, owner_id: other.id })
    expect(await (await other.get(path)).json()).toEqual(empty)
  })
})
