import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The public pages: what a visitor sees before they have an account. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const addresses = ['/', '/pricing', '/terms', '/privacy']
const demo = (page: Page) => page.getByRole('group', { name: 'Demo of the generator, read only' })
const post = (page: Page) => demo(page).locator('[data-demo=post]')
/** The readable part of the post: the unwritten part is in the page too, invisible, and reserves its space. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent would count invisible text
const written = (page: Page) => post(page).innerText()
const linkText = 'https://gazette.example/short-letter'
const lastLine = '#PlainLanguage #CustomerService'

describe('the demo', () => {
  test('types an address and plays on while it is in view, is paused and goes on, and writes its post to the end', async () => {
    const page = await browser.newPage(app, { isFresh: true })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.clock.install()
    await page.goto('/')
    const isPlaying = () => demo(page).getAttribute('data-playing')
    await eventually(isPlaying, 'out of view').toBe('false')
    await demo(page).scrollIntoViewIfNeeded()
    await eventually(isPlaying, 'in view').toBe('true')
    await page.evaluate(() => window.scrollTo(0, 0))
    await eventually(isPlaying, 'out of view again').toBe('false')

    // from here on the test controls the time
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.setViewportSize({ width: 1280, height: 800 })
    await demo(page).scrollIntoViewIfNeeded()
    await eventually(isPlaying).toBe('true')
    await demo(page).getByText('No content generated yet').waitFor()
    const inSteps = (ms: number, ask: () => Promise<string>) =>
      eventually(async () => {
        await page.clock.runFor(ms)
        return await ask()
      })
    await inSteps(500, () => demo(page).getByLabel('Article URL').inputValue()).toBe(linkText)
    await inSteps(500, () => demo(page).getByLabel('Content Style').inputValue()).toBe('Casual & Conversational')

    await page.getByRole('button', { name: 'Pause demo' }).click()
    const opinion = () => demo(page).getByLabel('Your Opinion').inputValue()
    const state = async () => [await opinion(), await demo(page).getAttribute('data-at')]
    const before = await state()
    await page.clock.runFor(5_000)
    expect(await state()).toEqual(before)

    await page.getByRole('button', { name: 'Play demo' }).click()
    await inSteps(500, opinion).toMatch(/^Most follow-up/)
    await inSteps(1_000, () => written(page)).toContain(lastLine)
    await eventually(() => demo(page).getByRole('button', { name: 'Generate LinkedIn Post' }).isVisible()).toBe(true)
  })

  test('stands still and complete for who asked for less motion, who can look at it and not operate it, and plays only when told', async () => {
    const page = await browser.newPage(app, { isFresh: true })
    await page.clock.install()
    await page.goto('/')
    await demo(page).scrollIntoViewIfNeeded()
    const complete = await written(page)
    expect(complete).toContain(lastLine)
    await page.clock.runFor(5_000)
    await eventually(() => written(page)).toBe(complete)

    await demo(page).getByLabel('Content Style').click({ force: true })
    const focusable = await demo(page)
      .locator('input, select, textarea, button, a')
      .evaluateAll((all) => all.filter((each) => (each as HTMLElement).tabIndex >= 0).length)
    expect(focusable).toBe(0)
    await eventually(() => demo(page).evaluate((group) => group.contains(document.activeElement))).toBe(false)

    await page.getByRole('button', { name: 'Play demo' }).click()
    await eventually(() => demo(page).getByLabel('Your Opinion').inputValue()).toBe('')
  })
})

test('without script the demo is complete and has nothing to press, and Contact Sales leads to the words of its dialog', async () => {
  const page = await browser.newPage(app)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto('/')
  await eventually(() => written(page)).toContain(lastLine)
  await eventually(() => demo(page).getByLabel('Article URL').inputValue()).toBe(linkText)
  await eventually(() => page.getByText('Pause demo').isVisible()).toBe(false)

  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Contact Sales' }).click()
  await page.getByRole('definition').filter({ hasText: 'Write to the people who gave you this address' }).waitFor()
})

test('the pricing page names three plans, their prices and the ways in; from the app one comes back by the mark and by Back to Home', async () => {
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

  const enterprise = page.getByRole('article', { name: 'Enterprise' })
  await eventually(() => enterprise.getByRole('listitem').allTextContents()).toEqual([
    'Unlimited posts',
    'Custom AI training',
    'Team collaboration',
    'Admin dashboard',
    'Dedicated support',
  ])

  const contact = page.getByRole('link', { name: 'Contact Sales' })
  await contact.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Talk to us about Enterprise' })
  await dialog.waitFor()
  await expectAccessible(page, 'the contact dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => contact.evaluate((link) => link === document.activeElement), 'focus goes back').toBe(true)
  expect(new URL(page.url()).hash).toBe('')

  await page.getByRole('link', { name: 'Start Free Trial' }).click()
  await expectHeading(page, 'Create your account')
  for (const [index, [from, link]] of (
    [
      ['/auth', 'Back to Home'],
      ['/auth', 'Postwright'],
      ['/history', 'Back to Home'],
      ['/history', 'Postwright'],
    ] as const
  ).entries()) {
    if (index > 0) await page.goto(from)
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('heading', { name: 'Watch a post being written' }).waitFor()
  }
})

test('every public page is accessible at every width, has a title, one h1 and headings in order, and links only to what is there', async () => {
  const page = await browser.newPage(app)
  const found = new Set<string>()
  for (const address of addresses) {
    await page.goto(address)
    await eventually(() => page.title(), address).toContain('Postwright')
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))))
    expect(
      levels.filter((level) => level === 1),
      address,
    ).toHaveLength(1)
    const isInOrder = levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)
    expect(isInOrder, `${address}: headings ${levels.join()}`).toBe(true)
    const links = await page
      .getByRole('link', { includeHidden: true })
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links) found.add(link)
    await expectAccessible(page, address)
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
