import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { launchBrowser } from '../support/browser.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { eventually, expectHeading, picked, resultOf } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** How little it takes from a copied link to a post, with a model on loopback: presses and controls are counted. */

const mostControls = 12

const browser = launchBrowser()
let site: PageSite
let model: FakeModel
let app: TestApp

beforeAll(async () => {
  site = await startPageSite({ '/harbour': articlePage('Harbour opens its second quay') })
  model = await startFakeModel('openai', {
    kind: 'reply',
    to: (prompt) =>
      /STANCE/.test(prompt)
        ? 'NUMBER: The quay handles 1,200 ships a year.\nTENSION: It cost 31 million euros, and ships pay none of it.\nSTANCE: Ships should pay.'
        : 'The quay handles 1,200 ships a year.',
  })
  app = await startTestApp({
    environment: { ...site.environment, OPENAI_API_KEY: 'key-for-tests', OPENAI_BASE_URL: model.baseUrl },
  })
})

afterAll(async () => {
  await app.close()
  await Promise.all([model.close(), site.close()])
})

const address = (page: Page) => page.getByRole('textbox', { name: 'Article URL' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })

/** Someone with an address in the clipboard. */
async function openWithLink(path: string): Promise<Page> {
  const page = await browser.newPage(app, {
    as: await app.signIn(),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(path)
  await page.evaluate((url) => navigator.clipboard.writeText(url), site.at('/harbour'))
  return page
}

/** Whether the whole of it is in the window, and nothing covers its middle. */
function isInSight(page: Page): Promise<boolean> {
  return generate(page).evaluate((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect()
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= window.innerHeight && button.contains(above)
  })
}

test('at most twelve controls are seen before the first post, and Generate stays in sight on wide screens and phones, in every state', async () => {
  const page = await openWithLink('/generate')
  await generate(page).waitFor()
  const controls = page
    .getByRole('main')
    .locator('button, a, input, select, textarea, summary')
    .filter({ visible: true })
  await eventually(() => controls.count()).toBeLessThanOrEqual(mostControls)
  expect(await controls.count(), 'they are there').toBeGreaterThanOrEqual(10)

  await eventually(() => isInSight(page)).toBe(true)
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('button', { name: /^Tension/ }).waitFor()
  const isInSightEverywhere = async (state: string) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await eventually(() => isInSight(page), `${state}, ${size.width} wide`).toBe(true)
    }
  }
  await isInSightEverywhere('below angles')
  await page.getByText('Options', { exact: true }).click()
  await isInSightEverywhere('with options')
  for (const tab of ['Text', 'File Upload']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await isInSightEverywhere(tab)
  }
})

test('a link becomes a post in two presses, from the dashboard: paste and Enter; publishing it is the third', async () => {
  const page = await openWithLink('/')
  await page.getByRole('textbox', { name: 'New post from' }).waitFor()
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('tabpanel', { name: 'Article URL' }).getByText('Harbour opens its second quay').waitFor()
  await page.keyboard.press('Enter')
  await resultOf(page).getByText('The quay handles 1,200 ships a year.').waitFor()
  await resultOf(page).getByRole('button', { name: 'Share on LinkedIn' }).waitFor()
})

test('a new post begins empty, whatever the last one was written with, and unfinished work is offered', async () => {
  const author = await app.signIn()
  const page = await browser.newPage(app, { as: author })
  await page.goto(`/generate?url=${encodeURIComponent(site.at('/harbour'))}&language=french&opinion=Mine.`)
  await generate(page).click()
  await resultOf(page).getByRole('button', { name: 'Share on LinkedIn' }).waitFor()

  await page.getByRole('link', { name: 'New post' }).click()
  await eventually(() => address(page).inputValue()).toBe('')
  await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('')
  await eventually(() => picked(page, 'Post Language')).toBe('English')
  await resultOf(page).getByText('No content generated yet').waitFor()
  expect(await page.getByRole('button', { name: /^Continue/ }).count(), 'nothing was left').toBe(0)

  await page.getByLabel('Your Opinion').fill('Half a thought')
  await page.getByRole('link', { name: 'Generate Post' }).click()
  await page.getByRole('button', { name: 'Continue with “Half a thought”' }).click()
  await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('Half a thought')
  await page.getByRole('link', { name: 'Post History' }).click()
  await expectHeading(page, 'Post History')
  await page.goBack()
  await eventually(() => page.getByLabel('Your Opinion').inputValue(), 'Back finds it again').toBe('Half a thought')

  const posts = (await (await author.get('/api/posts')).json()) as Answer<'listPosts'>
  expect(posts.map(({ language }) => language)).toEqual(['french'])
})
