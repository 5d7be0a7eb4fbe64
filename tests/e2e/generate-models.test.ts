import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
  unfoldForm,
} from '../support/page-steps.ts'
import { postsUsed, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Writing with models: OpenAI and a custom endpoint, both faked on loopback. */

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

/** Sets how both models answer. */
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

test('a trial is offered the models that are set up but Pro’s, and no web search; a post that fails costs nothing, keeps the form and can be tried again; others grow word by word', async () => {
  const author = await app.signIn({ role: 'trial' })
  const page = await browser.newPage(app, { as: author })
  await page.goto('/generate?tab=text-input&webSearch=true')
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
  await page.getByText('Pro Feature', { exact: true }).waitFor()
  await eventually(() => webSearch(page).isDisabled()).toBe(true)
  await eventually(() => webSearch(page).getAttribute('aria-checked')).toBe('false')
  await eventually(() => descriptionOf(webSearch(page))).toBe('Web search is only available in paid plans.')

  answer({ kind: 'status', status: 429 })
  await textField(page).fill(sourceText)
  await page.getByLabel('Your Opinion').fill('Quays matter.')
  await generate(page).click()
  const sentence = 'OpenAI is getting too many requests from this server. Try again in a minute.'
  await expectToast(page, 'error', 'Generation Failed', sentence)
  const failure = resultOf(page).getByRole('alert')
  await failure.getByRole('heading', { name: 'Generation Failed' }).waitFor()
  await eventually(() => failure.textContent()).toContain('No post was used.')
  await eventually(() => textField(page).inputValue()).toBe(sourceText)
  await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('Quays matter.')
  await expectMeter(page, '0 of 5')
  await eventually(() => postsUsed(author)).toBe(0)

  answer({ kind: 'text', chunks: ['The second try.'] })
  await failure.getByRole('button', { name: 'Try again' }).click()
  await resultOf(page).getByText('The second try.').waitFor()
  await expectMeter(page, '1 of 5')

  for (const [index, [label, asked]] of (
    [
      ['OpenAI GPT-4o', openai],
      ['Model in the cellar', own],
    ] as const
  ).entries()) {
    const words = Array.from({ length: 30 }, (_, at) => `word${index}.${at} `)
    let goOn = () => {}
    const until = new Promise<void>((resolve) => {
      goOn = resolve
    })
    answer({ kind: 'text', chunks: words, until })
    await unfoldForm(page)
    await pick(page, 'AI Model', label)
    const before = asked.requests.length
    await generate(page).click()

    const text = async () => (await resultOf(page).textContent()) ?? ''
    await eventually(text).toContain(`word${index}.0`)
    expect(await text(), 'shown before it is complete').not.toContain(`word${index}.29`)
    await eventually(() => page.getByRole('button', { name: 'Generating...' }).getAttribute('aria-busy')).toBe('true')
    await resultOf(page).getByText(label, { exact: true }).waitFor()
    goOn()
    await expectToast(page, 'success', 'Post Generated!', 'Your LinkedIn post has been created successfully.')
    await eventually(() => text()).toContain(words.join('').trim())
    await expectMeter(page, `${index + 2} of 5`)
    expect(asked.requests, label).toHaveLength(before + 1)
    expect(asked.requests.at(-1)?.problems, label).toEqual([])
  }
})

test('a post that is cancelled or left stops the model and costs nothing, or counts where much of it is written; one that stops before the end says so', async () => {
  const author = await app.signIn({ role: 'trial', used: 1 })
  const page = await browser.newPage(app, { as: author })
  const result = resultOf(page)

  answer({ kind: 'hang-after-first-token', chunk: 'Only the beginning' })
  await openGenerator(page)
  await generate(page).click()
  await result.getByText('Only the beginning').waitFor()
  await eventually(() => postsUsed(author), 'taken while it is written').toBe(2)
  await result.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('status').getByText('Cancelled. No post was used.').waitFor({ state: 'attached' })
  await result.getByText('No content generated yet').waitFor()
  expect(await openai.requests.at(-1)?.wasLeft, 'the model was left').toBe(true)
  await eventually(() => postsUsed(author)).toBe(1)
  await expectMeter(page, '1 of 5')
  await eventually(() => textField(page).inputValue()).toBe(sourceText)
  await eventually(() => generate(page).isEnabled()).toBe(true)

  answer({ kind: 'early-end', chunk: 'The quay has cranes enough, says the union of those who work there. '.repeat(6) })
  await generate(page).click()
  const unfinished = 'The model stopped early. What it wrote is kept as a draft.'
  await expectToast(page, 'error', 'Post unfinished', unfinished)
  await result.getByText('The model stopped before the end; this is what it had written.').waitFor()
  await result.getByRole('button', { name: 'Edit' }).waitFor()
  await expectMeter(page, '2 of 5')

  answer({ kind: 'hang-after-first-token', chunk: longBeginning })
  await unfoldForm(page)
  await generate(page).click()
  await result.getByText('Ships no longer wait at sea').waitFor()
  await result.getByRole('button', { name: 'Cancel' }).click()
  const counted = 'What was written is a draft in your history and counts as one post.'
  await expectToast(page, 'success', 'Cancelled', counted)
  await page
    .getByRole('status')
    .getByText('What was written is kept as a draft.')
    .first()
    .waitFor({ state: 'attached' })
  await eventually(() => postsUsed(author)).toBe(3)
  await expectMeter(page, '3 of 5')

  answer({ kind: 'hang-after-first-token', chunk: 'Another beginning' })
  await unfoldForm(page)
  await generate(page).click()
  await result.getByText('Another beginning').waitFor()
  await page.getByRole('link', { name: 'Post History' }).click()
  expect(await openai.requests.at(-1)?.wasLeft, 'the model was left with the page').toBe(true)
  await eventually(() => postsUsed(author)).toBe(3)
  await page.getByText('Ships no longer wait at sea').first().waitFor()
})

test('web search with Pro finds pages, which are named below the post', async () => {
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
