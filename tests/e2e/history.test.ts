import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { serveNewsApp } from '../support/news-app.ts'
import { type NewsSite, newsArticle } from '../support/news-site.ts'
import { eventually, expectHeading, expectToast, resultOf, unfoldForm } from '../support/page-steps.ts'
import { makePost, type Post, sourceText } from '../support/posts.ts'
import { signInAgain, type TestApp } from '../support/test-app.ts'
import { holdToasts } from '../support/toast-lines.ts'

/**
 * One's posts: searching them by words, model and day, copying, deleting and continuing them; and the dashboard, with
 * the latest ones and the month's figures.
 */

const browser = launchBrowser()
/** Most tests use the same options, so they share a window. */
const permissions = ['clipboard-read', 'clipboard-write']
const dayMs = 24 * 60 * 60 * 1000
/** Far from the end of a month, and of a day in Auckland, Paris and UTC: for tests that count those of today. */
const midMonth = Date.UTC(2026, 10, 18, 5)
/** Longer than any column, with right-to-left text and joined emoji. */
const longTitle = `Donaudampfschifffahrts${'gesellschafts'.repeat(9)}kapitän مرحبا 👩‍👩‍👧‍👦`
let app: TestApp
let news: NewsSite

serveNewsApp((started) => {
  ;({ app, news } = started)
})

/** By the subjects of their articles, whose titles are the grey lines of the rows. */
const titles = async (page: Page) =>
  (await page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()).map((lead) =>
    lead.replace(/^All about (.+)\.$/, '$1'),
  )
const rowOf = (page: Page, post: Post) => page.getByRole('main').getByRole('listitem').filter({ hasText: post.title })
const searchOf = (page: Page) => new URL(page.url()).search
/** The figure next to a label. */
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .textContent()

const main = (page: Page) => page.getByRole('main')
const hrefOf = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).getAttribute('href')

type Author = Awaited<ReturnType<TestApp['signIn']>>

/** A post on its own subject, created at this moment. */
async function makePostAbout(author: Author, subject: string, at = app.clock.now): Promise<Post> {
  const now = app.clock.now
  app.clock.now = at
  const post = await makePost(at === now ? author : await signInAgain(app, author), {
    textContent: `${subject}\n\n${sourceText}`,
  })
  app.clock.now = now
  const response = await author.patch(`/api/posts/${post.id}`, { title: subject, content: `All about ${subject}.` })
  return (await response.json()) as Post
}

async function setModel({ id }: Post, model: string): Promise<void> {
  await app.ctx.db.updateTable('posts').set({ ai_model: model }).where('id', '=', id).execute()
}

// a clock advanced by one test would be on another day for the next, shortly before midnight
beforeEach(() => {
  app.clock.now = Date.now()
})

test('the history is empty at first, then lists one’s own posts, newest first, copies them and opens them in the generator', async () => {
  await makePost(await app.signIn(), {
    textContent: 'A stranger’s text.\n\nIt is nobody else’s business, whatever it says.',
  })
  const author = await app.signIn()
  const page = await browser.newPage(app, { as: author, permissions })
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
  await eventually(async () => (await titles(page)).map((lead) => lead.slice(0, 15))).toEqual([
    content,
    first.content.slice(0, 15),
  ])
  const newest = page.getByRole('listitem').filter({ hasText: newsArticle.title })
  await newest.getByText(newsArticle.siteName).first().waitFor()
  await eventually(() => newest.textContent()).toContain('characters')
  await newest.getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'success', 'Copied!', 'Post content copied to clipboard.')
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(content)

  const edit = newest.getByRole('link', { name: 'Edit', exact: true })
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
  const stored = async () => ((await (await author.get('/api/posts')).json()) as Post[]).map(({ title }) => title)
  const { id } = await makePost(author)
  await author.patch(`/api/posts/${id}`, { title: longTitle, content: `All about ${longTitle}.` })
  app.clock.now += 60_000
  const { title } = await makePost(author)
  const page = await browser.newPage(app, { as: author, permissions })
  await page.goto('/history')
  await holdToasts(page)
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
  expect(await stored()).toEqual([title, longTitle])

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'success', 'Post Deleted', 'It’s removed from your history.')
  await post.waitFor({ state: 'detached' })
  const last = page.getByRole('listitem').filter({ hasText: longTitle })
  await last.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'No posts found' }).waitFor()
  await eventually(stored, 'the first one, whose message is gone').toEqual([longTitle])

  // as long as the pointer is on the message the post could be restored
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expectAccessible(page, 'a post that can be taken back')
  await page.goto('about:blank')
  await eventually(stored).toEqual([])
  await page.goto('/history')
  await page.getByRole('heading', { name: 'No posts found' }).waitFor()
})

test('the list is counted, searched by words with Back taking a search back, and each click flips a post’s status', async () => {
  const author = await app.signIn()
  await setModel(await makePostAbout(author, 'Ferries'), 'gpt-4o')
  const bridges = await makePostAbout(author, 'Bridges')
  await setModel(bridges, 'claude-3-sonnet')
  await makePostAbout(author, 'Tunnels')
  const page = await browser.newPage(app, { as: author, isFresh: true })
  await page.clock.install()
  await page.goto('/history')
  await page.getByRole('heading', { name: 'Summary' }).waitFor()
  await eventually(() => figure(page, 'Total posts')).toBe('3')
  await eventually(() => figure(page, 'Posts with visuals')).toBe('0')
  await eventually(() => figure(page, 'GPT-4 posts')).toBe('1')
  await eventually(() => figure(page, 'Claude posts')).toBe('1')

  const all = ['Tunnels', 'Bridges', 'Ferries']
  const box = page.getByRole('searchbox', { name: 'Search posts' })
  await box.pressSequentially('ferr')
  await eventually(() => titles(page)).toEqual(['Ferries'])
  expect(searchOf(page)).toBe('?q=ferr')
  await box.fill('nothing like it')
  await page.getByRole('heading', { name: 'No posts found' }).waitFor()
  await page.getByText('No post matches your search and filters.').waitFor()
  await expectAccessible(page, 'nothing found')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await eventually(() => titles(page)).toEqual(all)
  await eventually(() => box.inputValue()).toBe('')
  await page.goBack()
  await eventually(() => box.inputValue()).toBe('nothing like it')
  await page.goBack()
  await eventually(() => titles(page)).toEqual(all)

  await rowOf(page, bridges).getByRole('button', { name: 'Mark as published' }).click()
  await expectToast(page, 'success', 'Post Published', 'It’s marked as published.')
  await rowOf(page, bridges).getByText('Published', { exact: true }).waitFor()
  await page.goto('/history?q=bridges')
  await eventually(() => titles(page), 'as the address says').toEqual(['Bridges'])
  await eventually(() => box.inputValue()).toBe('bridges')
  await rowOf(page, bridges).getByRole('button', { name: 'Mark as draft' }).click()
  await expectToast(page, 'success', 'Post Unpublished', 'It’s a draft again.')
  await rowOf(page, bridges).getByText('Draft', { exact: true }).waitFor()

  // its icons show their names after a moment, and at once on focus
  await page.clock.pauseAt(Date.now() + 60_000)
  const remove = rowOf(page, bridges).getByRole('button', { name: 'Delete' })
  const tooltip = page.getByRole('tooltip', { name: 'Delete' })
  await remove.hover()
  await page.clock.runFor(300)
  await eventually(() => tooltip.count(), 'not yet').toBe(0)
  await page.clock.runFor(700)
  await tooltip.waitFor()
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await tooltip.waitFor({ state: 'detached' })
  await rowOf(page, bridges).getByRole('button', { name: 'Mark as published' }).focus()
  await page.keyboard.press('Tab')
  await tooltip.waitFor()
})

test('the list shows fifty posts and then more', async () => {
  const author = await app.signIn({ role: 'admin' })
  for (let made = 0; made < 51; made += 1) {
    app.clock.now += 10_000 // beyond any rate limit
    await makePost(author)
  }
  const page = await browser.newPage(app, { as: author, permissions })
  await page.goto('/history')
  await eventually(async () => (await titles(page)).length).toBe(50)
  await page.getByRole('button', { name: 'Show more' }).click()
  await eventually(async () => (await titles(page)).length).toBe(51)
  await eventually(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  await page.getByText('51 posts').waitFor()
})

test('the calendar has the days of where its author lives, is walked by keys, a day in the address at each step, and lists one day’s posts', async () => {
  app.clock.now = midMonth
  const author = await app.signIn({ timeZone: 'Pacific/Auckland' })
  // four in the morning of the 10th there, still the 9th in the browser's own time zone
  const tunnels = await makePostAbout(author, 'Tunnels', Date.UTC(2026, 2, 9, 15))
  await makePostAbout(author, 'Ferries', Date.UTC(2026, 2, 12, 9))
  await makePostAbout(author, 'Bridges', Date.UTC(2026, 2, 12, 10))
  const page = await browser.newPage(app, { as: author, isFresh: true })
  await page.clock.install({ time: midMonth })
  const day = (name: string | RegExp) => page.getByRole('gridcell').getByRole('button', { name })
  await page.goto('/history?tab=calendar&day=2026-03-18')
  await page.getByRole('heading', { name: 'March 2026', exact: true }).waitFor()
  await page.getByRole('heading', { name: /^Wednesday,? 18 March 2026$/ }).waitFor()
  await page.getByText('No posts found').waitFor()
  await page.getByRole('heading', { name: 'No posts found' }).waitFor()
  await eventually(() => titles(page)).toEqual([])
  await day(/^Thursday,? 12 March 2026, 2 posts$/).waitFor()

  await day(/^Wednesday,? 18 March/).focus()
  const steps: [key: string, day: string][] = [
    ['ArrowLeft', '2026-03-17'],
    ['ArrowUp', '2026-03-10'],
    ['Home', '2026-03-09'],
    ['End', '2026-03-15'],
    ['ArrowDown', '2026-03-22'],
    ['PageDown', '2026-04-22'],
    ['PageUp', '2026-03-22'],
    ['Shift+PageUp', '2025-03-22'],
  ]
  for (const [key, reached] of steps) {
    await page.keyboard.press(key)
    await eventually(() => searchOf(page), key).toBe(`?tab=calendar&day=${reached}`)
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('tabindex')), key).toBe('0')
    if (reached === '2026-03-10') await eventually(() => titles(page), reached).toEqual(['Tunnels'])
  }
  await page.getByRole('heading', { name: 'March 2025', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Go to the latest post' }).click()
  await eventually(() => titles(page)).toEqual(['Bridges', 'Ferries'])
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('heading', { name: 'April 2026', exact: true }).waitFor()
  await page.goBack()
  await eventually(() => titles(page)).toEqual(['Bridges', 'Ferries'])
  await page.getByRole('searchbox').fill('bridges')
  await eventually(() => titles(page)).toEqual(['Bridges'])
  await day(/^Thursday,? 12 March 2026, 1 post$/).waitFor()

  const post = await makePostAbout(author, longTitle)
  await page.goto('/history')
  await eventually(() => rowOf(page, tunnels).locator('time').first().getAttribute('datetime')).toBe('2026-03-10')
  await page.getByRole('tab', { name: 'Calendar View' }).click()
  expect(searchOf(page)).toBe('?tab=calendar')
  const today = page.locator('[aria-current="date"]')
  await eventually(() => today.textContent()).toContain('today, 1 post')
  await eventually(() => page.getByRole('gridcell', { selected: true }).textContent()).toContain('today')
  const row = rowOf(page, post)
  await row.getByText(`${`All about ${post.title}.`.slice(0, 120).trim()}…`, { exact: true }).waitFor()
  await row.getByText('Draft', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'List View' }).click()
  await page.goBack()
  await today.waitFor()
  await row.waitFor()
  await expectAccessible(page, 'a day with a post')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await page.getByRole('heading', { name: 'No posts found' }).waitFor()
  await expectAccessible(page, 'a day without posts')
})

test('the dashboard greets, names the plan and leads everywhere', async () => {
  const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial', used: 2 }), permissions })
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
  await main(page).getByRole('link', { name: 'View all' }).click()
  await expectHeading(page, 'Post History')
  await page.goBack()
  await main(page).getByRole('link', { name: 'Post Calendar' }).click()
  await expectHeading(page, 'Post History')
  await eventually(() => page.getByRole('tab', { name: 'Calendar View' }).getAttribute('aria-selected')).toBe('true')
})

test('the dashboard counts what this month really came to, shows the latest three posts, copies them whole and writes them anew', async () => {
  app.clock.now = midMonth
  const author = await app.signIn()
  app.clock.now = midMonth - 62 * dayMs
  await makePost(await signInAgain(app, author), {
    textContent: 'The oldest of four texts.\n\nIt says that the old bridge is closed for a year.',
  })
  app.clock.now = midMonth
  for (let made = 0; made < 3; made += 1) {
    app.clock.now += 1_000
    await makePost(author, { url: news.articleUrl, opinion: `Opinion ${made}` })
  }
  const [latest] = (await (await author.get('/api/posts')).json()) as Post[]
  if (!latest) throw new Error('No post was stored.')
  const content = `${'abcdefghi '.repeat(12)}and the rest of it`
  await author.patch(`/api/posts/${latest.id}`, { content })
  await app.ctx.db.updateTable('posts').set({ ai_model: 'gpt-4o' }).where('id', '=', latest.id).execute()

  const page = await browser.newPage(app, { as: author, permissions })
  const refuse = { status: 429, json: { message: 'Too many requests.', code: 'rate_limited' } }
  await page.route('**/api/posts?*', (route) => route.fulfill(refuse))
  await page.route('**/api/posts/summary', (route) => route.fulfill(refuse))
  await page.goto('/')
  await main(page).getByRole('heading', { name: 'Your posts could not be loaded' }).waitFor()
  await main(page).getByText('This month could not be counted. Too many requests.').waitFor()
  await page.unroute('**/api/posts?*')
  await page.unroute('**/api/posts/summary')
  await main(page).getByRole('button', { name: 'Try again' }).first().click()
  const posts = main(page).getByRole('article')
  await eventually(() => posts.getByRole('heading').count()).toBe(3)
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await eventually(() => figure(page, 'Posts generated')).toBe('3')
  await eventually(() => figure(page, 'Visuals created')).toBe('0')
  await eventually(() => figure(page, 'AI Models Used')).toBe('1')

  await eventually(() => posts.getByText('Generated', { exact: true }).count()).toBe(3)
  await eventually(() => page.getByText('The oldest of four texts').count()).toBe(0)
  const post = posts.first()
  await post.getByText(latest.title).waitFor()
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
