import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading, expectToast } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { dismissButtons } from '../support/toast-lines.ts'

/** How toasts come and go. What they say stands in the files beside this one. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const missing = { title: 'Error', description: 'Please fill in all fields' }
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

/** The login page with a toast that has just come, where time passes only when the test says so. */
async function openWithToast(): Promise<Page> {
  const page = await browser.newPage(app, { isFresh: true })
  await page.clock.install()
  await page.goto('/auth')
  await signIn(page).waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await signIn(page).click()
  await page.mouse.move(0, 0)
  await expectToast(page, 'error', missing.title, missing.description)
  return page
}

test('a toast goes after five seconds', async () => {
  const page = await openWithToast()
  await page.clock.runFor(4_900)
  await eventually(() => dismissButtons(page).count()).toBe(1)
  await page.clock.runFor(200)
  await eventually(() => dismissButtons(page).count()).toBe(0)
})

test('a toast stays while the pointer is on it, and five seconds longer', async () => {
  const page = await openWithToast()
  await page.clock.runFor(4_900)
  await page.getByText(missing.description).first().waitFor()
  await page.getByRole('alert').getByText(missing.title, { exact: true }).hover()
  await page.clock.runFor(60_000)
  await eventually(() => dismissButtons(page).count()).toBe(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_900)
  await eventually(() => dismissButtons(page).count()).toBe(1)
  await page.clock.runFor(200)
  await eventually(() => dismissButtons(page).count()).toBe(0)
})

test('a toast stays while its button has the focus, and five seconds longer', async () => {
  const page = await openWithToast()
  await page.clock.runFor(4_900)
  await dismissButtons(page).focus()
  await page.clock.runFor(60_000)
  await eventually(() => dismissButtons(page).count()).toBe(1)
  await page.getByLabel('Email').focus()
  await page.clock.runFor(4_900)
  await eventually(() => dismissButtons(page).count()).toBe(1)
  await page.clock.runFor(200)
  await eventually(() => dismissButtons(page).count()).toBe(0)
})

test('a toast is dismissed by its button', async () => {
  const page = await openWithToast()
  await dismissButtons(page).press('Enter')
  await eventually(() => dismissButtons(page).count()).toBe(0)
})

test('a new toast takes the place of the old one', async () => {
  const page = await browser.newPage(app, { as: await app.signIn() })
  await page.goto('/generate')
  await expectHeading(page, 'AI Post Generator')
  const generate = page.getByRole('button', { name: 'Generate', exact: true })
  await generate.click()
  await expectToast(page, 'error', 'URL Required', 'Please enter a valid article URL.')
  await page.getByRole('tab', { name: 'Text' }).click()
  await generate.click()
  await expectToast(page, 'error', 'Text Required', 'Please enter some text content.')
  await eventually(() => page.getByText('URL Required', { exact: true }).count()).toBe(0)
  await eventually(() => dismissButtons(page).count()).toBe(1)
})

test('errors interrupt a screen reader, successes wait, and both places are there before the first toast', async () => {
  const { email } = await app.signIn()
  const page = await browser.newPage(app)
  await page.goto('/auth')
  await signIn(page).waitFor()
  // Live regions that come together with their text are passed over by screen readers.
  const places = page.locator('[popover] > [role=status], [popover] > [role=alert]')
  await eventually(() => places.allTextContents()).toEqual(['', ''])
  await signIn(page).click()
  await expectToast(page, 'error', missing.title, missing.description)
  await eventually(() => places.first().textContent()).toBe('')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a long enough passphrase')
  await signIn(page).click()
  await expectToast(page, 'success', 'Login successful', 'Welcome back!')
  await eventually(() => places.last().textContent()).toBe('')
})
