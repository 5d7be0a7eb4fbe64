import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Light, dark or as the system has it: chosen in this browser, for the app and the public pages. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const paper = { light: 'rgb(250, 248, 243)', dark: 'rgb(18, 20, 22)' }
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
/** What the browser draws its own bar in: that of the first that applies. */
const barColour = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .find(({ media }) => matchMedia(media).matches)
      ?.getAttribute('content'),
  )
const option = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('button', { name, exact: true })

/** Notes at each change of the theme whether there was anything to paint yet. */
async function noteChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changes: boolean[] = []
    Object.assign(window, { changesBeforePaint: changes })
    new MutationObserver(() => changes.push(document.body === null)).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      subtree: true,
    })
  })
}
const notedChanges = (page: Page) => page.evaluate(() => Reflect.get(window, 'changesBeforePaint'))

test('a theme chosen in the settings holds on every page of the browser, before anything of it is painted', async () => {
  const page = await browser.newPage(app, { as: await app.signIn(), theme: 'light' })
  await page.goto('/settings?tab=account')
  await eventually(() => background(page)).toBe(paper.light)
  await eventually(() => option(page, 'System').getAttribute('aria-pressed')).toBe('true')
  await option(page, 'Dark').click()
  await eventually(() => background(page)).toBe(paper.dark)
  await eventually(() => barColour(page)).toBe('#121416')

  await noteChanges(page)
  for (const address of ['/history', '/pricing', '/terms', '/handbook/index.html']) {
    await page.goto(address)
    await eventually(() => background(page), address).toBe(paper.dark)
    expect(await notedChanges(page), address).toEqual([true])
    expect(await barColour(page), address).toBe('#121416')
  }

  await page.goto('/settings?tab=account')
  await eventually(() => option(page, 'Dark').getAttribute('aria-pressed')).toBe('true')
  await option(page, 'System').click()
  await eventually(() => background(page)).toBe(paper.light)
  expect(await barColour(page)).toBe('#faf8f3')
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(() => background(page), 'the system’s again').toBe(paper.dark)
})

test('a visitor’s landing page and its pictures are in the theme chosen before', async () => {
  const page = await browser.newPage(app, { theme: 'dark' })
  await page.goto('/terms')
  await page.evaluate(() => localStorage.setItem('postwright.theme', 'light'))
  await page.goto('/')
  await eventually(() => background(page)).toBe(paper.light)
  const picture = page.locator('picture img')
  await picture.scrollIntoViewIfNeeded()
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('wide-light')
})

test('the palette changes it too', async () => {
  const page = await browser.newPage(app, { as: await app.signIn(), theme: 'light' })
  await page.goto('/history')
  await expectHeading(page, 'Post History')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to a page or a post' }).fill('dark')
  await page.getByRole('option', { name: 'Dark theme' }).click()
  await eventually(() => background(page)).toBe(paper.dark)
  expect(new URL(page.url()).pathname).toBe('/history')
})
