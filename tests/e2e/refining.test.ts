import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import type { FakeBehaviour } from '../support/fake-models/behaviour.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import {
  eventually,
  expectMeter,
  expectToast,
  openPanel,
  pick,
  refusal,
  refuse,
  resultOf,
} from '../support/page-steps.ts'
import { makePost, type Post, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** A post becomes another one and comes back, with a model and without. */

const browser = launchBrowser()
const answers: FakeBehaviour[] = []
let model: FakeModel
let app: TestApp

beforeAll(async () => {
  model = await startFakeModel('compatible', answers)
  app = await startTestApp({
    environment: {
      COMPATIBLE_BASE_URL: model.baseUrl,
      COMPATIBLE_MODEL: 'local-model',
      COMPATIBLE_LABEL: 'Model in the cellar',
    },
  })
})

beforeEach(() => answer({ kind: 'text', chunks: ['Ein Kai, der sich lohnt.\n\n', '1.200 Schiffe im Jahr.'] }))

afterAll(async () => {
  await app.close()
  await model.close()
})

function answer(behaviour: FakeBehaviour) {
  answers[0] = behaviour
}

const refine = (page: Page) => page.getByRole('region', { name: 'Refine', exact: true })
const action = (page: Page, name: string | RegExp) => refine(page).getByRole('button', { name, exact: true })
const versions = (page: Page) => refine(page).getByRole('region', { name: 'Versions' }).getByRole('listitem')
const editor = (page: Page) => page.getByRole('textbox', { name: 'Post text' })
const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** A stored post on its page. */
async function openPost(): Promise<{ page: Page; post: Post; textOf: () => Promise<string> }> {
  const author = await app.signIn()
  const post = await makePost(author)
  const page = await browser.newPage(app, { as: author })
  await page.goto(`/generate?post=${post.id}&panel=versions`)
  await refine(page).waitFor()
  const textOf = async () => ((await (await author.get(`/api/posts/${post.id}`)).json()) as Post).content
  return { page, post, textOf }
}

test('a post that was just generated is refined twice where it stands, and its author goes back to the exact text', async () => {
  const author = await app.signIn()
  const page = await browser.newPage(app, { as: author })
  await page.goto('/generate?tab=text-input')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(sourceText)
  await pick(page, 'AI Model', 'Built-in (no AI)')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await openPanel(page, 'Versions')
  await page.waitForURL(/[?&]post=/)
  const id = new URL(page.url()).searchParams.get('post')
  const textOf = async () => ((await (await author.get(`/api/posts/${id}`)).json()) as Post).content
  const draft = await textOf()
  await action(page, 'Shorter').click()
  await versions(page).nth(1).waitFor()
  await eventually(() => versions(page).first().textContent()).toContain('Version 2, Shorter Current')
  await eventually(async () => (await textOf()).length).toBeLessThan(draft.length)
  const shorter = await textOf()
  const ready = `Version 2, Shorter, is ready. It has ${shorter.length} characters.`
  await expectToast(page, 'success', 'New Version', ready)

  await pick(page, 'Refine with', 'Model in the cellar')
  await action(page, 'Translate').click()
  await action(page, 'German').click()
  await eventually(() => isFocused(action(page, 'Translate'))).toBe(true)
  await resultOf(page).getByText('Ein Kai, der sich lohnt.').first().waitFor()
  await versions(page).nth(2).waitFor()
  await eventually(() =>
    resultOf(page).getByText('Ein Kai, der sich lohnt.').first().locator('..').getAttribute('lang'),
  ).toBe('de')
  await eventually(() => versions(page).first().textContent()).toContain('Version 3, Translation, German Current')
  await eventually(() => versions(page).first().textContent()).toContain('Model in the cellar')

  await action(page, 'Go back to Version 1, Draft').click()
  await expectToast(page, 'success', 'Version Changed', 'The post shows version 1, Draft.')
  await eventually(textOf).toBe(draft)
  await resultOf(page).getByText('The works cost 31 million euros.').first().waitFor()
  await action(page, 'Go back to Version 2, Shorter').click()
  await eventually(textOf).toBe(shorter)
  await expectMeter(page, '1 of 20')

  await page.reload()
  await versions(page).nth(2).waitFor()
  await eventually(() => versions(page).nth(1).textContent()).toContain('Current')
})

test('neither a cleared editor nor a text that is typed and not yet saved loses a version, and all of it is accessible', async () => {
  const { page, textOf, post } = await openPost()
  // a cleared editor: nothing is saved, and going back goes on
  await action(page, 'Shorter').click()
  await versions(page).nth(1).waitFor()
  const shorter = await textOf()
  for (const cleared of ['', '  \u200b\n']) {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await editor(page).fill(cleared)
    await eventually(() => page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true)
    await eventually(() => action(page, 'Longer').isDisabled()).toBe(true)
    await action(page, 'Go back to Version 1, Draft').click()
    await eventually(textOf).toBe(post.content)
    await expectToast(page, 'success', 'Version Changed', 'The post shows version 1, Draft.')
    await eventually(() => editor(page).count()).toBe(0)
    await action(page, 'Go back to Version 2, Shorter').click()
    await eventually(textOf).toBe(shorter)
  }

  // what is typed and not yet saved stays in the version it was typed into
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor(page).fill('My own words about the quay.')
  await pick(page, 'Refine with', 'Model in the cellar')
  await action(page, 'Another angle').click()
  await eventually(textOf).toContain('Ein Kai')
  expect(await model.requests.at(-1)?.body.messages[1].content).toContain('My own words about the quay.')
  await action(page, 'Compare Version 2, Shorter with the current one').click()
  await versions(page).getByText('My own words about the quay.').waitFor()
  await action(page, 'Go back to Version 2, Shorter').click()
  await eventually(textOf).toBe('My own words about the quay.')

  await action(page, 'Translate').click()
  await action(page, 'Compare Version 1, Draft with the current one').click()
  answer({ kind: 'text', chunks: ['One.\nTwo more of them.'] })
  await action(page, 'Suggest 3 hooks').click()
  await refine(page).getByText('Only 2 were found that fit above the fold.').waitFor()
  await expectAccessible(page, 'refining', { within: refine(page) })
})

test('what is given up leaves the post as it was: another opening, a new version while it is written, and one whose unsaved text can’t be stored', async () => {
  const { page, post, textOf } = await openPost()
  // another opening, without a model and by the keyboard
  await pick(page, 'Refine with', 'Built-in (no AI)')
  await action(page, 'Suggest 3 hooks').focus()
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(page.getByRole('heading', { name: 'Other openings' }))).toBe(true)
  const use = refine(page)
    .getByRole('button', { name: /^Use: / })
    .first()
  const opening = ((await use.getAttribute('aria-label')) ?? '').replace('Use: ', '')
  await use.focus()
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(editor(page))).toBe(true)
  const rest = post.content.slice(post.content.indexOf('\n\n'))
  await eventually(() => editor(page).inputValue()).toBe(opening + rest)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await resultOf(page)
    .getByText(post.content.split('\n')[0] ?? '')
    .waitFor()
  await eventually(() => textOf()).toBe(post.content)

  // the text of a new version comes into the sheet, and is cancelled; the editor that was left before gets no focus
  answer({ kind: 'hang-after-first-token', chunk: 'A new beginning' })
  await pick(page, 'Refine with', 'Model in the cellar')
  await action(page, 'Longer').click()
  await resultOf(page).getByText('A new beginning').waitFor()
  await eventually(() => action(page, 'Longer').getAttribute('aria-busy')).toBe('true')
  await resultOf(page).getByRole('button', { name: 'Cancel' }).click()
  await resultOf(page).getByText('The works cost 31 million euros.').waitFor()
  await eventually(() => isFocused(refine(page))).toBe(true)
  expect(await model.requests.at(-1)?.wasLeft).toBe(true)
  await eventually(() => textOf()).toBe(post.content)
  await eventually(() => versions(page).count()).toBe(0)

  // the unsaved text stays in the editor
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor(page).fill('My own words.')
  await refuse(page, '**/api/posts/*', 'PATCH')
  await action(page, 'Shorter').click()
  await refine(page).getByText(refusal).waitFor()
  await eventually(() => editor(page).inputValue()).toBe('My own words.')
  await eventually(() => textOf()).toBe(post.content)
})

test('what can be done with a post stays in its place when the code for one sentence comes', async () => {
  const author = await app.signIn()
  const { id } = await makePost(author)
  const page = await browser.newPage(app, { as: author })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/passage-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/generate?post=${id}`)
  const copy = resultOf(page).getByRole('button', { name: 'Copy', exact: true })
  const text = resultOf(page).locator('[lang]').first()
  /** From the first line down to the button. */
  const distance = async () => ((await copy.boundingBox())?.y ?? 0) - ((await text.boundingBox())?.y ?? 0)
  await copy.waitFor()
  const before = await distance()
  expect(before).toBeGreaterThan(0)
  release()
  await resultOf(page).getByRole('button', { name: 'Change a sentence' }).waitFor()
  expect(await distance()).toBe(before)
})
