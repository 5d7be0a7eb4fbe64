import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import type { Browser } from '../support/browser-session.ts'
import { eventually, expectToast, openPanel, resultOf } from '../support/page-steps.ts'
import { makePost, sourceText } from '../support/posts.ts'
import { sampleVoices } from '../support/sample-voices.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** What the generator says about a finished post's voice and the parts that are not its author's. */

const browser = launchBrowser()
/** By its own author, so that the composer does not quote it. */
const ownNote = `What I took home from the second quay

I led the works on our second quay for two years, and we learned more from the three storms than from any plan.

We moved the cranes by night so that our ships never had to wait, and I would ask my crew to do the same again.`

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

function panelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Style', exact: true })
}

/** The panel's line about a subject. */
function lineOf(page: Page, what: string): Locator {
  return panelOf(page).getByRole('listitem').filter({ hasText: what }).last()
}

async function openPost(author: Browser, id: string): Promise<Page> {
  const page = await browser.newPage(app, { as: author })
  await page.goto(`/generate?post=${id}&panel=voice`)
  await panelOf(page).getByRole('listitem').first().waitFor()
  return page
}

/** The selected text, in a field or on the page. */
function selected(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement
    if (field instanceof HTMLTextAreaElement) return field.value.slice(field.selectionStart, field.selectionEnd)
    return String(window.getSelection())
  })
}

const withExamples = { examplePosts: sampleVoices.terse.slice(0, 3) }

test('the words of others are found while the post is edited and selected in it, and those of the source are named unless they stand in quotation marks', async () => {
  const author = await app.signIn()
  const { id } = await makePost(author)
  const page = await openPost(author, id)
  await panelOf(page).getByText('No stock phrases.').waitFor()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const editor = page.getByRole('textbox', { name: 'Post text' })
  await editor.fill('The second quay is a real game changer.\n\nShips wait no longer. Agree?')
  const line = lineOf(page, 'game changer')
  await line.getByText('Hype. Say what actually changed.').waitFor()
  await panelOf(page).getByText('2 stock phrases').waitFor()
  await lineOf(page, 'Agree?').waitFor()

  await line.getByRole('button', { name: 'Show in post' }).press('Enter')
  await eventually(() => selected(page)).toBe('game changer')
  await page.keyboard.type('relief')
  await eventually(() => editor.inputValue()).toContain('a real relief.')
  await panelOf(page).getByText('1 stock phrase', { exact: true }).waitFor()

  // in the read view, across paragraphs
  await editor.fill('A first line.\n\n\nLet that sink in.\n \nThe third line is a testament to the second.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await editor.waitFor({ state: 'detached' })
  await lineOf(page, 'testament to').getByRole('button', { name: 'Show in post' }).click()
  await eventually(() => selected(page)).toBe('a testament to')
  await panelOf(page).getByRole('status').filter({ hasText: 'Selected in the post.' }).waitFor()
  await lineOf(page, 'Let that sink in').getByRole('button', { name: 'Show in post' }).click()
  await eventually(() => selected(page)).toBe('Let that sink in')

  // text copied by a model
  await app.ctx.db.updateTable('posts').set({ ai_model: 'gpt-4o' }).where('id', '=', id).execute()
  const taken = 'The harbour opened its second quay on Monday, two years after the first stone was laid.'
  await author.patch(`/api/posts/${id}`, { content: `At last. ${taken}` })
  await page.reload()
  await panelOf(page).getByText('16 words copied word for word', { exact: true }).first().waitFor()
  await lineOf(page, '16 words copied word for word')
    .getByText(/Put them in quotation marks/)
    .waitFor()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await editor.fill(`At last, as the paper says: “${taken}”`)
  await panelOf(page).getByText('Nothing is copied word for word, except in quotation marks.').waitFor()
})

test('the author’s voice is asked for where there are no examples, compared once there are, and comes nearer while the post is rewritten', async () => {
  const author = await app.signIn()
  const { id } = await makePost(author, { textContent: ownNote })
  const page = await openPost(author, id)
  await panelOf(page).getByText('No examples of yours yet.').waitFor()
  await expectAccessible(page, 'no examples', { within: panelOf(page) })
  await page.setViewportSize({ width: 1280, height: 800 })
  await panelOf(page).getByRole('link', { name: 'Add some in Settings' }).click()
  await page.getByRole('textbox', { name: 'Paste posts' }).fill(withExamples.examplePosts.join('\n---\n'))
  await page.getByRole('button', { name: 'Add posts' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()

  await page.goBack()
  await panelOf(page)
    .getByText(/^Compared with your 3 examples of \d+ words\.$/)
    .waitFor()
  await lineOf(page, 'Sentence length')
    .getByText(/^Your sentences are shorter: \d words against \d\d here\.$/)
    .waitFor()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const editor = page.getByRole('textbox', { name: 'Post text' })
  await editor.fill(sampleVoices.analytical[0])
  await panelOf(page).getByText('Far from your voice').first().waitFor()
  await editor.fill(sampleVoices.terse[3])
  await panelOf(page).getByText('Close to your voice').first().waitFor()
  await panelOf(page)
    .getByText(/more traits$/)
    .press('Enter')
  await panelOf(page).getByText('You open with', { exact: false }).first().waitFor()
})

test('earlier posts that say much the same are named when a post was just written, and lead there', async () => {
  const author = await app.signIn()
  const { title } = await makePost(author, { textContent: ownNote })
  const page = await browser.newPage(app, { as: author })
  await page.goto('/generate?tab=text-input')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(`${ownNote} It was sunny.`)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expectToast(page, 'success', 'Post Generated!', 'Your LinkedIn post has been created successfully.')
  await openPanel(page, 'Check')
  const line = lineOf(page, '% the same, from')
  await line.getByText(/In both: /).waitFor()
  const written = page.url()
  await line.getByRole('link', { name: title }).click()
  await eventually(() => page.url()).not.toBe(written)
  await resultOf(page).getByText('From pasted text').waitFor()
})

test('the panel is accessible when it is full, read and edited', async () => {
  const author = await app.signIn()
  await makePost(author)
  await author.post('/api/user/settings', withExamples)
  const { id } = await makePost(author)
  const long = `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)} unlocks the full potential of https://news.example.com/${'a'.repeat(200)}`
  await author.patch(`/api/posts/${id}`, { content: `${sourceText}\n\n${long}\n\nAgree?` })
  const page = await openPost(author, id)
  await panelOf(page).getByRole('button', { name: 'Compare' }).click()
  await panelOf(page)
    .getByText(/% the same/)
    .waitFor()
  await panelOf(page)
    .getByText(/more traits$/)
    .click()
  await expectAccessible(page, 'with findings')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expectAccessible(page, 'while editing')
})
