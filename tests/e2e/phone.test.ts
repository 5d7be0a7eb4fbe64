import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import type { Browser } from '../support/browser-session.ts'
import { canvas } from '../support/editor-steps.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { coverWindow } from '../support/on-screen-keyboard.ts'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { signInAuthor } from '../support/publishing-app.ts'

/** The product in one hand: 390 x 844 pixels, touch, and an on-screen keyboard. */

const phone = { width: 390, height: 844 }
const keyboardHeight = 336

const browser = launchBrowser()
let site: PageSite
let model: FakeModel
let world: LinkedinApp

beforeAll(async () => {
  site = await startPageSite({ '/harbour': articlePage('Harbour opens its second quay') })
  model = await startFakeModel('openai', {
    kind: 'reply',
    to: (prompt) =>
      /STANCE/.test(prompt)
        ? 'NUMBER: The quay handles 1,200 ships a year.\nTENSION: It cost 31 million euros.\nSTANCE: Ships should pay.'
        : 'Ships no longer wait at sea.',
  })
  world = await startLinkedinApp({
    environment: { ...site.environment, OPENAI_API_KEY: 'key-for-tests', OPENAI_BASE_URL: model.baseUrl },
  })
})

afterAll(async () => {
  await world.close()
  await Promise.all([model.close(), site.close()])
})

async function openPhone(as: Browser, path: string): Promise<Page> {
  const page = await browser.newPage(world.app, { as, isPhone: true, width: phone.width })
  await page.setViewportSize(phone)
  await page.goto(path)
  return page
}

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })
const bar = (page: Page) => page.getByRole('group', { name: 'What to do with the post' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Post text' })

/** Whether the whole of it is in the part of the window that the keyboard leaves, and nothing covers its middle. */
function isInSight(target: Locator, covered = 0): Promise<boolean> {
  return target.evaluate((element, below) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= window.innerHeight - below && element.contains(above)
  }, covered)
}

test('the bar at the bottom leads from page to page, and a post has its four actions there instead', async () => {
  const author = await signInAuthor(world)
  const post = await makePost(author.person)
  const page = await openPhone(author.person, '/')
  await shortcuts(page).getByRole('link', { name: 'Posts' }).tap()
  await expectHeading(page, 'Post History')
  expect(await shortcuts(page).getByRole('link', { name: 'Posts' }).getAttribute('aria-current')).toBe('page')
  await expectAccessible(page, 'a list above the shortcuts', { only: 375, bothThemes: true })
  await page.setViewportSize(phone)
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().tap()
  await bar(page).waitFor()
  await eventually(() => shortcuts(page).count()).toBe(0)
  const firstLine = page.getByText(post.content.split('\n')[0] ?? '', { exact: true }).first()
  await eventually(() => isInSight(firstLine)).toBe(true)
  for (const name of ['Edit', 'Refine', 'Create Visual', 'Publish']) {
    const action = bar(page).getByRole(name === 'Create Visual' ? 'link' : 'button', { name, exact: true })
    expect([name, await isInSight(action)]).toEqual([name, true])
  }
  await expectAccessible(page, 'a post on a phone', { only: 375, bothThemes: true })
  await page.setViewportSize(phone)

  // the specification's menu has every page
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).tap()
  await expectHeading(page, 'Settings')
  await shortcuts(page).getByRole('link', { name: 'New post' }).tap()
  await expectHeading(page, 'AI Post Generator')
})

test('Edit, with the keyboard open, leaves the text in sight, and what is typed is saved', async () => {
  const author = await signInAuthor(world)
  const post = await makePost(author.person)
  const page = await openPhone(author.person, `/generate?post=${post.id}`)
  await bar(page).getByRole('button', { name: 'Edit' }).tap()
  await eventually(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await page.evaluate(coverWindow, keyboardHeight)
  await bar(page).waitFor({ state: 'detached' })
  await eventually(() => shortcuts(page).count()).toBe(0)
  await field(page).fill('Ships sail.')
  await eventually(() => isInSight(field(page), keyboardHeight)).toBe(true)
  await page.evaluate(coverWindow, 0)
  await bar(page).getByRole('button', { name: 'Save Changes' }).tap()
  await bar(page).getByRole('button', { name: 'Edit' }).waitFor()
  const stored = (await (await author.person.get(`/api/posts/${post.id}`)).json()) as Answer<'getPost'>
  expect(stored.content).toBe('Ships sail.')
})

test('Refine, Visual and Publish do what they say', async () => {
  const author = await signInAuthor(world)
  const post = await makePost(author.person, { model: 'gpt-4o' })
  await author.person.patch(`/api/posts/${post.id}`, { content: 'Words that the model does not answer with.' })
  const page = await openPhone(author.person, `/generate?post=${post.id}`)
  await bar(page).getByRole('button', { name: 'Refine' }).tap()
  const refinements = page.getByRole('region', { name: 'Refine' })
  await expectAccessible(page, 'what a model can do', { only: 375, bothThemes: true })
  await page.setViewportSize(phone)
  await refinements.getByRole('button', { name: 'Shorter' }).tap()
  await bar(page).getByRole('button', { name: 'Keep' }).tap()
  await bar(page).getByRole('button', { name: 'Refine' }).waitFor()
  await eventually(() => refinements.count(), 'closed again').toBe(0)

  await bar(page).getByRole('button', { name: 'Publish', exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await dialog.getByRole('button', { name: 'Publish now' }).waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => dialog.count()).toBe(0)

  await bar(page).getByRole('link', { name: 'Create Visual' }).tap()
  await canvas(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/visual-editor')
  await eventually(() => shortcuts(page).count(), 'the editor needs the room').toBe(0)
})

test('a page that another app shares is read at once, and a text without a link is the text to write from', async () => {
  const author = await signInAuthor(world)
  const address = encodeURIComponent(site.at('/harbour'))
  const page = await openPhone(author.person, `/generate?title=News&text=Read%20this%20${address}`)
  const source = page.getByRole('tabpanel', { name: 'Article URL' })
  await source.getByText('Harbour opens its second quay').waitFor()
  await page.getByRole('button', { name: /^Tension/ }).waitFor()
  expect(new URL(page.url()).searchParams.has('text')).toBe(false)

  await page.goto('/generate?title=Note&text=The%20quay%20handles%201%2C200%20ships%20a%20year.')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await eventually(() => text.inputValue()).toBe('The quay handles 1,200 ships a year.')
})
