import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser, type PageOptions } from '../support/browser.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The public pages: what a visitor sees before there is an account. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const addresses = ['/', '/pricing', '/terms', '/privacy']
const demo = (page: Page) => page.getByRole('group', { name: 'Demo of the generator, read only' })
const post = (page: Page) => demo(page).locator('[data-demo=post]')
/** What can be read of the post: the unwritten part is in the page too, unseen, and keeps its room. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent would count what is unseen
const written = (page: Page) => post(page).innerText()
const lastLine = '#PlainLanguage #CustomerService'

async function openMoving(options: PageOptions = {}): Promise<Page> {
  const page = await browser.newPage(app, options)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  return page
}

describe('the demo', () => {
  test('types an address and plays on, until it is paused', async () => {
    const page = await openMoving({ isFresh: true })
    await page.clock.install()
    await page.reload()
    const address = demo(page).getByLabel('Article URL')
    await demo(page).scrollIntoViewIfNeeded()
    await eventually(() => address.inputValue()).toBe('https://gazette.example/short-letter')
    await eventually(() => demo(page).getByLabel('Content Style').inputValue()).toBe('Casual & Conversational')

    await page.getByRole('button', { name: 'Pause demo' }).click()
    const opinion = () => demo(page).getByLabel('Your Opinion').inputValue()
    const state = async () => [await opinion(), await demo(page).getAttribute('data-at')]
    const before = await state()
    await page.clock.runFor(5_000)
    await eventually(() => state()).toEqual(before)

    await page.getByRole('button', { name: 'Play demo' }).click()
    await eventually(opinion).toMatch(/^Most follow-up/)
  })

  test('writes its post to the end', async () => {
    const page = await openMoving({ isFresh: true })
    await page.clock.install()
    await page.reload()
    await demo(page).scrollIntoViewIfNeeded()
    await eventually(() => demo(page).getAttribute('data-playing')).toBe('true')
    await demo(page).getByText('No content generated yet').waitFor()
    await eventually(async () => {
      await page.clock.runFor(1_000)
      return await written(page)
    }).toContain(lastLine)
    await eventually(() => demo(page).getByRole('button', { name: 'Generate LinkedIn Post' }).isVisible()).toBe(true)
  })

  test('rests while it is out of view', async () => {
    const page = await openMoving()
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.reload()
    await eventually(() => demo(page).getAttribute('data-playing')).toBe('false')
    await demo(page).scrollIntoViewIfNeeded()
    await eventually(() => demo(page).getAttribute('data-playing')).toBe('true')
    await page.evaluate(() => window.scrollTo(0, 0))
    await eventually(() => demo(page).getAttribute('data-playing')).toBe('false')
  })

  test('stands still and complete for who asked for less motion, and plays only when told', async () => {
    const page = await browser.newPage(app, { isFresh: true })
    await page.clock.install()
    await page.goto('/')
    await demo(page).scrollIntoViewIfNeeded()
    const complete = await written(page)
    expect(complete).toContain(lastLine)
    await page.clock.runFor(5_000)
    await eventually(() => written(page)).toBe(complete)
    await page.getByRole('button', { name: 'Play demo' }).click()
    await eventually(() => demo(page).getByLabel('Your Opinion').inputValue()).toBe('')
  })

  test('is complete without script, and has nothing to press', async () => {
    const page = await browser.newPage(app)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setScriptExecutionDisabled', { value: true })
    await page.goto('/')
    await eventually(() => written(page)).toContain(lastLine)
    await eventually(() => demo(page).getByLabel('Article URL').inputValue()).toBe(
      'https://gazette.example/short-letter',
    )
    await eventually(() => page.getByText('Pause demo').isVisible()).toBe(false)
  })

  test('can be looked at and not be operated', async () => {
    const page = await browser.newPage(app)
    await page.goto('/')
    await demo(page).getByLabel('Content Style').click({ force: true })
    const focusable = await demo(page)
      .locator('input, select, textarea, button, a')
      .evaluateAll((all) => all.filter((each) => (each as HTMLElement).tabIndex >= 0).length)
    expect(focusable).toBe(0)
    await eventually(() => demo(page).evaluate((group) => group.contains(document.activeElement))).toBe(false)
  })
})

describe('the pricing page', () => {
  test('opens a dialog for Contact Sales, and gives the focus back', async () => {
    const page = await browser.newPage(app)
    await page.goto('/pricing')
    const contact = page.getByRole('link', { name: 'Contact Sales' })
    await contact.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Talk to us about Enterprise' })
    await dialog.waitFor()
    await expectAccessible(page, 'the contact dialog')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => contact.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(new URL(page.url()).hash).toBe('')
  })

  test('leads Contact Sales to the same words without script', async () => {
    const page = await browser.newPage(app)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setScriptExecutionDisabled', { value: true })
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Contact Sales' }).click()
    await page.getByRole('definition').filter({ hasText: 'Enterprise is agreed person to person' }).waitFor()
  })

  test('names the three plans, their prices and the ways in', async () => {
    const page = await browser.newPage(app)
    await page.goto('/pricing')
    for (const [plan, price, button] of [
      ['Trial', '€0', 'Start Free Trial'],
      ['Pro', '€8', 'Get Started'],
      ['Enterprise', 'Custom', 'Contact Sales'],
    ] as const) {
      const card = page.getByRole('article', { name: plan })
      await card.getByText(price, { exact: true }).waitFor()
      await card.getByRole('link', { name: button }).waitFor()
    }
    await page.getByRole('link', { name: 'Start Free Trial' }).click()
    await expectHeading(page, 'Create your account')
  })
})

describe('every public page', () => {
  test.each(addresses)('%s is accessible in light and dark, and fits every width', async (address) => {
    const page = await browser.newPage(app)
    await page.goto(address)
    await expectAccessible(page, address)
  })

  test.each(addresses)('%s has a title, one h1 and headings in order', async (address) => {
    const page = await browser.newPage(app)
    await page.goto(address)
    await eventually(() => page.title()).toContain('Postwright')
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
  })

  test('links only to what is there', async () => {
    const page = await browser.newPage(app)
    const found = new Set<string>()
    for (const address of addresses) {
      await page.goto(address)
      const links = await page
        .getByRole('link', { includeHidden: true })
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
      for (const link of links) found.add(link)
    }
    const outside = [...found].filter((link) => !link.startsWith(app.url))
    expect(outside).toEqual(['https://www.linkedin.com/'])

    for (const link of [...found].filter((each) => each.startsWith(app.url))) {
      const { pathname, hash, search } = new URL(link)
      const response = await fetch(app.url + pathname + search)
      expect([link, response.status]).toEqual([link, 200])
      if (hash) expect(await response.text(), link).toContain(`id="${hash.slice(1)}"`)
    }
  })
})

describe('leaving the app', () => {
  test('for the first page, by the mark and Back to Home, loads it', async () => {
    const page = await browser.newPage(app)
    for (const from of ['/auth', '/history']) {
      await page.goto(from)
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await page.getByRole('heading', { name: 'Watch a post being written' }).waitFor()
      await page.goto(from)
      await page.getByRole('link', { name: 'Postwright' }).click()
      await page.getByRole('heading', { name: 'Watch a post being written' }).waitFor()
    }
  })
})
