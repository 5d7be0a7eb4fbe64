import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectToast } from '../support/page-steps.ts'
import { makePost, type Post, sourceText } from '../support/posts.ts'
import { signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** Finding posts again: by words, by model, by day. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const titles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()
const rowOf = (page: Page, post: Post) => page.getByRole('main').getByRole('listitem').filter({ hasText: post.title })
const searchOf = (page: Page) => new URL(page.url()).search
const count = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .textContent()

type Author = Awaited<ReturnType<TestApp['signIn']>>

/** A post of its own subject, made at that moment. */
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

// what one test moved on would be another day for the next, shortly before midnight
beforeEach(() => {
  app.clock.now = Date.now()
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
  await eventually(() => count(page, 'Total posts')).toBe('3')
  await eventually(() => count(page, 'Posts with visuals')).toBe('0')
  await eventually(() => count(page, 'GPT-4 posts')).toBe('1')
  await eventually(() => count(page, 'Claude posts')).toBe('1')

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
  await expectToast(page, 'success', 'Post Published', 'It is marked as published in your history.')
  await rowOf(page, bridges).getByText('Published', { exact: true }).waitFor()
  await page.goto('/history?q=bridges')
  await eventually(() => titles(page), 'as the address says').toEqual(['Bridges'])
  await eventually(() => box.inputValue()).toBe('bridges')
  await rowOf(page, bridges).getByRole('button', { name: 'Mark as draft' }).click()
  await expectToast(page, 'success', 'Post Unpublished', 'It is a draft again.')
  await rowOf(page, bridges).getByText('Draft', { exact: true }).waitFor()

  // its icons are named after a moment, and at once on focus
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
    app.clock.now += 10_000 // slower than any limit
    await makePost(author)
  }
  const page = await browser.newPage(app, { as: author })
  await page.goto('/history')
  await eventually(async () => (await titles(page)).length).toBe(50)
  await page.getByRole('button', { name: 'Show more' }).click()
  await eventually(async () => (await titles(page)).length).toBe(51)
  await eventually(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  await page.getByText('51 posts').waitFor()
})

test('the calendar has the days of where its author lives, is walked by keys, a day in the address at each step, and lists one day’s posts', async () => {
  const author = await app.signIn({ timeZone: 'Pacific/Auckland' })
  // four in the morning of the 10th there, still the 9th in the browser's own time zone
  const tunnels = await makePostAbout(author, 'Tunnels', Date.UTC(2026, 2, 9, 15))
  await makePostAbout(author, 'Ferries', Date.UTC(2026, 2, 12, 9))
  await makePostAbout(author, 'Bridges', Date.UTC(2026, 2, 12, 10))
  const page = await browser.newPage(app, { as: author })
  const day = (name: string | RegExp) => page.getByRole('gridcell', { name })
  await page.goto('/history?tab=calendar&day=2026-03-18')
  await page.getByRole('heading', { name: 'March 2026', exact: true }).waitFor()
  await page.getByRole('heading', { name: /^Wednesday,? 18 March 2026$/ }).waitFor()
  await page.getByText('Nothing was generated on this day.').waitFor()
  await page.getByRole('heading', { name: 'No posts found' }).waitFor()
  await eventually(() => titles(page)).toEqual([])
  await day(/^Thursday,? 12 March 2026, 2 posts$/).waitFor()

  await day(/^Wednesday,? 18 March/)
    .getByRole('button')
    .focus()
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

  const long = `Donaudampfschifffahrts${'gesellschafts'.repeat(9)}kapitän مرحبا 👩‍👩‍👧‍👦`
  const post = await makePostAbout(author, long)
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
