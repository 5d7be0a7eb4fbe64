import { expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { serveNewsApp } from '../support/news-app.ts'
import { type NewsSite, newsArticle } from '../support/news-site.ts'
import { eventually, expectHeading, expectToast, resultOf, unfoldForm } from '../support/page-steps.ts'
import { makePost, type Post } from '../support/posts.ts'
import type { TestApp } from '../support/test-app.ts'

/** The posts one has: finding, copying, deleting and going on with them. */

const browser = launchBrowser()
let app: TestApp
let news: NewsSite

serveNewsApp((started) => {
  ;({ app, news } = started)
})

test('the history is empty at first, then lists one’s own posts, newest first, copies them and opens them in the generator', async () => {
  await makePost(await app.signIn(), {
    textContent: 'A stranger’s text.\n\nIt is nobody else’s business, whatever it says.',
  })
  const author = await app.signIn()
  const page = await browser.newPage(app, { as: author, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/history')
  await page.getByRole('heading', { name: 'No posts found' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Generate Post' }).click()
  await expectHeading(page, 'AI Post Generator')

  const first = await makePost(author)
  app.clock.now += 60_000
  const second = await makePost(author, { url: news.articleUrl, language: 'spanish', opinion: 'Plant more.' })
  const content = 'As I edited it.'
  await author.patch(`/api/posts/${second.id}`, { content })
  await page.goto('/history')
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await eventually(() => titles.allTextContents()).toEqual([second.title, first.title])
  const newest = page.getByRole('listitem').filter({ hasText: newsArticle.title })
  await newest.getByText(newsArticle.siteName).first().waitFor()
  await eventually(() => newest.textContent()).toContain('characters')
  await newest.getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'success', 'Copied!', 'Post content copied to clipboard.')
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(content)

  const edit = newest.getByRole('link', { name: 'Edit' })
  const address = new URL((await edit.getAttribute('href')) ?? '', app.url)
  expect(address.pathname).toBe('/generate')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    url: news.articleUrl,
    model: 'composer',
    language: 'spanish',
    opinion: 'Plant more.',
    contentStyleId: String(second.contentStyleId),
    webSearch: 'false',
  })
  await edit.click()
  await expectHeading(page, 'AI Post Generator')
  await resultOf(page).getByText(content).waitFor()
  await unfoldForm(page)
  await eventually(() => page.getByRole('textbox', { name: 'Article URL' }).inputValue()).toBe(news.articleUrl)
  await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('Plant more.')
  expect(page.url()).not.toContain('opinion')
})

test('a post is deleted only after asking, and is gone from the server as soon as the page is left', async () => {
  const author = await app.signIn()
  const stored = async () =>
    ((await (await author.get('/api/posts')).json()) as Post[]).map(({ title }) => title)
  const long = `Donaudampfschifffahrts${'gesellschafts'.repeat(9)}kapitän مرحبا 👩‍👩‍👧‍👦`
  const { id } = await makePost(author)
  await author.patch(`/api/posts/${id}`, { title: long, content: `All about ${long}.` })
  app.clock.now += 60_000
  const { title } = await makePost(author)
  const page = await browser.newPage(app, { as: author })
  await page.goto('/history')
  const post = page.getByRole('listitem').filter({ hasText: title })
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this post?' })
  const remove = post.getByRole('button', { name: 'Delete' })

  await remove.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => remove.evaluate((button) => button === document.activeElement), 'focus goes back').toBe(true)
  await remove.press('Enter')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await post.waitFor()
  expect(await stored()).toEqual([title, long])

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'success', 'Post Deleted', 'The post was removed from your history.')
  await post.waitFor({ state: 'detached' })
  const last = page.getByRole('listitem').filter({ hasText: long })
  await last.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'No posts found' }).waitFor()
  await eventually(stored, 'the first one, whose message is gone').toEqual([long])

  // for as long as the pointer is on the message the post could be taken back
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expectAccessible(page, 'a post that can be taken back')
  await page.goto('about:blank')
  await eventually(stored).toEqual([])
  await page.goto('/history')
  await page.getByRole('heading', { name: 'No posts found' }).waitFor()
})
