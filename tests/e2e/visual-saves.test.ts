import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { addText, arriveInEditor, button, dialog, nameField } from '../support/editor-steps.ts'
import { expectGerman } from '../support/german.ts'
import { eventually } from '../support/page-steps.ts'
import { foundTeam, joinTeam, type Person } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { canvasData, type Visual, visualBody } from '../support/visuals.ts'

/** Two browsers on one visual: who edits it, taking over, and a save that comes second. */

const browser = launchBrowser()
let app: TestApp
let owner: Person
let writer: Person
let api: string
let visual: Visual
let address: string

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody', PUBLIC_SITE: 'off' } })
  const team = await foundTeam(app)
  owner = team.owner
  writer = await joinTeam(app, team, 'writer')
  api = `/api/w/${team.slug}/visuals`
})

beforeEach(async () => {
  visual = (await (await owner.post(api, visualBody({ name: 'Chart' }))).json()) as Visual
  address = `/w/${api.split('/')[3]}/visual-editor?visual=${visual.id}`
})

afterAll(() => app.close())

async function open(person: Person, options: { isPhone?: boolean; locale?: string } = {}): Promise<Page> {
  const page = await browser.newPage(app, {
    as: person,
    mayLog: 'Failed to load resource',
    ...options,
    ...(options.isPhone && { width: 390 }),
  })
  return page
}

const listed = async () => (await (await owner.get(api)).json()) as Answer<'listVisuals'>

test('the second to open a visual sees who edits it, and takes over; the first goes on with a copy', async () => {
  const [first, second] = [await open(owner), await open(writer)]
  await arriveInEditor(first, address)
  await eventually(() => app.ctx.db.selectFrom('visual_editors').select('user_id').execute()).toHaveLength(1)
  await arriveInEditor(second, address)
  await second.getByRole('status').filter({ hasText: 'Test Person is editing this visual.' }).waitFor()
  await expectAccessible(second, 'a visual that someone else edits', { bothThemes: true })

  const letSave = await holdSaves(first)
  await addText(first, 'Half a thought')
  await button(second, 'Take over').click()
  await second.getByText('is editing this visual').waitFor({ state: 'detached' })
  await letSave()
  await first.getByText('Test Person has taken over this visual.').waitFor()
  await first.getByText('“Chart Copy”').waitFor()
  await eventually(() => nameField(first).inputValue()).toBe('Chart Copy')
  await expectAccessible(first, 'a visual that was taken over', { only: 375 })
  expect((await listed()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Chart', 'Chart Copy']))

  await nameField(second).fill('By the second')
  await eventually(async () => (await listed()).map(({ name }) => name)).toContain('By the second')
})

test('a save that comes second shows both by picture and name; mine goes on as a copy, by keys', async () => {
  const page = await open(owner)
  await arriveInEditor(page, address)
  const letSave = await holdSaves(page)
  await addText(page, 'Mine')
  await save(writer, 'Their chart')
  await letSave()
  await button(page, 'Save').click()
  const question = dialog(page, 'Saved meanwhile')
  await question.getByRole('figure').filter({ hasText: 'Their chart' }).getByText('Saved by Test Person').waitFor()
  await expectAccessible(page, 'two visuals to choose from', { bothThemes: true })
  await question.getByRole('button', { name: 'Keep mine as a copy' }).press('Enter')
  await eventually(() => nameField(page).inputValue()).toMatch(/^Chart Copy/)
  expect((await listed()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Their chart', await nameField(page).inputValue()]),
  )
})

test('on a phone, in German, theirs is taken, and mine can be brought back', async () => {
  const page = await open(owner, { isPhone: true, locale: 'de-DE' })
  await page.goto(address)
  await page.getByRole('application').and(page.locator('[aria-busy=false]')).waitFor()
  const letSave = await holdSaves(page)
  await addText(page, 'Mein Gedanke')
  await save(writer, 'Ihre Grafik')
  await letSave()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Inzwischen gespeichert' })
  await question.getByRole('figure').first().waitFor()
  await expectGerman(page)
  await question.getByRole('button', { name: 'Andere übernehmen' }).click()
  await eventually(() => page.getByRole('textbox', { name: 'Name der Grafik' }).inputValue()).toBe('Ihre Grafik')
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await eventually(async () => await (await owner.get(`${api}/${visual.id}`)).text()).toContain('Mein Gedanke')
})

test('a person alone sees nothing of who edits, with two pages open', async () => {
  const person = await app.signIn()
  const own = (await (await person.post('/api/visuals', visualBody())).json()) as Visual
  const pages = [await open(person), await open(person)]
  for (const page of pages) await arriveInEditor(page, `/visual-editor?visual=${own.id}`)
  for (const page of pages) expect(await page.getByText('is editing this visual').count()).toBe(0)
  const known = await app.ctx.db.selectFrom('visual_editors').select('visual_id').execute()
  expect(known.map(({ visual_id: id }) => id)).not.toContain(own.id)
})

/** Lets no save of the open visual arrive. @returns lets them again */
async function holdSaves(page: Page): Promise<() => Promise<void>> {
  const saves = `**${api}/${visual.id}`
  await page.route(saves, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  return () => page.unroute(saves)
}

/** By another member, elsewhere. */
async function save(person: Person, name: string): Promise<void> {
  const { updatedAt } = (await (await person.get(`${api}/${visual.id}`)).json()) as Visual
  const sent = { name, canvasData: canvasData({ settings: { width: 640 } }), updatedAt }
  expect((await person.send('PUT', `${api}/${visual.id}`, sent)).status).toBe(200)
}
