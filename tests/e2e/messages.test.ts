import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading, expectToast } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { dismissButtons } from '../support/toast-lines.ts'

/**
 * The app's own messages. How toasts appear and disappear; component tests cover their texts. A page whose code does
 * not load is distinguished from one that fails, and neither breaks the rest of the app.
 */

const browser = launchBrowser()
let app: TestApp
let person: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  app = await startTestApp()
  person = await app.signIn()
})

afterAll(() => app.close())

const notice = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })
const goTo = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
const missing = { title: 'Error', description: 'Please fill in all fields' }
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })
const historyCode = '**/history--*.js'

test('code that can’t be fetched is asked for once, the other pages work meanwhile, and loading again brings it', async () => {
  const title = 'This page could not be loaded'
  // Chromium logs what did not load, and React which part of the page missed it
  const mayLog = [
    'Failed to load resource',
    'Failed to load module script',
    'TypeError: Failed to fetch dynamically imported module',
    'Error: Unable to preload CSS',
  ]
  const page = await browser.newPage(app, { as: person, mayLog })
  let asked = 0
  await page.route(historyCode, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/')
  await goTo(page, 'Post History')
  await notice(page, title).getByText('The connection was lost, or Postwright was updated.').waitFor()
  const askedSoFar = asked
  expect(askedSoFar).toBeGreaterThan(0)
  await goTo(page, 'Settings')
  await expectHeading(page, 'Settings')
  expect(asked, 'nobody asks by themselves').toBe(askedSoFar)

  // an HTML page is returned instead, as after an update
  await page.unroute(historyCode)
  await page.route(historyCode, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await goTo(page, 'Post History')
  await notice(page, title).waitFor()
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await eventually(() => page.evaluate(() => 'isOld' in window), 'loaded again').toBe(false)
  await notice(page, title).waitFor()
  await page.unroute(historyCode)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expectHeading(page, 'Post History')

  // without a connection, the message blames the connection
  await page.context().setOffline(true)
  await goTo(page, 'Visual Editor')
  await notice(page, title).getByText('You seem to be offline.').waitFor()
  await page.context().setOffline(false)
})

test('a page that fails says that the mistake is not the reader’s, hands out what is known of it, and leaves the navigation to use', async () => {
  const title = 'Something went wrong on this page'
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await browser.newPage(app, { as: person, mayLog: 'RangeError: Invalid time value', permissions })
  // the history with a search that the server answers with nonsense
  await page.route('**/api/posts?*q=secret*', (route) => route.fulfill({ json: [{ id: 'x', content: 'x' }] }))
  await page.goto('/history?q=secret')
  await notice(page, title).waitFor()
  const text = await notice(page, title).textContent()
  expect(text).toContain('Reload the page.')
  expect(text).not.toMatch(/connection/i)
  await page.getByRole('button', { name: 'Copy details', exact: true }).click()
  await expectToast(page, 'success', 'Copied!', 'Paste the details into a message.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(
    /^Postwright \d+\.\d+\.\d+\nPage: \/history\nTime: \S+Z\nFailure: RangeError: Invalid time value$/,
  )
  expect(copied, 'a search is the reader’s own').not.toContain('secret')
  await page.getByText('Details', { exact: true }).click()
  await eventually(() => page.locator('pre').textContent()).toBe(copied)

  // it is rendered again at its next address
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await goTo(page, 'Post History')
  await page.getByText('No posts found').waitFor()
  await eventually(() => notice(page, title).count()).toBe(0)
  await page.goBack()
  await notice(page, title).waitFor()
  await goTo(page, 'Settings')
  await expectHeading(page, 'Settings')
  await eventually(() => notice(page, title).count()).toBe(0)
  await eventually(() => page.evaluate(() => 'isSame' in window), 'nothing was loaded anew').toBe(true)
})

test('a toast goes after five seconds, or by its button, and stays while the pointer is on it or the focus in it; a new one takes the place of the old', async () => {
  const { email } = await app.signIn()
  const page = await browser.newPage(app, { isFresh: true })
  await page.clock.install()
  await page.goto('/auth')
  await signIn(page).waitFor()
  // Screen readers skip live regions that are inserted together with their text.
  const places = page.locator('[popover] > [role=status], [popover] > [role=alert]')
  await eventually(() => places.allTextContents(), 'there before the first toast').toEqual(['', ''])
  // from here on the test controls the time
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

  await page.getByRole('tab').first().click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a long enough passphrase')
  await page.clock.resume()
  await signIn(page).click()
  await expectToast(page, 'success', 'Login successful', 'Welcome back!')
  await eventually(() => places.last().textContent(), 'a success waits').toBe('')
})
