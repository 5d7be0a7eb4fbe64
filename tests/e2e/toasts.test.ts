import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectToast } from '../support/page-steps.ts'
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

test('a toast goes after five seconds, or by its button, and stays while the pointer is on it or the focus in it; a new one takes the place of the old', async () => {
  const { email } = await app.signIn()
  const page = await browser.newPage(app, { isFresh: true })
  await page.clock.install()
  await page.goto('/auth')
  await signIn(page).waitFor()
  // Live regions that come together with their text are passed over by screen readers.
  const places = page.locator('[popover] > [role=status], [popover] > [role=alert]')
  await eventually(() => places.allTextContents(), 'there before the first toast').toEqual(['', ''])
  // time passes only when the test says so from here on
  await page.clock.pauseAt(Date.now() + 60_000)
  const say = async () => {
    await signIn(page).click()
    await page.mouse.move(0, 0)
    await expectToast(page, 'error', missing.title, missing.description)
  }
  const toasts = (what: string) => eventually(() => dismissButtons(page).count(), what)
  const staysFiveSecondsMore = async (after: string) => {
    await page.clock.runFor(4_900)
    await toasts(`4.9 seconds after ${after}`).toBe(1)
    await page.clock.runFor(200)
    await toasts(`5.1 seconds after ${after}`).toBe(0)
  }

  await say()
  await eventually(() => places.first().textContent(), 'an error interrupts').toBe('')
  await staysFiveSecondsMore('it came')

  await say()
  await page.clock.runFor(4_900)
  await page.getByText(missing.description).first().waitFor()
  await page.getByRole('alert').getByText(missing.title, { exact: true }).hover()
  await page.clock.runFor(60_000)
  await toasts('under the pointer').toBe(1)
  await page.mouse.move(0, 0)
  await staysFiveSecondsMore('the pointer left it')

  await say()
  await page.clock.runFor(4_900)
  await dismissButtons(page).focus()
  await page.clock.runFor(60_000)
  await toasts('with the focus').toBe(1)
  await page.getByLabel('Email').focus()
  await staysFiveSecondsMore('the focus left it')

  await say()
  await dismissButtons(page).press('Enter')
  await toasts('dismissed').toBe(0)

  await say()
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expectToast(page, 'error', 'Error', 'Email and password are required')
  await eventually(() => page.getByRole('alert').getByText(missing.description, { exact: true }).count()).toBe(0)
  await toasts('one in the place of the other').toBe(1)

  await page.getByRole('tab', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a long enough passphrase')
  await page.clock.resume()
  await signIn(page).click()
  await expectToast(page, 'success', 'Login successful', 'Welcome back!')
  await eventually(() => places.last().textContent(), 'a success waits').toBe('')
})
