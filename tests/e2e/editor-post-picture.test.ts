import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { launchBrowser, type PageOptions } from '../support/browser.ts'
import { type NewsSite, startNewsSite } from '../support/news-site.ts'
import { eventually, resultOf } from '../support/page-steps.ts'
import { picture } from '../support/pictures.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The picture of a post's article, in the templates with a place for one. */

const browser = launchBrowser()

const template = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const layers = (page: Page) => page.getByRole('listbox', { name: 'Layers' }).getByRole('option')

/** A server that may read this site. @returns a function that opens the editor for a person's post of its article */
function serveArticle(named?: Parameters<typeof startNewsSite>[0]) {
  let site: NewsSite
  let app: TestApp

  beforeAll(async () => {
    site = await startNewsSite(named)
    app = await startTestApp({ environment: site.environment })
  })

  afterAll(async () => {
    await app.close()
    await site.close()
  })

  return async (options: PageOptions = {}) => {
    const author = await app.signIn()
    const { id } = await makePost(author, { url: site.articleUrl })
    const page = await browser.newPage(app, { ...options, as: author })
    await page.goto(`/visual-editor?post=${id}`)
    await page.getByRole('region', { name: 'Made from your post' }).waitFor()
    return page
  }
}

describe('an article with a picture', () => {
  const named = { type: 'image/png', bytes: new Uint8Array() as Uint8Array }
  const openFromArticle = serveArticle(named)

  test('has it fetched for the template that shows it, as one step', async () => {
    named.bytes = await picture('png', 900, 600)
    const page = await openFromArticle()
    await layers(page).first().waitFor()
    const before = await layers(page).allTextContents()
    await template(page, 'Headline with Image').click()
    await page.getByText('The picture is the article’s. Check that you may use it.').waitFor()
    await eventually(() => layers(page).allTextContents()).toContain('Picture')
    await template(page, 'Undo').click()
    await eventually(() => layers(page).allTextContents()).toEqual(before)
  })

  test('that is no picture still fills the template, which says so and keeps the frame for another', async () => {
    Object.assign(named, { type: 'text/plain', bytes: Buffer.from('no picture') })
    const page = await openFromArticle({ mayLog: 'Failed' })
    await template(page, 'Headline with Image').click()
    await page.getByText('The article’s picture could not be loaded.').waitFor()
    await eventually(() => layers(page).allTextContents()).toContain('Headline')
    await eventually(() => layers(page).allTextContents()).toContain('Picture')
  })
})

describe('an article without a picture', () => {
  const openFromArticle = serveArticle()

  test('is offered no template that needs one; its visual is gone on with, and leads back to the post', async () => {
    const page = await openFromArticle()
    await template(page, 'Headline').waitFor()
    await eventually(() => template(page, 'Headline with Image').count()).toBe(0)

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
})
