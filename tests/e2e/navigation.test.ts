import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
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
