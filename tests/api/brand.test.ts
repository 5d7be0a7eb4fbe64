import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture, upload } from '../support/pictures.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const path = '/api/user/brand'
const empty = { colours: null, headingFont: '', bodyFont: '', handle: '', logoId: null }
const all = {
  colours: { background: '#fbf6ec', text: '#1d1b18', accent: '#c7361b' },
  headingFont: 'Playfair Display',
  bodyFont: 'Lato',
  handle: 'harbour.example',
  logoId: null,
}

type Person = Awaited<ReturnType<TestApp['signIn']>>

async function brandOf(person: Person): Promise<unknown> {
  return await (await person.get(path)).json()
}

test('a brand kit is empty at first, and comes back as it was saved', async () => {
  const person = await app.signIn()
  const other = await app.signIn()
  expect(await brandOf(person)).toEqual(empty)
  const { id } = await upload(person, await picture('png'))
  const colours = { ...all.colours, accent: '#C7361B' }
  const saved = await person.post(path, { ...all, colours, handle: ' harbour.example ', logoId: id })
  expect(saved.status).toBe(200)
  expect(await saved.json()).toEqual({ ...all, logoId: id })
  expect(await brandOf(person)).toEqual({ ...all, logoId: id })
  expect(await brandOf(other)).toEqual(empty)
})

test('a logo that is deleted from the library is none any more', async () => {
  const person = await app.signIn()
  const { id } = await upload(person, await picture('png'))
  await person.post(path, { ...all, logoId: id })
  expect((await person.delete(`/api/media/${id}`)).status).toBe(204)
  expect(await brandOf(person)).toEqual(all)
})

test('a logo of somebody else is refused, and what was saved before stays', async () => {
  const person = await app.signIn()
  const other = await app.signIn()
  await person.post(path, all)
  const { id } = await upload(other, await picture('png'))
  const refused = await person.post(path, { ...all, handle: 'new', logoId: id })
  expect(refused.status).toBe(404)
  expect(await refused.json()).toMatchObject({ message: 'This picture does not exist.' })
  expect(await brandOf(person)).toEqual(all)
})

test.each([
  ['a colour that is none', { ...all, colours: { ...all.colours, text: 'red' } }],
  ['a font whose name can be none', { ...all, bodyFont: 'x; } body { display: none' }],
  ['a handle longer than a line', { ...all, handle: 'x'.repeat(61) }],
  ['half a palette', { ...all, colours: { text: '#000000' } }],
])('%s is refused', async (_, body) => {
  const person = await app.signIn()
  expect((await person.post(path, body)).status).toBe(400)
  expect(await brandOf(person)).toEqual(empty)
})
