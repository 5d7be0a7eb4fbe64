import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toBold, toItalic } from '#shared/linkedin/styled'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser, type PageOptions } from '../support/browser.ts'
import { eventually, refuse, resultOf } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeVisual } from '../support/visuals.ts'

/** The post as LinkedIn's feed will show it, next to the text and while editing. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const hook = 'A hospital got fewer no-shows by changing one sentence.'
const post = `${hook}

St. Brigid Hospital used to text patients the date and time of their visit. Now the reminder ends: “If you can’t come, tell us: someone is waiting for this chair.” See https://example.org/Path

#PatientCare`

async function openPost(options: PageOptions & { content?: string; hasVisual?: boolean; refuses?: string } = {}) {
  const { content = post, hasVisual = false, refuses, ...rest } = options
  const author = await app.signIn()
  const { id } = await makePost(author)
  await author.patch(`/api/posts/${id}`, { content })
  if (hasVisual) await makeVisual(author, { postId: id, name: 'Quay' })
  const page = await browser.newPage(app, { as: author, ...rest })
  if (refuses) await refuse(page, refuses, 'GET')
  await page.goto(`/generate?post=${id}&panel=preview`)
  await firstLine(page).waitFor()
  return { page, author, id }
}

/** What is said of the first line. */
const firstLine = (page: Page) => page.getByText(/^(Your hook|The whole post shows\.)/)

const feedText = async (page: Page) => (await page.locator('[data-part=feed-text]').textContent()) ?? ''
const editorOf = (page: Page) => resultOf(page).getByRole('textbox', { name: 'Post text' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function edit(page: Page) {
  await resultOf(page).getByRole('button', { name: 'Edit' }).click()
  await editorOf(page).waitFor()
}

async function select(page: Page, words: string) {
  await editorOf(page).evaluate((field: HTMLTextAreaElement, wanted) => {
    field.focus()
    field.setSelectionRange(field.value.indexOf(wanted), field.value.indexOf(wanted) + wanted.length)
  }, words)
}

test('the preview opens at "see more" in place and folds again, breaks its lines at the true width, and follows the text as it is typed', async () => {
  const { page } = await openPost()
  await page.getByText('Your hook shows in full').waitFor()
  await page.getByText(/^“See more” appears after \d+ characters\.$/).waitFor()
  await eventually(() => feedText(page)).toMatch(/^A hospital.*date and time of their visit\. Now …see more$/s)
  await page.getByText('behind “see more”').waitFor()
  const more = button(page, '…see more')
  await eventually(() => more.getAttribute('aria-expanded')).toBe('false')
  await more.focus()
  await page.keyboard.press('Enter')
  await eventually(() => feedText(page)).toContain('waiting for this chair.”')
  await eventually(() => page.getByText('behind “see more”').count()).toBe(0)
  const less = button(page, 'see less')
  await eventually(() => less.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await eventually(() => feedText(page)).not.toContain('waiting for this chair.”')
  await more.click()
  await eventually(() => page.locator('[data-part=live]').allTextContents()).toEqual([
    'https://example.org/Path',
    '#PatientCare',
  ])
  await less.click()

  for (const windowPx of [1280, 390]) {
    await page.setViewportSize({ width: windowPx, height: 800 })
    for (const [device, widthPx] of [
      ['Desktop', 552],
      ['Phone', 343],
    ] as const) {
      await button(page, device).click()
      const shown = () =>
        page.locator('[data-part=feed-text]').evaluate((body: HTMLElement) => {
          const height = Number.parseFloat(getComputedStyle(body).height)
          return { width: Number.parseFloat(getComputedStyle(body).width), lines: Math.round(height / 20) }
        })
      await eventually(
        async () => Math.abs((await shown()).width - widthPx),
        `${device} at ${windowPx} px`,
      ).toBeLessThan(0.5)
      expect((await shown()).lines, `${device} at ${windowPx} px`).toBeLessThanOrEqual(3)
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await button(page, 'Desktop').click()
  await page.getByRole('switch', { name: 'With visual' }).click()
  await expectAccessible(page, 'room for a visual', { within: '[data-panel=preview]' })

  await edit(page)
  await editorOf(page).fill('Short.')
  await eventually(() => feedText(page)).toBe('Short.')
  await page.getByText('The whole post shows.').waitFor()
  await editorOf(page).fill('word '.repeat(100))
  await page.getByText(/^Your hook is \d+ characters too long to show in full$/).waitFor()
})

test('letters of the text that is edited become bold and italic, links and hashtags stay as they are, and its length is told when it passes the limit', async () => {
  const { page } = await openPost()
  await edit(page)
  await select(page, 'fewer')
  await page.keyboard.press('Control+b')
  await eventually(() => editorOf(page).inputValue()).toContain(toBold('fewer'))
  await page.keyboard.press('Control+i')
  await eventually(() => editorOf(page).inputValue()).toContain(toItalic('fewer'))
  await page.keyboard.press('Control+z')
  await eventually(() => editorOf(page).inputValue()).toContain(toBold('fewer'))
  await page.keyboard.press('Control+z')
  await eventually(() => editorOf(page).inputValue()).toBe(post)

  await select(page, 'Path\n\n#Patient')
  await button(page, 'Bold').click()
  await page.getByText('Nothing to change. Links, hashtags and mentions stay plain.').waitFor()
  await eventually(() => editorOf(page).inputValue()).toBe(post)
  await editorOf(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3))
  await button(page, 'Italic').click()
  await page.getByText('Select some text first.').waitFor()
  await eventually(() => editorOf(page).evaluate((field) => field === document.activeElement)).toBe(true)

  await editorOf(page).fill('a'.repeat(2_999))
  const told = page.getByRole('status').filter({ hasText: "Longer than LinkedIn's 3,000 characters." })
  await editorOf(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type('a')
  await eventually(() => resultOf(page).textContent()).toContain('3,000 / 3,000')
  await eventually(() => told.count()).toBe(0)
  await page.keyboard.type('a')
  await told.waitFor({ state: 'attached' })
  await resultOf(page).getByText('Shorten by 1.', { exact: true }).waitFor()
  const words = await told.textContent()
  await page.keyboard.type('👍')
  await resultOf(page).getByText('Shorten by 3.', { exact: true }).waitFor()
  await eventually(() => told.textContent()).toBe(words)
})

test('the visual of a post that can’t be loaded is asked for again, with the post alone, and stays when the text is saved', async () => {
  const content = `${'word '.repeat(100)}\n\n${post}`
  const { page } = await openPost({ content, hasVisual: true, refuses: '**/thumbnail*' })
  const picture = page.getByRole('img', { name: 'Visual: Quay' })
  await page.getByText('The visual could not be loaded.').waitFor()
  await page.unroute('**/thumbnail*')
  await button(page, 'Try again').click()
  await picture.waitFor()
  await expectAccessible(page, 'folded, with a visual', { within: '[data-panel=preview]' })
  await button(page, '…see more').click()
  await expectAccessible(page, 'open', { within: '[data-panel=preview]' })

  await page.setViewportSize({ width: 1280, height: 800 })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && !pathname.endsWith('/thumbnail')) calls.push(pathname + search)
  })
  await page.reload({ waitUntil: 'networkidle' })
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await firstLine(page).waitFor()
  expect(calls, 'none twice').toEqual([...new Set(calls)])
  expect(calls.length, calls.join(', ')).toBeLessThanOrEqual(7) // one reads the visual's words for the check, one lists the post's own files
  await edit(page)
  await editorOf(page).fill('Short.')
  await button(page, 'Save Changes').click()
  await button(page, 'Edit').waitFor()
  await eventually(() => feedText(page)).toBe('Short.')
  await picture.waitFor()
})

test('sharing copies the text before LinkedIn opens, and hints that a long post may have to be pasted', async () => {
  const { page } = await openPost({
    content: 'Ships no longer wait at sea.',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const hint = page.getByText('LinkedIn may cut a post this long.')
  await eventually(() => hint.count()).toBe(0)
  await page.evaluate(() => {
    const done: string[] = []
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    navigator.clipboard.writeText = async (text) => {
      await write(text)
      done.push('copied')
    }
    window.open = () => {
      done.push('opened')
      return null
    }
    Object.assign(window, { done })
  })
  await button(page, 'Share on LinkedIn').click()
  await eventually(() => page.evaluate(() => (window as unknown as { done: string[] }).done)).toEqual([
    'copied',
    'opened',
  ])

  await edit(page)
  await editorOf(page).fill('Ships no longer wait at sea. '.repeat(100).trim())
  await button(page, 'Save Changes').click()
  await button(page, 'Edit').waitFor()
  await hint.waitFor()
})
