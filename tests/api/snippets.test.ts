import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const path = '/api/user/snippets'

interface Snippet {
  id: string
  kind: string
  content: string
}

type Person = Awaited<ReturnType<TestApp['signIn']>>

async function snippetsOf(person: Person): Promise<Snippet[]> {
  return (await (await person.get(path)).json()) as Snippet[]
}

async function keep(person: Person, body: object): Promise<Snippet> {
  const answer = await person.post(path, body)
  expect(answer.status).toBe(201)
  return (await answer.json()) as Snippet
}

describe('snippets', () => {
  test('are kept, changed and deleted', async () => {
    const person = await app.signIn()
    expect(await snippetsOf(person)).toEqual([])
    const signOff = await keep(person, { kind: 'sign-off', content: '  Fair winds.\n' })
    expect(signOff).toMatchObject({ kind: 'sign-off', content: 'Fair winds.' })
    app.clock.now += 1
    const hashtags = await keep(person, { kind: 'hashtags', content: '#ports #shipping' })
    expect(await snippetsOf(person)).toEqual([signOff, hashtags])

    const changed = await person.send('PUT', `${path}/${signOff.id}`, { kind: 'ending', content: 'Until next week.' })
    expect(await changed.json()).toMatchObject({ id: signOff.id, kind: 'ending', content: 'Until next week.' })
    expect((await person.delete(`${path}/${hashtags.id}`)).status).toBe(204)
    expect(await snippetsOf(person)).toMatchObject([{ id: signOff.id, kind: 'ending' }])
  })

  test('that are the same are kept once', async () => {
    const person = await app.signIn()
    const [first, second] = await Promise.all([
      keep(person, { kind: 'hook', content: 'Look again.' }),
      keep(person, { kind: 'hook', content: 'Look again.' }),
    ])
    expect(second).toEqual(first)
    await keep(person, { kind: 'ending', content: 'Look again.' })
    expect(await snippetsOf(person)).toHaveLength(2)
  })

  test('are fifty at most, also when many are sent at once', async () => {
    const person = await app.signIn()
    const answers = await Promise.all(
      Array.from({ length: 53 }, (_, index) => person.post(path, { kind: 'hook', content: `Hook ${index}` })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused?.status).toBe(409)
    expect(await refused?.json()).toMatchObject({ reason: 'tooManySnippets', values: { most: 50 } })
    expect(await snippetsOf(person)).toHaveLength(50)
  })

  test.each([
    { kind: 'hook', content: ' \n ' },
    { kind: 'hook', content: 'x'.repeat(1_001) },
    { kind: 'poem', content: 'Roses.' },
    { kind: 'hook' },
    { content: 'Roses.' },
  ])('are refused when they can’t be: %j', async (body) => {
    const person = await app.signIn()
    expect((await person.post(path, body)).status).toBe(400)
    expect(await snippetsOf(person)).toEqual([])
  })

  test('belong to one person', async () => {
    const [one, other] = [await app.signIn(), await app.signIn({ role: 'admin' })]
    const snippet = await keep(one, { kind: 'hook', content: 'Mine.' })
    expect(await snippetsOf(other)).toEqual([])
    const change = { kind: 'hook', content: 'Theirs.' }
    expect((await other.send('PUT', `${path}/${snippet.id}`, change)).status).toBe(404)
    expect((await other.delete(`${path}/${snippet.id}`)).status).toBe(404)
    expect(await snippetsOf(one)).toEqual([snippet])
  })
})
