import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import type { Browser } from '../support/browser-session.ts'
import { FakeWriter, until } from '../support/fake-writer.ts'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { eventually, resultOf } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Pages cited by web search, as sources that a post is checked against. */

const browser = launchBrowser()
const writer = new FakeWriter()
let site: PageSite
let app: TestApp

beforeAll(async () => {
  site = await startPageSite({ '/quay': articlePage('Harbour opens its second quay'), '/gone': { status: 410 } })
  app = await startTestApp({ environment: site.environment, parts: { writer }, withJobs: true })
  writer.write = async () => 'The market hall was painted in 1998.\n\nThe works on the quay cost 31 million euros.'
})

afterAll(async () => {
  await app.close()
  await site.close()
})

const title = 'Harbour opens its second quay'
const textContent = `The market hall\n\n${'The market hall was painted in 1998, and again when its roof was mended. '.repeat(6)}`
const cost = 'The works cost 31 million euros, two million less than planned.'

const panel = (page: Page) => page.getByRole('region', { name: 'Checked against the source' })

async function makeCiting(author: Browser, ...paths: string[]) {
  writer.cites = paths.map((path) => site.at(path))
  return await makePost(author, { textContent })
}

/** Answers the post's page, as long as the test wants, that its cited pages are still being read. */
async function pretendReading(page: Page, id: string, isReading: () => boolean) {
  await page.route(`**/api/posts/${id}`, async (route) => {
    const isStill = isReading()
    const response = await route.fetch()
    const detail = (await response.json()) as object
    await route.fulfill({ response, json: isStill ? { ...detail, citedTexts: [], isReadingCited: true } : detail })
  })
}

async function untilRead(author: Browser, id: string) {
  await until('the cited pages are read', async () => {
    const detail = (await (await author.get(`/api/posts/${id}`)).json()) as { isReadingCited: boolean }
    return !detail.isReadingCited
  })
}

test('a claim that only a cited page bears out is supported, and names the page wherever it is shown', async () => {
  const author = await app.signIn()
  const { id } = await makeCiting(author, '/gone', '/quay', '/missing')
  await untilRead(author, id)
  const page = await browser.newPage(app, { as: author, outside: new URL(site.at('/')).host })
  await page.goto(`/generate?post=${id}&panel=check`)
  await panel(page).getByText('Confirmed', { exact: true }).click()
  await panel(page).getByText('1 of 3 cited pages read.').waitFor()
  await eventually(() => panel(page).getByRole('status').textContent()).toMatch(/^\d+ confirmed$/)

  const row = panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '31 million euros' }) })
  await eventually(() => row.textContent()).toContain(`In a cited page. ${cost} From ${title}`)
  const link = { name: title }
  await eventually(() => row.getByRole('link', link).getAttribute('href')).toBe(site.at('/quay'))

  await expectAccessible(page, 'a claim from a cited page', { within: '[data-panel=checking]' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await row.getByRole('button', { name: 'Show in source' }).click()
  const shown = page.getByRole('region', { name: 'Article text' }).filter({ hasText: cost })
  await eventually(() => shown.evaluate((text) => text === document.activeElement)).toBe(true)
  await page.goBack()

  await resultOf(page).locator('[data-claim]', { hasText: '31 million' }).hover()
  const pop = page.getByRole('tooltip')
  await pop.getByText('In a cited page').waitFor()
  await page.context().route(site.at('/quay'), (route) => route.fulfill({ body: 'The page itself.' }))
  const opening = page.context().waitForEvent('page')
  await pop.getByRole('link', link).click()
  await (await opening).waitForURL(site.at('/quay'))
})

test('pages still being read are said to be and asked for once more by themselves, then by hand, and the focus stays in place', async () => {
  const author = await app.signIn()
  const { id } = await makeCiting(author, '/quay')
  await untilRead(author, id)
  let isSlow = true
  const asked: string[] = []
  const page = await browser.newPage(app, { as: author })
  await pretendReading(page, id, () => {
    asked.push(id)
    return isSlow
  })
  await page.goto(`/generate?post=${id}&panel=check`)
  await panel(page).getByText('The cited pages are still being read.').waitFor()
  await eventually(() => panel(page).getByRole('status').textContent()).toContain('1 to fix')
  const again = panel(page).getByRole('button', { name: 'Look again' })
  await again.waitFor()
  expect(asked, 'once more by itself').toHaveLength(2)
  await expectAccessible(page, 'cited pages are still being read', { within: '[data-panel=checking]' })
  isSlow = false
  await again.click()
  const note = panel(page).getByText('The cited page was read.')
  await note.waitFor()
  await eventually(() => note.evaluate((element) => element === document.activeElement)).toBe(true)
  await eventually(() => panel(page).getByRole('status').textContent()).toMatch(/^\d+ confirmed$/)
  expect(asked).toHaveLength(3)
})
