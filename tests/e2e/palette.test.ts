import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Ctrl+K: every page and the latest posts, a few letters away. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const box = (page: Page) => page.getByRole('combobox', { name: 'Go to a page or a post' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const chosen = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true }).textContent()

test('lists the pages one may open and the latest posts', async () => {
  const author = await app.signIn()
  const { title } = await makePost(author)
  const page = await browser.newPage(app, { as: author })
  await page.goto('/')
  await expectHeading(page, 'Welcome back, Test')
  await page.keyboard.press('Control+k')
  await box(page).waitFor()
  await eventually(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  const pages = page.getByRole('group', { name: 'Pages' }).getByRole('option')
  await eventually(() => pages.allTextContents()).toEqual(
    expect.arrayContaining(['Dashboard', 'Generate Post', 'Post History', 'Post Calendar']),
  )
  await eventually(() => pages.filter({ hasText: 'management' }).count(), 'nothing of the administration').toBe(0)
  await page.getByRole('group', { name: 'Latest posts' }).getByRole('option', { name: title }).waitFor()
  await expectAccessible(page, 'palette')

  const admin = await browser.newPage(app, { as: await app.signIn({ role: 'admin' }) })
  await admin.goto('/history')
  await expectHeading(admin, 'Post History')
  await admin.keyboard.press('Meta+k')
  await options(admin).filter({ hasText: 'User management' }).waitFor()
})

test('goes where a few letters and the arrow keys say', async () => {
  const page = await browser.newPage(app, { as: await app.signIn() })
  await page.goto('/')
  await expectHeading(page, 'Welcome back, Test')
  await page.keyboard.press('Control+k')
  await box(page).fill('post')
  await eventually(() => chosen(page)).toBe('Generate Post')
  await page.keyboard.press('ArrowDown')
  await eventually(() => chosen(page)).toBe('Post History')
  const active = await box(page).getAttribute('aria-activedescendant')
  await eventually(() => page.getByRole('option', { selected: true }).getAttribute('id')).toBe(active)
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Post History')
  await box(page).waitFor({ state: 'detached' })
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Post History')

  await page.keyboard.press('Control+k')
  await box(page).fill('harbour & quay')
  await options(page).getByText('Search posts for “harbour & quay”').click()
  await eventually(() => page.getByRole('searchbox').inputValue()).toBe('harbour & quay')
})

test('gives the focus back when it is closed', async () => {
  const page = await browser.newPage(app, { as: await app.signIn() })
  await page.goto('/history')
  const search = page.getByRole('searchbox')
  await search.focus()
  for (const close of ['Escape', 'Control+k']) {
    await page.keyboard.press('Control+k')
    await box(page).waitFor()
    await page.keyboard.press(close)
    await box(page).waitFor({ state: 'detached' })
    await eventually(() => search.evaluate((input) => input === document.activeElement), close).toBe(true)
  }
})

test('is not there for who still waits for approval', async () => {
  const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial', isApproved: false }) })
  await page.goto('/')
  await expectHeading(page, 'Your account is pending approval')
  await page.waitForLoadState('networkidle')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.keyboard.press('Control+k')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await eventually(() => box(page).count()).toBe(0)
  expect(
    fetched.filter((url) => url.includes('palette')),
    'its code is not even asked for',
  ).toEqual([])
})
