import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { serveNewsApp } from '../support/news-app.ts'
import type { NewsSite } from '../support/news-site.ts'
import { eventually, expectHeading, expectToast, resultOf } from '../support/page-steps.ts'
import { makePost, type Post } from '../support/posts.ts'
import { signInAgain, type TestApp } from '../support/test-app.ts'

/** The first page after signing in: what one can do, what one did last, and what the month came to. */

const browser = launchBrowser()
const dayMs = 24 * 60 * 60 * 1000
let app: TestApp
let news: NewsSite

serveNewsApp((started) => {
  ;({ app, news } = started)
})

const main = (page: Page) => page.getByRole('main')
const hrefOf = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).getAttribute('href')

/** The figure beside a label of This Month. */
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

test('the dashboard greets, names the plan and leads everywhere', async () => {
  const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial', used: 2 }) })
  await page.goto('/')
  await expectHeading(page, 'Welcome back, Test')
  await eventually(() => page.title()).toBe('Dashboard · Postwright')
  await main(page).getByText('Trial', { exact: true }).waitFor()
  await main(page).getByText('3 of 5 posts left this month').waitFor()
  for (const name of ['Quick Actions', 'Recent Posts', 'This Month', 'Quick Navigation', 'Visual Editor']) {
    await main(page).getByRole('heading', { name, exact: true }).waitFor()
  }
  await eventually(() => hrefOf(page, 'Settings')).toBe('/settings')
  await eventually(() => hrefOf(page, 'Tool Settings')).toBe('/settings')
  await eventually(() => main(page).getByRole('link', { name: 'Create Visual' }).count()).toBe(2)
  await eventually(() => hrefOf(page, 'Layers: 0 Canvas: 1200x630')).toBe('/visual-editor')
  await main(page).getByRole('link', { name: 'View All' }).click()
  await expectHeading(page, 'Post History')
  await page.goBack()
  await main(page).getByRole('link', { name: 'Post Calendar' }).click()
  await expectHeading(page, 'Post History')
  await eventually(() => page.getByRole('tab', { name: 'Calendar View' }).getAttribute('aria-selected')).toBe('true')
})

test('the dashboard counts what this month really came to, shows the latest three posts, copies them whole and writes them anew', async () => {
  const author = await app.signIn()
  const now = app.clock.now
  app.clock.now = now - 62 * dayMs
  await makePost(await signInAgain(app, author), {
    textContent: 'The oldest of four texts.\n\nIt says that the old bridge is closed for a year.',
  })
  app.clock.now = now
  for (let made = 0; made < 3; made += 1) {
    app.clock.now += 60_000
    await makePost(author, { url: news.articleUrl, opinion: `Opinion ${made}` })
  }
  const [latest] = (await (await author.get('/api/posts')).json()) as Post[]
  if (!latest) throw new Error('No post was stored.')
  const content = `${'abcdefghi '.repeat(12)}and the rest of it`
  await author.patch(`/api/posts/${latest.id}`, { content })
  await app.ctx.db.updateTable('posts').set({ ai_model: 'gpt-4o' }).where('id', '=', latest.id).execute()

  const page = await browser.newPage(app, { as: author, permissions: ['clipboard-read', 'clipboard-write'] })
  const refuse = { status: 429, json: { message: 'Too many requests.', code: 'rate_limited' } }
  await page.route('**/api/posts?*', (route) => route.fulfill(refuse))
  await page.route('**/api/posts/summary', (route) => route.fulfill(refuse))
  await page.goto('/')
  await main(page).getByRole('heading', { name: 'Your posts could not be loaded' }).waitFor()
  await main(page).getByText('This month could not be counted. Too many requests.').waitFor()
  await page.unroute('**/api/posts?*')
  await page.unroute('**/api/posts/summary')
  await main(page).getByRole('button', { name: 'Try Again' }).first().click()
  const posts = main(page).getByRole('article')
  await eventually(() => posts.getByRole('heading').count()).toBe(3)
  await main(page).getByRole('button', { name: 'Try Again' }).click()
  await eventually(() => figure(page, 'Posts generated').textContent()).toBe('3')
  await eventually(() => figure(page, 'Visuals created').textContent()).toBe('0')
  await eventually(() => figure(page, 'AI Models Used').textContent()).toBe('1')

  await eventually(() => posts.getByText('Generated', { exact: true }).count()).toBe(3)
  await eventually(() => page.getByText('The oldest of four texts').count()).toBe(0)
  const post = posts.first()
  await post.getByRole('heading', { name: latest.title }).waitFor()
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(app.clock.now)
  await post.getByText(day).waitFor()
  await post.getByText(`${content.slice(0, 120).trim()}…`, { exact: true }).waitFor()
  await post.getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'success', 'Copied!', 'Post content copied to clipboard.')
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(content)

  await post.getByRole('link', { name: 'Regenerate' }).click()
  await expectHeading(page, 'AI Post Generator')
  await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('Opinion 2')
  await resultOf(page).getByText('No content generated yet').waitFor()
})
