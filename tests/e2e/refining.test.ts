import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import type { FakeBehaviour } from '../support/fake-models/behaviour.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import {
  eventually,
  expectMeter,
  expectToast,
  openVersions,
  pick,
  refusal,
  refuse,
  resultOf,
} from '../support/page-steps.ts'
import { makePost, type Post, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** A post is refined and restored, with a model and without. */

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
const versions = (page: Page) => page.getByRole('region', { name: 'Versions' }).getByRole('listitem')
const goBackTo = (page: Page, name: string) => page.getByRole('button', { name: `Restore ${name}`, exact: true })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Post text' })
const keep = (page: Page) => resultOf(page).getByRole('button', { name: 'Keep', exact: true })
const undo = (page: Page) => resultOf(page).getByRole('button', { name: 'Undo', exact: true })
const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** Which model refines is behind a button. */
async function refineWith(page: Page, model: string) {
  await action(page, 'Refine with').click()
  await page.getByRole('combobox', { name: 'Refine with' }).selectOption({ label: model })
  await page.keyboard.press('Escape')
}

/** A stored post on its page. */
async function openPost() {
  const author = await app.signIn()
  const post = await makePost(author)
  const page = await browser.newPage(app, { as: author })
  await page.goto(`/generate?post=${post.id}&panel=versions`)
  await refine(page).waitFor()
  const stored = async () => (await (await author.get(`/api/posts/${post.id}`)).json()) as Answer<'getPost'>
  const textOf = async () => (await stored()).content
  return { author, page, post, stored, textOf }
}

test('a post that was just generated is refined where it stands, and its author goes back to the exact text', async () => {
  const author = await app.signIn()
  const page = await browser.newPage(app, { as: author })
  await page.goto('/generate?tab=text-input')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(sourceText)
  await pick(page, 'AI Model', 'Built-in (no AI)')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await openVersions(page)
  await page.waitForURL(/[?&]post=/)
  const id = new URL(page.url()).searchParams.get('post')
  const textOf = async () => ((await (await author.get(`/api/posts/${id}`)).json()) as Post).content
  const draft = await textOf()
  await action(page, 'Shorter').click()
  await keep(page).click()
  await eventually(() => versions(page).first().textContent()).toContain('Version 2, Shorter Current')
  await eventually(async () => (await textOf()).length).toBeLessThan(draft.length)
  const shorter = await textOf()

  await action(page, 'Translate').click()
  await page.getByRole('dialog', { name: 'Translate into' }).getByRole('button', { name: 'German' }).click()
  await resultOf(page).getByText('Ein Kai, der sich lohnt.').first().waitFor()
  await eventually(() =>
    resultOf(page).getByText('Ein Kai, der sich lohnt.').first().locator('..').getAttribute('lang'),
  ).toBe('de')
  await keep(page).click()
  await eventually(() => versions(page).first().textContent()).toContain('Version 3, Translation, German Current')
  await eventually(() => versions(page).first().textContent()).toContain('Model in the cellar')

  await goBackTo(page, 'Version 1, Draft').click()
  await eventually(textOf).toBe(draft)
  await resultOf(page).getByText('The works cost 31 million euros.').first().waitFor()
  await goBackTo(page, 'Version 2, Shorter').click()
  await eventually(textOf).toBe(shorter)
  await expectMeter(page, '1 of 20')

  await page.reload()
  await versions(page).nth(2).waitFor()
  await eventually(() => versions(page).nth(1).textContent()).toContain('Current')
})

test('a click into the text begins editing there, and what is typed is in every browser until it is saved or cancelled', async () => {
  const { author, page, post, stored, textOf } = await openPost()
  const place = post.content.indexOf('1,200 ships')
  const line = resultOf(page).getByText('1,200 ships').first()
  const at = await line.evaluate((element) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const start = node.textContent?.indexOf('1,200 ships') ?? -1
      if (start < 0) continue
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + 1)
      const box = range.getBoundingClientRect()
      return { x: box.left + 1, y: box.top + box.height / 2 }
    }
    return null
  })
  if (!at) throw new Error('The words are not there.')
  await page.mouse.click(at.x, at.y)
  await eventually(() => isFocused(editor(page))).toBe(true)
  expect(await editor(page).evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(place)
  await page.keyboard.type('about ')
  const typed = `${post.content.slice(0, place)}about ${post.content.slice(place)}`
  await resultOf(page).getByText('Saved as draft').waitFor()
  // it says so of the first letters too
  await eventually(async () => (await stored()).workingCopy?.content).toBe(typed)

  // another browser goes on with it
  const other = await browser.newPage(app, { as: author })
  await other.goto(`/generate?post=${post.id}`)
  await eventually(() => editor(other).inputValue()).toBe(typed)
  await other.close()

  // what is cancelled comes back, and stays among the versions
  await resultOf(page).getByRole('button', { name: 'Cancel' }).click()
  await eventually(() => editor(page).count()).toBe(0)
  await expectToast(page, 'success', 'Changes discarded', 'They stay in the versions.')
  await page.keyboard.press('Control+z')
  await eventually(() => editor(page).inputValue()).toBe(typed)
  await resultOf(page).getByRole('button', { name: 'Cancel' }).click()
  await eventually(() => versions(page).first().textContent()).toContain('Version 2, Unsaved edit')
  expect(await textOf()).toBe(post.content)
  await page.reload()
  await goBackTo(page, 'Version 2, Unsaved edit').click()
  await eventually(textOf).toBe(typed)
  await eventually(() => editor(page).count()).toBe(0)
})

test('neither a cleared editor nor a text that is typed and not yet saved loses a version, and all of it is accessible', async () => {
  const { page, textOf, post } = await openPost()
  // a cleared editor: nothing is saved, and going back goes on
  await action(page, 'Shorter').click()
  await keep(page).click()
  await versions(page).nth(1).waitFor()
  const shorter = await textOf()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor(page).fill('  \u200b\n')
  await eventually(() => page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true)
  await eventually(() => action(page, 'Longer').isDisabled()).toBe(true)
  await goBackTo(page, 'Version 1, Draft').click()
  await eventually(textOf).toBe(post.content)
  await eventually(() => editor(page).count()).toBe(0)
  await goBackTo(page, 'Version 2, Shorter').click()
  await eventually(textOf).toBe(shorter)

  // what is typed and not yet saved is a version of its own, and undo goes back to it and beyond
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor(page).fill('My own words about the quay.')
  await refineWith(page, 'Model in the cellar')
  await action(page, 'Another angle').click()
  await eventually(textOf).toContain('Ein Kai')
  expect(await model.requests.at(-1)?.body.messages[1].content).toContain('My own words about the quay.')
  await undo(page).click()
  await eventually(textOf).toBe('My own words about the quay.')
  await resultOf(page).getByText('My own words about the quay.').first().waitFor()
  await eventually(() => action(page, 'Shorter').isEnabled()).toBe(true)
  await page.keyboard.press('Control+z')
  await eventually(() => editor(page).inputValue()).toBe(shorter)
  await resultOf(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Compare Version 2, Shorter with the current one' }).click()
  await eventually(() => versions(page).getByText('My own words about the quay.').count()).toBeGreaterThan(0)

  answer({ kind: 'text', chunks: ['One.\nTwo more of them.'] })
  await action(page, 'New hook').click()
  await refine(page).getByText('Only 2 fit before “See more”.').waitFor()
  await expectAccessible(page, 'refining', { within: resultOf(page) })
  await expectAccessible(page, 'versions', { within: page.getByRole('region', { name: 'Versions' }) })
})

test('what is given up leaves the post as it was: another hook, a new version while it is written, and one whose unsaved text can’t be stored', async () => {
  const { page, post, textOf } = await openPost()
  // another hook, without a model and by the keyboard
  await refineWith(page, 'Built-in (no AI)')
  await action(page, 'New hook').focus()
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(page.getByRole('heading', { name: 'Pick one to replace your first line' }))).toBe(
    true,
  )
  const use = refine(page)
    .getByRole('button', { name: /^Use: / })
    .first()
  const hook = ((await use.getAttribute('aria-label')) ?? '').replace('Use: ', '')
  await use.focus()
  await page.keyboard.press('Enter')
  await eventually(() => isFocused(editor(page))).toBe(true)
  const rest = post.content.slice(post.content.indexOf('\n\n'))
  await eventually(() => editor(page).inputValue()).toBe(hook + rest)
  await page.keyboard.press('Control+z')
  await eventually(() => editor(page).inputValue()).toBe(post.content)
  await resultOf(page).getByRole('button', { name: 'Cancel' }).click()
  await eventually(() => textOf()).toBe(post.content)

  // the text of a new version comes into the sheet, and is cancelled; the editor that was left before gets no focus
  answer({ kind: 'hang-after-first-token', chunk: 'A new beginning' })
  await refineWith(page, 'Model in the cellar')
  await action(page, 'Longer').click()
  await resultOf(page).getByText('A new beginning').waitFor()
  await resultOf(page).getByRole('button', { name: 'Cancel' }).click()
  await resultOf(page).getByText('The works cost 31 million euros.').waitFor()
  await eventually(() => isFocused(refine(page))).toBe(true)
  expect(await model.requests.at(-1)?.wasLeft).toBe(true)
  await eventually(() => textOf()).toBe(post.content)

  // the unsaved text stays in the editor
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor(page).fill('My own words.')
  await refuse(page, '**/api/posts/*', 'PATCH')
  await action(page, 'Shorter').click()
  await refine(page).getByText(refusal).waitFor()
  await eventually(() => editor(page).inputValue()).toBe('My own words.')
  await eventually(() => textOf()).toBe(post.content)
})

test('what is selected is changed beside it, and the difference is shown', async () => {
  const { page, post, textOf } = await openPost()
  answer({ kind: 'text', chunks: ['“It cost 31 million euros.”'] })
  const sentence = 'The works cost 31 million euros.'
  await resultOf(page).locator('[data-claim]').first().waitFor() // marking them replaces the text, and a selection in it
  await resultOf(page)
    .getByText(sentence)
    .first()
    .evaluate((element) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const start = node.textContent?.indexOf('The works') ?? -1
        if (start >= 0) document.getSelection()?.setBaseAndExtent(node, start + 4, node, start + 9)
      }
    })
  const bubble = page.getByRole('group', { name: 'Change the selection' })
  await eventually(() => bubble.textContent()).toContain(sentence)
  await page.keyboard.press('Control+.')
  await bubble.getByRole('button', { name: 'Rewrite' }).click()
  await keep(page).waitFor()
  await eventually(() => resultOf(page).getByRole('insertion').allTextContents()).toEqual(['It'])
  await eventually(() => resultOf(page).getByRole('deletion').allTextContents()).toEqual(['The works'])
  await expectAccessible(page, 'a change', { within: resultOf(page) })
  await keep(page).click()
  expect(await textOf()).toBe(post.content.replace(sentence, 'It cost 31 million euros.'))
  await eventually(() => versions(page).first().textContent()).toContain('Sentence rewritten')
})
