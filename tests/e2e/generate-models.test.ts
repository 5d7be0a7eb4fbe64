import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import type { FakeBehaviour } from '../support/fake-models/behaviour.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import {
  describe as descriptionOf,
  eventually,
  expectMeter,
  expectToast,
  openPanel,
  pick,
  picked,
  resultOf,
} from '../support/page-steps.ts'
import { postsUsed, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Writing with models: OpenAI and an endpoint of one's own, both faked on loopback. */

const browser = launchBrowser()
const answers: FakeBehaviour[] = []
let openai: FakeModel
let own: FakeModel
let app: TestApp

beforeAll(async () => {
  openai = await startFakeModel('openai', answers)
  own = await startFakeModel('compatible', answers)
  app = await startTestApp({
    environment: {
      OPENAI_API_KEY: 'key-for-tests',
      OPENAI_BASE_URL: openai.baseUrl,
      COMPATIBLE_BASE_URL: own.baseUrl,
      COMPATIBLE_MODEL: 'local-model',
      COMPATIBLE_LABEL: 'Model in the cellar',
    },
  })
})

beforeEach(() => answer({ kind: 'text', chunks: ['A quay that pays. ', 'Ships no longer wait.'] }))

afterAll(async () => {
  await app.close()
  await Promise.all([openai.close(), own.close()])
})

/** How both models answer from now on. */
function answer(behaviour: FakeBehaviour) {
  answers[0] = behaviour
}

async function openGenerator(page: Page) {
  await page.goto('/generate?tab=text-input')
  await textField(page).fill(sourceText)
}

const textField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
/** More than a tenth of a post. */
const longBeginning = 'Ships no longer wait at sea, says the harbour master of the second quay. '.repeat(6)
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })
const webSearch = (page: Page) => page.getByRole('switch', { name: 'Web Search' })

describe('a model’s post', () => {
  test.each([
    ['OpenAI GPT-4o', () => openai],
    ['Model in the cellar', () => own],
  ] as const)('by %s grows word by word', async (label, asked) => {
    const words = Array.from({ length: 30 }, (_, index) => `word${index} `)
    let goOn = () => {}
    const until = new Promise<void>((resolve) => {
      goOn = resolve
    })
    answer({ kind: 'text', chunks: words, until })
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial' }) })
    await openGenerator(page)
    await pick(page, 'AI Model', label)
    const before = asked().requests.length
    await generate(page).click()

    const text = async () => (await resultOf(page).textContent()) ?? ''
    await eventually(text).toContain('word0')
    expect(await text(), 'shown before it is complete').not.toContain('word29')
    await eventually(() => page.getByRole('button', { name: 'Generating...' }).getAttribute('aria-busy')).toBe('true')
    await resultOf(page).getByText(label, { exact: true }).waitFor()
    goOn()
    await expectToast(page, 'success', 'Post Generated!', 'Your LinkedIn post has been created successfully.')
    await eventually(() => text()).toContain(words.join('').trim())
    await expectMeter(page, '1 of 5')
    expect(asked().requests).toHaveLength(before + 1)
    expect(asked().requests.at(-1)?.problems).toEqual([])
  })

  test('can be cancelled, which stops the model and gives the post back', async () => {
    answer({ kind: 'hang-after-first-token', chunk: 'Only the beginning' })
    const author = await app.signIn({ role: 'trial', used: 1 })
    const page = await browser.newPage(app, { as: author })
    await openGenerator(page)
    await generate(page).click()
    await resultOf(page).getByText('Only the beginning').waitFor()
    await eventually(() => postsUsed(author), 'taken while it is written').toBe(2)
    await resultOf(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('status').getByText('Cancelled. No post was used.').waitFor({ state: 'attached' })
    await resultOf(page).getByText('No content generated yet').waitFor()
    expect(await openai.requests.at(-1)?.wasLeft, 'the model was left').toBe(true)
    await eventually(() => postsUsed(author)).toBe(1)
    await expectMeter(page, '1 of 5')
    await eventually(() => textField(page).inputValue()).toBe(sourceText)
    await eventually(() => generate(page).isEnabled()).toBe(true)
  })

  test('that stops before the end stays as a draft that says so', async () => {
    answer({ kind: 'early-end', chunk: longBeginning })
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial' }) })
    await openGenerator(page)
    await generate(page).click()
    const sentence = 'The model stopped before the end. What it had written is kept as a draft.'
    await expectToast(page, 'error', 'Post Unfinished', sentence)
    await resultOf(page).getByText('The model stopped before the end; this is what it had written.').waitFor()
    await resultOf(page).getByRole('button', { name: 'Edit' }).waitFor()
    await expectMeter(page, '1 of 5')
  })

  test('cancelled when much of it is written counts, and is found in the history', async () => {
    answer({ kind: 'hang-after-first-token', chunk: longBeginning })
    const author = await app.signIn({ role: 'trial' })
    const page = await browser.newPage(app, { as: author })
    await openGenerator(page)
    await generate(page).click()
    await resultOf(page).getByText('Ships no longer wait at sea').waitFor()
    await resultOf(page).getByRole('button', { name: 'Cancel' }).click()
    const sentence = 'What was written is a draft in your history, and counts as one of your posts.'
    await expectToast(page, 'success', 'Cancelled', sentence)
    await page
      .getByRole('status')
      .getByText('What was written is kept as a draft.')
      .first()
      .waitFor({ state: 'attached' })
    await eventually(() => postsUsed(author)).toBe(1)
    await expectMeter(page, '1 of 5')
    await page.getByRole('link', { name: 'Post History' }).click()
    await page.getByText('Ships no longer wait at sea').first().waitFor()
  })

  test('stops being written when its author leaves the page', async () => {
    answer({ kind: 'hang-after-first-token', chunk: 'Only the beginning' })
    const author = await app.signIn({ role: 'trial' })
    const page = await browser.newPage(app, { as: author })
    await openGenerator(page)
    await generate(page).click()
    await resultOf(page).getByText('Only the beginning').waitFor()
    await page.getByRole('link', { name: 'Post History' }).click()
    expect(await openai.requests.at(-1)?.wasLeft).toBe(true)
    await eventually(() => postsUsed(author)).toBe(0)
  })

  test('that fails costs nothing, keeps the form and can be tried again', async () => {
    answer({ kind: 'status', status: 429 })
    const author = await app.signIn({ role: 'trial' })
    const page = await browser.newPage(app, { as: author })
    await openGenerator(page)
    await page.getByLabel('Your Opinion').fill('Quays matter.')
    await generate(page).click()
    const sentence = 'OpenAI is getting too many requests from this server. Try again in a minute.'
    await expectToast(page, 'error', 'Generation Failed', sentence)
    const failure = resultOf(page).getByRole('alert')
    await failure.getByRole('heading', { name: 'Generation Failed' }).waitFor()
    await eventually(() => failure.textContent()).toContain('Your form is unchanged and no post was used.')
    await eventually(() => textField(page).inputValue()).toBe(sourceText)
    await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('Quays matter.')
    await expectMeter(page, '0 of 5')
    await eventually(() => postsUsed(author)).toBe(0)

    answer({ kind: 'text', chunks: ['The second try.'] })
    await failure.getByRole('button', { name: 'Try Again' }).click()
    await resultOf(page).getByText('The second try.').waitFor()
    await expectMeter(page, '1 of 5')
  })
})

describe('web search', () => {
  test('is kept from a trial, who is told why', async () => {
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial' }) })
    await page.goto('/generate?webSearch=true')
    await page.getByText('Pro Feature', { exact: true }).waitFor()
    await eventually(() => webSearch(page).isDisabled()).toBe(true)
    await eventually(() => webSearch(page).getAttribute('aria-checked')).toBe('false')
    await eventually(() => descriptionOf(webSearch(page))).toBe('Web search is only available in paid plans.')
  })

  test('with Pro finds pages, which are named below the post', async () => {
    const citations = [{ url: 'https://port.example.com/figures', title: 'Port figures' }]
    answer({ kind: 'text', chunks: ['Ships no longer wait.'], citations })
    const page = await browser.newPage(app, { as: await app.signIn() })
    await openGenerator(page)
    await eventually(() => picked(page, 'AI Model')).toBe('OpenAI GPT-4o')
    await eventually(() => page.getByText('Pro Feature').count()).toBe(0)
    await webSearch(page).click()
    await generate(page).click()
    await openPanel(page, 'Sources')
    const source = page.getByRole('region', { name: 'Web sources' }).getByRole('link', { name: 'Port figures' })
    await eventually(() => source.getAttribute('href')).toBe('https://port.example.com/figures')
    expect(JSON.stringify(openai.requests.at(-1)?.body.tools)).toContain('web_search')
  })
})

describe('the models on offer', () => {
  test('are those that are set up, and keep Pro’s from a trial', async () => {
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial' }) })
    await page.goto('/generate')
    const model = page.getByLabel('AI Model', { exact: true })
    await eventually(() => model.isEnabled()).toBe(true)
    const offered = await model.evaluate((select: HTMLSelectElement) =>
      [...select.options].map(({ label, disabled }) => (disabled ? `(no) ${label}` : label)),
    )
    expect(offered).toEqual([
      '(no) OpenAI GPT-5 (Pro)',
      'OpenAI GPT-4o',
      '(no) OpenAI GPT-4.1 (Pro)',
      'OpenAI GPT-4.1 mini',
      'Model in the cellar',
      'Built-in (no AI)',
    ])
  })
})
