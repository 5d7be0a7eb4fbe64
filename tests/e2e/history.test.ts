import { describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { serveNewsApp } from '../support/news-app.ts'
import { type NewsSite, newsArticle } from '../support/news-site.ts'
import { eventually, expectHeading, expectToast, resultOf, unfoldForm } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import type { TestApp } from '../support/test-app.ts'

/** The posts one has: finding, copying, deleting and going on with them. */

const browser = launchBrowser()
let app: TestApp
let news: NewsSite

serveNewsApp((started) => {
  ;({ app, news } = started)
})

const question = 'Are you sure you want to delete this post?'

describe('the history', () => {
  test('without a post says so and leads to the generator', async () => {
    const page = await browser.newPage(app, { as: await app.signIn() })
    await page.goto('/history')
    await page.getByRole('heading', { name: 'No posts found' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Generate Post' }).click()
    await expectHeading(page, 'AI Post Generator')
  })

  test('lists one’s own posts, newest first, and copies them', async () => {
    await makePost(await app.signIn(), {
      textContent: 'A stranger’s text.\n\nIt is nobody else’s business, whatever it says.',
    })
    const author = await app.signIn()
    const first = await makePost(author)
    app.clock.now += 60_000
    const second = await makePost(author, { url: news.articleUrl })
    const page = await browser.newPage(app, { as: author, permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto('/history')
    const titles = page.getByRole('main').getByRole('listitem').getByRole('heading')
    await eventually(() => titles.allTextContents()).toEqual([second.title, first.title])
    const newest = page.getByRole('listitem').filter({ hasText: newsArticle.title })
    await newest.getByText(newsArticle.siteName).first().waitFor()
    await eventually(() => newest.textContent()).toContain('characters')

    await newest.getByRole('button', { name: 'Copy' }).click()
    await expectToast(page, 'success', 'Copied!', 'Post content copied to clipboard.')
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(second.content)
  })

  test('deletes a post only after asking', async () => {
    const author = await app.signIn()
    const { title } = await makePost(author)
    const page = await browser.newPage(app, { as: author })
    await page.goto('/history')
    const post = page.getByRole('listitem').filter({ hasText: title })
    const dialog = page.getByRole('dialog', { name: question })
    const remove = post.getByRole('button', { name: 'Delete' })

    await remove.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => remove.evaluate((button) => button === document.activeElement), 'focus goes back').toBe(true)
    await remove.press('Enter')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    await post.waitFor()

    await remove.click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'success', 'Post Deleted', 'The post was removed from your history.')
    await page.getByRole('heading', { name: 'No posts found' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'No posts found' }).waitFor()
  })

  test('opens a post in the generator with its parameters and its stored text', async () => {
    const author = await app.signIn()
    const made = await makePost(author, { url: news.articleUrl, language: 'spanish', opinion: 'Plant more.' })
    await author.patch(`/api/posts/${made.id}`, { content: 'As I edited it.' })
    const page = await browser.newPage(app, { as: author })
    await page.goto('/history')
    const edit = page.getByRole('listitem').getByRole('link', { name: 'Edit' })
    const address = new URL((await edit.getAttribute('href')) ?? '', app.url)
    expect(address.pathname).toBe('/generate')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      url: news.articleUrl,
      model: 'composer',
      language: 'spanish',
      opinion: 'Plant more.',
      contentStyleId: String(made.contentStyleId),
      webSearch: 'false',
    })
    await edit.click()
    await expectHeading(page, 'AI Post Generator')
    await resultOf(page).getByText('As I edited it.').waitFor()
    await unfoldForm(page)
    await eventually(() => page.getByRole('textbox', { name: 'Article URL' }).inputValue()).toBe(news.articleUrl)
    await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('Plant more.')
    expect(page.url()).not.toContain('opinion')
  })
})

describe('the dashboard', () => {
  test('shows the latest three posts and writes them anew', async () => {
    const author = await app.signIn()
    await makePost(author, {
      textContent: 'The oldest of four texts.\n\nIt says that the old bridge is closed for a year.',
    })
    for (let count = 0; count < 3; count += 1) {
      app.clock.now += 60_000
      await makePost(author, { url: news.articleUrl, opinion: `Opinion ${count}` })
    }
    const page = await browser.newPage(app, { as: author })
    await page.goto('/')
    const posts = page.getByRole('main').getByRole('article')
    await eventually(() => posts.getByRole('heading').count()).toBe(3)
    await eventually(() => posts.getByText('Generated', { exact: true }).count()).toBe(3)
    await eventually(() => page.getByText('The oldest of four texts').count()).toBe(0)
    await posts.first().getByRole('link', { name: 'Regenerate' }).click()
    await expectHeading(page, 'AI Post Generator')
    await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('Opinion 2')
    await resultOf(page).getByText('No content generated yet').waitFor()
  })
})
