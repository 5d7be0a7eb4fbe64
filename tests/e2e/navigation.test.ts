import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Getting around: the side navigation, and Ctrl+K for every page and the latest posts, within a few letters. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_SITE: 'off' } })
})

afterAll(() => app.close())

const items = ['Dashboard', 'Generate Post', 'Visual Editor', 'Post History', 'What works', 'Worth a post', 'Settings']
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const upgrade = (page: Page) => page.getByRole('complementary').getByRole('link', { name: '8 euro/month' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Go to a page or a post' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const expectChosen = (page: Page, name: string) =>
  page.getByRole('listbox').getByRole('option', { selected: true, name, exact: true }).waitFor()

test('who is sent from the first page to another has the focus where a browser leaves it', async () => {
  const page = await browser.newPage(app)
  await page.goto('/')
  await expectHeading(page, 'Sign in to Postwright')
  expect(new URL(page.url()).pathname).toBe('/auth')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('administrators alone see Admin, and no meter, and find its pages by Ctrl+K', async () => {
  const page = await browser.newPage(app, { as: await app.signIn({ role: 'admin' }) })
  await page.goto('/')
  await page.getByText('No posts yet. Create your first post!').waitFor()
  await eventually(() => links(page).allTextContents()).toEqual([...items, 'Admin'])
  await eventually(() => page.getByRole('meter').count()).toBe(0)
  await eventually(() => upgrade(page).count()).toBe(0)
  await page.keyboard.press('Meta+k')
  await options(page).filter({ hasText: 'User management' }).waitFor()
})

test('an author is kept from the administration, and goes from page to page without loading any anew, by links, Back, a few letters and the arrow keys', async () => {
  const author = await app.signIn()
  const { title } = await makePost(author)
  const page = await browser.newPage(app, { as: author })
  await page.goto('/admin/users')
  await expectHeading(page, 'Welcome back, Test')
  expect(new URL(page.url()).pathname).toBe('/')

  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'Post History' }).click()
  await expectHeading(page, 'Post History')
  await eventually(() => page.title()).toBe('Post History · Postwright')
  await page.getByRole('link', { name: 'Generate Post' }).first().click()
  await expectHeading(page, 'AI Post Generator')
  await page.goBack()
  await expectHeading(page, 'Post History')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expectHeading(page, 'Welcome back, Test')

  await page.keyboard.press('Control+k')
  await box(page).waitFor()
  await eventually(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  const pages = page.getByRole('group', { name: 'Pages' }).getByRole('option')
  for (const name of ['Dashboard', 'Generate Post New post', 'Post History', 'Post Calendar']) {
    await pages.and(page.getByRole('option', { name, exact: true })).waitFor()
  }
  await eventually(() => pages.filter({ hasText: 'management' }).count(), 'nothing of the administration').toBe(0)
  await page.getByRole('group', { name: 'Latest posts' }).getByRole('option', { name: title }).waitFor()
  await expectAccessible(page, 'palette')

  await box(page).fill('post')
  await expectChosen(page, 'Generate Post New post')
  await page.keyboard.press('ArrowDown')
  await expectChosen(page, 'Post History')
  const active = await box(page).getAttribute('aria-activedescendant')
  await eventually(() => page.getByRole('option', { selected: true }).getAttribute('id')).toBe(active)
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Post History')
  await box(page).waitFor({ state: 'detached' })
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Post History')

  await page.keyboard.press('Control+k')
  await box(page).fill('harbour & quay')
  await options(page).getByText('Search posts for “harbour & quay”').click()
  const search = page.getByRole('searchbox')
  await eventually(() => search.inputValue()).toBe('harbour & quay')

  // closing it restores the focus
  await search.focus()
  for (const close of ['Escape', 'Control+k']) {
    await page.keyboard.press('Control+k')
    await box(page).waitFor()
    await page.keyboard.press(close)
    await box(page).waitFor({ state: 'detached' })
    await eventually(() => search.evaluate((input) => input === document.activeElement), close).toBe(true)
  }
  await eventually(() => page.evaluate(() => 'isSame' in window), 'nothing was loaded anew').toBe(true)
})

test('Ctrl+K is not there for who still waits for approval', async () => {
  const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial', isApproved: false }) })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/')
  await expectHeading(page, 'Your account is pending approval')
  await page.keyboard.press('Control+k')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await eventually(() => box(page).count()).toBe(0)
  expect(
    fetched.filter((url) => url.includes('palette')),
    'its code is not even asked for',
  ).toEqual([])
})
