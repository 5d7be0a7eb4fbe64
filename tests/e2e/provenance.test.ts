import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { type NewsSite, newsArticle, startNewsSite } from '../support/news-site.ts'
import { eventually, expectToast, openPanel } from '../support/page-steps.ts'
import { makePost, type Post } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** What stands behind a finished post: its source, what it was written with, and what its author changed. */

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

const panel = (page: Page) => page.getByRole('region', { name: 'Sources & history', exact: true })

async function factOf(page: Page, name: string): Promise<string | null> {
  return await panel(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
    .textContent()
}

async function write(role: 'user' | 'admin' = 'user') {
  const author = await app.signIn({ role })
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
}

describe('the provenance of a post', () => {
  test('is loaded when it is opened, and tells source, prompts and choices', async () => {
    const { author, post } = await write()
    const page = await browser.newPage(app, { as: author })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('provenance') && asked.push(request.url()))
    await page.goto(`/generate?post=${post.id}`)
    await page.getByRole('tab', { name: 'Sources' }).waitFor()
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([])

    await openPanel(page, 'Sources')
    await eventually(() => factOf(page, 'Title')).toBe(newsArticle.title)
    await eventually(() => factOf(page, 'Publication')).toBe(newsArticle.siteName)
    await eventually(() => factOf(page, 'Author')).toBe(newsArticle.byline)
    await eventually(() => factOf(page, 'Address')).toBe(news.articleUrl)
    await eventually(() => factOf(page, 'Length')).toMatch(/^\d+ words, the whole text$/)
    await eventually(() => factOf(page, 'Checksum (SHA-256)')).toMatch(/^[0-9a-f]{64}$/)
    await eventually(() => factOf(page, 'Web sources')).toBe('Summers since 1980')
    await eventually(() => factOf(page, 'Model')).toBe('OpenAI GPT-4o (gpt-4o)')
    await eventually(() => factOf(page, 'Prompt template')).toMatch(/, version 1$/)
    await eventually(() => factOf(page, 'Content style')).toBe('Professional & Insightful')
    await eventually(() => factOf(page, 'Audience')).toBe('Town planners')
    await eventually(() => factOf(page, 'Your opinion')).toBe('Shade is infrastructure.')
    await eventually(() => factOf(page, 'Web search')).toBe('On')
    await panel(page).getByText('Unchanged. The text is the first draft, word for word.').waitFor()

    await panel(page).getByText('Extracted text', { exact: true }).click()
    await eventually(() => page.getByRole('region', { name: 'Extracted text' }).textContent()).toContain(
      'Shade is the cheapest',
    )
    await panel(page).getByText('Prompts', { exact: true }).click()
    await page.getByRole('region', { name: 'Custom prompt' }).getByText('No emoji.').waitFor()
    await page.getByRole('region', { name: 'Example post 1' }).getByText('I planted a lime tree once.').waitFor()
    const rules = await page.getByRole('region', { name: 'Rules given to the model' }).textContent()
    expect(JSON.stringify(model.requests.at(-1)?.body)).toContain(JSON.stringify(rules))

    await openPanel(page, 'Preview')
    await eventually(() => panel(page).isVisible()).toBe(false)
  })

  test('shows what the author changed, word by word, as soon as it is saved', async () => {
    const { author, post } = await write()
    const page = await browser.newPage(app, { as: author })
    await page.goto(`/generate?post=${post.id}`)
    await openPanel(page, 'Sources')
    await panel(page)
      .getByText(/^Unchanged\./)
      .waitFor()
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
  })

  test('is exported as a file named after the post', async () => {
    const { author, post } = await write()
    await author.patch(`/api/posts/${post.id}`, { content: draft.replace('near you', 'in town') })
    const page = await browser.newPage(app, { as: author })
    await page.goto(`/generate?post=${post.id}`)
    await openPanel(page, 'Sources')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Export as JSON' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${newsArticle.title} - sources and history.json`)
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>
    const { changes, ...kept } = file
    expect(kept).toEqual(await (await author.get(`/api/posts/${post.id}/provenance`)).json())
    expect(changes).toMatchObject({ wordsAdded: 2, wordsRemoved: 2 })
    expect(kept).toMatchObject({ firstDraft: draft, writtenWith: { opinion: 'Shade is infrastructure.' } })
    await expectToast(page, 'success', 'Export Started', 'Your browser saves the sources and history of this post.')
  })

  test('stays as it was when an administrator changes the template afterwards', async () => {
    const { author, post } = await write('admin')
    const path = '/api/admin/prompt-templates'
    const page = await browser.newPage(app, { as: author })
    const show = async () => {
      await page.goto(`/generate?post=${post.id}`)
      await openPanel(page, 'Sources')
      await panel(page).getByText('Prompts', { exact: true }).click()
      await page
        .getByRole('region', { name: /^Prompt template/ })
        .getByText('{{content}}')
        .waitFor()
    }
    await show()
    const before = await panel(page).textContent()
    const [template] = (await (await author.get(path)).json()) as { id: number }[]
    const changed = await author.send('PUT', `${path}/${template?.id}`, {
      name: 'Quite another',
      template: 'Be loud: {{content}}',
    })
    expect(changed.status).toBe(200)
    await show()
    await eventually(() => panel(page).textContent()).toBe(before)
  })

  test('of a composed post says that no model wrote it', async () => {
    const author = await app.signIn()
    const page = await browser.newPage(app, { as: author })
    await page.goto(`/generate?post=${(await makePost(author)).id}`)
    await openPanel(page, 'Sources')
    await eventually(() => factOf(page, 'Model')).toContain('Built-in (no AI)')
    await eventually(() => factOf(page, 'Kind')).toBe('Pasted text')
  })
})

test('a panel whose code does not arrive says so', async () => {
  const { author, post } = await write()
  const page = await browser.newPage(app, { as: author, mayLog: ['Failed to load resource', 'TypeError'] })
  await page.route('**/provenan-*.js', (route) => route.abort())
  await page.goto(`/generate?post=${post.id}`)
  await openPanel(page, 'Sources')
  await panel(page).getByText('Reload the page to try again.').waitFor()
})

describe('the open panel', () => {
  async function openEdited(options: { width?: number } = {}): Promise<Page> {
    const { author, post } = await write()
    await author.patch(`/api/posts/${post.id}`, {
      content: draft.replace('near you', `in ${'Lindenallee'.repeat(12)}`),
    })
    const page = await browser.newPage(app, { as: author, ...options })
    await page.goto(`/generate?post=${(post as Post).id}`)
    return page
  }

  test('has no barrier in any theme and at any width', async () => {
    const page = await openEdited()
    await openPanel(page, 'Sources')
    await panel(page).getByRole('insertion').waitFor()
    await expectAccessible(page, 'provenance, open')
    for (const name of ['Extracted text', 'Prompts']) await panel(page).getByText(name, { exact: true }).click()
    await panel(page).getByText('First draft', { exact: true }).last().click()
    await expectAccessible(page, 'provenance, with its texts', { within: '[data-panel=provenance]' })
  })

  test('is opened, read and exported by the keyboard alone', async () => {
    const page = await openEdited()
    await page.getByRole('tab', { name: 'Preview' }).focus()
    await page.keyboard.press('End')
    await panel(page).getByRole('insertion').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    const reached: string[] = []
    for (let presses = 0; presses < 12 && reached.at(-1) !== 'Export as JSON'; presses += 1) {
      await page.keyboard.press('Tab')
      reached.push(await focused())
      if (reached.at(-1) === 'Extracted text') await page.keyboard.press('Enter')
    }
    expect(reached).toEqual([
      'Summers since 1980',
      news.articleUrl,
      'Summers since 1980',
      'Extracted text',
      expect.stringContaining('Shade is the cheapest'),
      'Prompts',
      'Show unchanged words',
      'First draft',
      'Export as JSON',
    ])
    const downloading = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await downloading).suggestedFilename()).toContain('sources and history.json')
  })
})
