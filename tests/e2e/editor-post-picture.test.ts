import type { Page } from 'playwright-core'
import { afterEach, test } from 'vitest'
import { launchBrowser, type PageOptions } from '../support/browser.ts'
import { type NewsSite, startNewsSite } from '../support/news-site.ts'
import { eventually, resultOf } from '../support/page-steps.ts'
import { picture } from '../support/pictures.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The picture of a post's article in the templates that have a place for one. */

const browser = launchBrowser()
let site: NewsSite
let app: TestApp

afterEach(async () => {
  await app.close()
  await site.close()
})

const template = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const layers = (page: Page) => page.getByRole('listbox', { name: 'Layers' }).getByRole('option')

async function openFromArticle(named: Parameters<typeof startNewsSite>[0], options: PageOptions = {}) {
  site = await startNewsSite(named)
  app = await startTestApp({ environment: site.environment })
  const author = await app.signIn()
  const { id } = await makePost(author, { url: site.articleUrl })
  const page = await browser.newPage(app, { ...options, as: author })
  await page.goto(`/visual-editor?post=${id}`)
  await page.getByRole('region', { name: 'Made from your post' }).waitFor()
  return page
}

test('the article’s picture is fetched for the template that shows it, as one step', async () => {
  const page = await openFromArticle({ type: 'image/png', bytes: await picture('png', 900, 600) })
  const before = await layers(page).allTextContents()
  await template(page, 'Headline with Image').click()
  await page.getByText('The picture comes from the article’s site. Check that you may use it.').waitFor()
  await eventually(() => layers(page).allTextContents()).toContain('Picture')
  await template(page, 'Undo').click()
  await eventually(() => layers(page).allTextContents()).toEqual(before)
})

test('without the picture the template is still filled, says so, and keeps the frame for another', async () => {
  const page = await openFromArticle({ type: 'text/plain', bytes: Buffer.from('no picture') }, { mayLog: 'Failed' })
  await template(page, 'Headline with Image').click()
  await page.getByText('The article’s picture could not be loaded.').waitFor()
  await eventually(() => layers(page).allTextContents()).toContain('Headline')
  await eventually(() => layers(page).allTextContents()).toContain('Picture')
})

test('a post that has a visual goes on with it, and the editor leads back to the post', async () => {
  const page = await openFromArticle(undefined)
  const address = page.url()
  await page.getByRole('textbox', { name: 'Visual name' }).fill('Quay')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/visual-editor?visual=*')
  await page.goto(address)
  await eventually(() => page.getByRole('textbox', { name: 'Visual name' }).inputValue()).toBe('Quay')
  await page.getByRole('link', { name: 'Back to post' }).click()
  await resultOf(page).getByRole('link', { name: 'Edit Visual' }).waitFor()
  await page.getByRole('img', { name: 'Visual: Quay' }).waitFor()
})

test('an article without a picture offers no template that needs one', async () => {
  const page = await openFromArticle(undefined)
  await template(page, 'Headline').waitFor()
  await eventually(() => template(page, 'Headline with Image').count()).toBe(0)
})
