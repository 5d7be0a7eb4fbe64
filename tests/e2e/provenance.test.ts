import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { type NewsSite, newsArticle, startNewsSite } from '../support/news-site.ts'
import { eventually, expectToast, openPanel, openProvenance } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** A finished post's provenance: its source, what it was written with, and what its author changed. */

const browser = launchBrowser()
const draft = `The city plants twelve thousand trees along its main roads.

The plan costs four million euros over four years, and a third of it comes from a state fund for cooler cities.

Planting begins in October with 900 lime trees on the northern ring road, where no tree has stood since 1962.

Which street near you would you begin with?`
let model: FakeModel
let news: NewsSite
let app: TestApp

beforeAll(async () => {
  model = await startFakeModel('openai', {
    kind: 'text',
    chunks: [draft],
    citations: [{ url: 'https://weather.example.org/summers', title: 'Summers since 1980' }],
  })
  news = await startNewsSite()
  app = await startTestApp({
    environment: { ...news.environment, OPENAI_API_KEY: 'key-for-tests', OPENAI_BASE_URL: model.baseUrl },
  })
})

afterAll(async () => {
  await app.close()
  await Promise.all([model.close(), news.close()])
})

const panel = (page: Page) => page.getByRole('region', { name: 'How it was made', exact: true })

async function factOf(page: Page, name: string): Promise<string | null> {
  return await panel(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
    .textContent()
}

async function write() {
  const author = await app.signIn()
  await author.post('/api/user/settings', {
    targetAudience: 'Town planners',
    contentStyle: 'Professional & Insightful',
    customPrompt: 'No emoji.',
    examplePosts: ['I planted a lime tree once.', '', ''],
  })
  const choices = { model: 'gpt-4o', useWebSearch: true, opinion: 'Shade is infrastructure.' }
  return { author, post: await makePost(author, { url: news.articleUrl, ...choices }) }
}

async function edit(page: Page, change: (text: string) => string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Post text' })
  await text.fill(change(await text.inputValue()))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'success', 'Post Saved', 'Your changes have been saved.')
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor() // the message may be an earlier save's
}

test('what stands behind a post is loaded when it is opened, shows what the author changes as soon as it is saved, and is exported as a file named after the post', async () => {
  const { author, post } = await write()
  const page = await browser.newPage(app, { as: author })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('provenance') && asked.push(request.url()))
  await page.goto(`/generate?post=${post.id}`)
  await page.getByRole('tab', { name: 'Sources' }).waitFor()
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])

  await openPanel(page, 'Sources')
  const article = page.getByRole('region', { name: newsArticle.title }).getByRole('region', { name: 'Article text' })
  await eventually(() => article.textContent()).toContain('Shade is the cheapest')
  await page.getByRole('region', { name: 'Web sources' }).getByRole('link', { name: 'Summers since 1980' }).waitFor()
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  await openProvenance(page)
  await eventually(() => factOf(page, 'Title')).toBe(newsArticle.title)
  await eventually(() => factOf(page, 'Publication')).toBe(newsArticle.siteName)
  await eventually(() => factOf(page, 'Author')).toBe(newsArticle.byline)
  await eventually(() => factOf(page, 'Address')).toBe(news.articleUrl)
  await eventually(() => factOf(page, 'Length')).toMatch(/^\d+ words, the whole text$/)
  await eventually(() => factOf(page, 'Checksum (SHA-256)')).toMatch(/^[0-9a-f]{64}$/)
  await eventually(() => factOf(page, 'Model')).toBe('OpenAI GPT-4o (gpt-4o)')
  await eventually(() => factOf(page, 'Prompt template')).toMatch(/, version 1$/)
  await eventually(() => factOf(page, 'Content style')).toBe('Professional & Insightful')
  await eventually(() => factOf(page, 'Audience')).toBe('Town planners')
  await eventually(() => factOf(page, 'Your opinion')).toBe('Shade is infrastructure.')
  await eventually(() => factOf(page, 'Web search')).toBe('On')
  await panel(page).getByText('No changes.').waitFor()

  await panel(page).getByText('Prompts', { exact: true }).click()
  await page.getByRole('region', { name: 'Custom prompt' }).getByText('No emoji.').waitFor()
  await page.getByRole('region', { name: 'Example post 1' }).getByText('I planted a lime tree once.').waitFor()
  const rules = await page.getByRole('region', { name: 'Rules for the model' }).textContent()
  expect(JSON.stringify(model.requests.at(-1)?.body)).toContain(JSON.stringify(rules))

  app.clock.now += 60_000
  await edit(page, (text) => text.replace('near you would', 'in town should'))

  await panel(page).getByText('3 words added, 3 words removed.').waitFor()
  await eventually(() => panel(page).getByRole('deletion').textContent()).toBe('removed: near you would, end. ')
  await eventually(() => panel(page).getByRole('insertion').textContent()).toBe('added: in town should, end. ')
  const lines = await panel(page)
    .locator('ins, del')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).textDecorationLine))
  expect(lines).toEqual(['line-through', 'underline'])

  await panel(page)
    .getByText(/^\d+ unchanged words$/)
    .waitFor()
  const comparison = panel(page).getByRole('deletion').locator('..')
  await eventually(() => comparison.textContent()).not.toContain('lime trees')
  await panel(page).getByRole('button', { name: 'Show unchanged words' }).click()
  await eventually(() => comparison.textContent()).toContain('lime trees')
  await panel(page).getByRole('button', { name: 'Hide unchanged words' }).click()
  await panel(page).getByText('First draft', { exact: true }).last().click()
  await eventually(() => page.getByRole('region', { name: 'First draft' }).textContent()).toBe(draft)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Export as JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${newsArticle.title} - how it was made.json`)
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>
  const { changes, ...kept } = file
  expect(kept).toEqual(await (await author.get(`/api/posts/${post.id}/provenance`)).json())
  expect(changes).toMatchObject({ wordsAdded: 3, wordsRemoved: 3 })
  expect(kept).toMatchObject({ firstDraft: draft, writtenWith: { opinion: 'Shade is infrastructure.' } })

  await openPanel(page, 'Preview')
  await eventually(() => panel(page).isVisible()).toBe(false)
})

test('a panel whose code does not arrive says so', async () => {
  const author = await app.signIn()
  const post = await makePost(author)
  const page = await browser.newPage(app, { as: author, mayLog: ['Failed to load resource', 'TypeError'] })
  await page.route('**/provenan-*.js', (route) => route.abort())
  await page.goto(`/generate?post=${post.id}`)
  await openProvenance(page)
  await panel(page).getByText('Reload the page to try again.').waitFor()
})

test('the panel is opened, read and exported by the keyboard alone, and has no barrier in any theme and at any width', async () => {
  const { author, post } = await write()
  await author.patch(`/api/posts/${post.id}`, {
    content: draft.replace('near you', `in ${'Lindenallee'.repeat(12)}`),
  })
  const page = await browser.newPage(app, { as: author })
  await page.goto(`/generate?post=${post.id}`)
  await page.getByRole('tab', { name: 'Preview' }).focus()
  await page.keyboard.press('End')
  await panel(page).getByText('How it was made', { exact: true }).press('Enter')
  await panel(page).getByRole('insertion').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const reached: string[] = []
  for (let presses = 0; presses < 12 && reached.at(-1) !== 'Export as JSON'; presses += 1) {
    await page.keyboard.press('Tab')
    reached.push(await focused())
  }
  expect(reached).toEqual([news.articleUrl, 'Prompts', 'Show unchanged words', 'First draft', 'Export as JSON'])
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await downloading).suggestedFilename()).toContain('how it was made.json')

  await expectAccessible(page, 'sources and provenance, open')
  await panel(page).getByText('Prompts', { exact: true }).click()
  await panel(page).getByText('First draft', { exact: true }).last().click()
  await expectAccessible(page, 'provenance, with its texts', { within: '[data-panel=provenance]' })
})
