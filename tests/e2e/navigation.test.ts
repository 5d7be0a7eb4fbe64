import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading, expectMeter } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The side navigation: who sees what, and how it behaves on a phone. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const items = ['Dashboard', 'Generate Post', 'Visual Editor', 'Post History', 'Settings']
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const upgrade = (page: Page) => page.getByRole('complementary').getByRole('link', { name: '8 euro/month' })

test('who is sent from the first page to another has the focus where a browser leaves it', async () => {
  const closed = await startTestApp({ environment: { PUBLIC_SITE: 'off' } })
  try {
    const page = await browser.newPage(closed)
    await page.goto('/')
    await expectHeading(page, 'Sign in to Postwright')
    expect(new URL(page.url()).pathname).toBe('/auth')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  } finally {
    await closed.close()
  }
})

describe('the side navigation', () => {
  test('shows a trial its month, its badge and the way to Pro', async () => {
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial', used: 2 }) })
    await page.goto('/history')
    await expectHeading(page, 'Post History')
    await eventually(() => links(page).allTextContents()).toEqual(items)
    await eventually(() => page.getByRole('link', { name: 'Post History' }).getAttribute('aria-current')).toBe('page')
    await expectMeter(page, '2 of 5')
    const side = page.getByRole('complementary')
    await side.getByText('Trial', { exact: true }).waitFor()
    await side.getByText('Test Person', { exact: true }).waitFor()
    await side.getByText('Get 20 posts/month + all AI models').waitFor()
    await eventually(() => upgrade(page).getAttribute('href')).toBe('/subscribe')
  })

  test('shows a paying person twenty posts and nothing to buy', async () => {
    const pro = await app.signIn({ role: 'user', subscriptionStatus: 'active', used: 20 })
    const page = await browser.newPage(app, { as: pro })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expectMeter(page, '20 of 20')
    await page.getByRole('complementary').getByText('Pro', { exact: true }).waitFor()
    await page.getByText('Pro Plan', { exact: true }).waitFor()
    await eventually(() => upgrade(page).count()).toBe(0)
  })

  test('shows Admin to administrators alone, who have no meter', async () => {
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'admin' }) })
    await page.goto('/', { waitUntil: 'networkidle' })
    await eventually(() => links(page).allTextContents()).toEqual([...items, 'Admin'])
    await eventually(() => page.getByRole('meter').count()).toBe(0)
    await eventually(() => upgrade(page).count()).toBe(0)

    const other = await browser.newPage(app, { as: await app.signIn() })
    await other.goto('/admin/users')
    await expectHeading(other, 'Welcome back, Test')
    expect(new URL(other.url()).pathname).toBe('/')
  })

  test('disables everything but the dashboard until the account is approved', async () => {
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial', isApproved: false }) })
    await page.goto('/')
    await expectHeading(page, 'Your account is pending approval')
    for (const name of items) {
      const isDisabled = await links(page).filter({ hasText: name }).getAttribute('aria-disabled')
      expect(isDisabled, name).toBe(name === 'Dashboard' ? null : 'true')
    }
    await links(page).filter({ hasText: 'Post History' }).click({ force: true })
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('is a menu on a phone, closed by Escape and by going somewhere', async () => {
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial' }), width: 375 })
    await page.goto('/')
    await expectHeading(page, 'Welcome back, Test')
    const history = page.getByRole('link', { name: 'Post History' })
    await eventually(() => history.isVisible()).toBe(false)

    await page.getByRole('button', { name: 'Open menu' }).click()
    await history.waitFor()
    await page.keyboard.press('Escape')
    await history.waitFor({ state: 'hidden' })
    const open = page.getByRole('button', { name: 'Open menu' })
    await eventually(() => open.evaluate((button) => button === document.activeElement), 'focus returns').toBe(true)

    await open.press('Enter')
    await history.click()
    await expectHeading(page, 'Post History')
    await history.waitFor({ state: 'hidden' })
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused, 'the new page’s heading has the focus').toBe('Post History')
  })

  test('goes from page to page without loading any anew, and Back works', async () => {
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial' }) })
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.getByRole('link', { name: 'Post History' }).click()
    await expectHeading(page, 'Post History')
    await eventually(() => page.title()).toBe('Post History · Postwright')
    await page.getByRole('link', { name: 'Generate Post' }).first().click()
    await expectHeading(page, 'AI Post Generator')
    await page.goBack()
    await expectHeading(page, 'Post History')
    await eventually(() => page.evaluate(() => 'isSame' in window)).toBe(true)
  })
})
