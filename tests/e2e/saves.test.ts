import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { expectGerman } from '../support/german.ts'
import { eventually, expectToast } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { foundTeam, joinTeam, type Person, writeInTeam } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Two browsers on one post: whoever saves second sees both texts, and neither is lost. */

const browser = launchBrowser()
let app: TestApp
let owner: Person
let writer: Person
let slug: string

const first = 'Ships no longer wait at sea. The harbour opened its second quay on Monday.'

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody', PUBLIC_SITE: 'off' } })
  const team = await foundTeam(app)
  owner = team.owner
  slug = team.slug
  writer = await joinTeam(app, team, 'writer')
})

afterAll(() => app.close())

const english = { edit: 'Edit', text: 'Post text', save: 'Save Changes' }
const german = { edit: 'Bearbeiten', text: 'Text des Beitrags', save: 'Änderungen speichern' }

/** Opens a post in a browser of this person. */
async function open(person: Person, path: string, options: { isPhone?: boolean; locale?: string } = {}): Promise<Page> {
  const width = options.isPhone ? { width: 390 } : {}
  const page = await browser.newPage(app, { as: person, mayLog: 'Failed to load resource', ...options, ...width })
  await page.goto(path)
  await page.getByRole('button', { name: options.locale ? german.edit : english.edit, exact: true }).waitFor()
  return page
}

async function edit(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: /^(Edit|Bearbeiten)$/ }).click()
}

async function save(page: Page, text: string, words = english): Promise<void> {
  await page.getByRole('textbox', { name: words.text }).fill(text)
  await page.getByRole('button', { name: words.save }).click()
}

async function stored(person: Person, path: string): Promise<Answer<'getPost'>> {
  return (await (await person.get(path)).json()) as Answer<'getPost'>
}

test('in a team the second save shows both texts, which are merged by keys, and nothing is lost', async () => {
  const { id, version } = await writeInTeam(writer, slug)
  const api = `/api/w/${slug}/posts/${id}`
  await writer.send('PATCH', api, { content: first }, { 'if-match': `"${version}"` })
  const [one, other] = [
    await open(owner, `/w/${slug}/generate?post=${id}`),
    await open(writer, `/w/${slug}/generate?post=${id}`),
  ]
  await edit(one, other)
  await save(one, first.replace('Monday', 'Tuesday'))
  await expectToast(one, 'success', 'Post Saved')

  const mine = `${first} It handles 1,200 ships a year.`
  await save(other, mine)
  const dialog = other.getByRole('dialog', { name: 'This post was saved meanwhile' })
  await dialog.getByRole('region', { name: 'Saved meanwhile' }).getByText('Tuesday').waitFor()
  await dialog.getByRole('region', { name: 'Your text' }).getByText('1,200 ships').waitFor()
  await expectAccessible(other, 'two texts of one post', { bothThemes: true })
  for (let presses = 0; presses < 5; presses += 1) await other.keyboard.press('Tab')
  await other.keyboard.press('Enter')
  const joined = dialog.getByRole('textbox', { name: 'Both texts in one' })
  const both = `${first.replace('Monday', 'Tuesday')} It handles 1,200 ships a year.`
  await eventually(() => joined.inputValue()).toBe(both)
  await dialog.getByRole('button', { name: 'Save merged text' }).click()
  await expectToast(other, 'success', 'Post Saved')
  await dialog.waitFor({ state: 'detached' })

  const { content, versions } = await stored(owner, api)
  expect(content).toBe(both)
  const texts = versions.map((each) => each.content)
  expect(texts).toEqual(expect.arrayContaining([first, first.replace('Monday', 'Tuesday'), mine, both]))
})

test('on a phone, in German, the texts stand one above the other, and mine is kept over theirs, which stays a version', async () => {
  const { id } = await writeInTeam(writer, slug)
  const api = `/api/w/${slug}/posts/${id}`
  const one = await open(owner, `/w/${slug}/generate?post=${id}`)
  const phone = await open(writer, `/w/${slug}/generate?post=${id}`, { isPhone: true, locale: 'de-DE' })
  await edit(one, phone)
  await save(one, 'The owner’s text.')
  await expectToast(one, 'success', 'Post Saved')
  await save(phone, 'The writer’s text.', german)
  const dialog = phone.getByRole('dialog')
  const [theirs, mine] = await Promise.all(
    ['Inzwischen gespeichert', 'Ihr Text'].map((name) => dialog.getByRole('region', { name }).boundingBox()),
  )
  expect(mine?.y).toBeGreaterThan((theirs?.y ?? 0) + (theirs?.height ?? 0))
  await dialog.getByText(/ hat ihn gespeichert, seit Sie begonnen haben\./).waitFor()
  await expectGerman(phone)
  await expectAccessible(phone, 'two texts of one post on a phone', { bothThemes: true })
  await dialog.getByRole('button', { name: 'Meinen behalten' }).click()
  await expectToast(phone, 'success', 'Beitrag gespeichert')
  const { content, versions } = await stored(owner, api)
  expect(content).toBe('The writer’s text.')
  expect(versions.map((each) => each.content)).toContain('The owner’s text.')
})

test('alone, with two pages, the second save shows both texts too; theirs is taken, and mine stays a version', async () => {
  const person = await app.signIn()
  const { id } = await makePost(person)
  const [one, other] = [await open(person, `/generate?post=${id}`), await open(person, `/generate?post=${id}`)]
  await edit(one, other)
  await save(one, 'From the first page.')
  await expectToast(one, 'success', 'Post Saved')
  await save(other, 'From the second page.')
  await other.getByText('You saved it on another page since you began.', { exact: false }).waitFor()
  await other.getByRole('button', { name: 'Take the saved text' }).click()
  await other.getByRole('dialog').waitFor({ state: 'detached' })
  await other.getByRole('region', { name: 'You changed this post on another page' }).waitFor({ state: 'detached' })
  await other.getByText('From the first page.').first().waitFor()
  const { content, versions } = await stored(person, `/api/posts/${id}`)
  expect(content).toBe('From the first page.')
  expect(versions).toContainEqual(expect.objectContaining({ kind: 'unsaved', content: 'From the second page.' }))
})
