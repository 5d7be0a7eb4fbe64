import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import { addLayer } from '#shared/scene/edit'
import { newTextLayer } from '#shared/scene/text-layer'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser, type PageOptions } from '../support/browser.ts'
import { describe as describeControl, eventually, expectToast, openPanel, resultOf } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Every claim of a post against its source: marked in the text while typing, listed, confirmed once. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const rose = 'Traffic in the harbour rose 12 percent in the third quarter, the port authority said.'
const more = 'The quay has a crane, a shed and a row of lamps that the town can see at night.'
const source = `The harbour grows\n\n${`${more}\n\n`.repeat(12)}${rose}\n\nIt employs 61 people in Genoa.`
const post = `Traffic in the harbour rose 12 % in the third quarter.\n\nIt employs 61 people in Genoa.`

async function openPost(content: string, options: PageOptions & { opinion?: string } = {}) {
  const { opinion, ...window } = options
  const author = await app.signIn()
  const { id } = await makePost(author, { textContent: source, ...(opinion && { opinion }) })
  await author.patch(`/api/posts/${id}`, { content })
  const page = await browser.newPage(app, { as: author, ...window })
  await page.goto(`/generate?post=${id}&panel=check`)
  await resultOf(page).getByRole('button', { name: 'Edit' }).waitFor()
  return { page, author, id }
}

const panel = (page: Page) => page.getByRole('region', { name: 'Checked against the source' })
const tally = (page: Page) => panel(page).getByRole('status')
const editor = (page: Page) => page.getByRole('textbox', { name: 'Post text' })
const articleText = (page: Page) => page.getByRole('region', { name: 'Article text' })
const pop = (page: Page) => page.getByRole('tooltip')
/** A claim's visible mark; it is hidden from screen readers only while the textarea itself is read. */
const seen = (page: Page, claim: string) => resultOf(page).locator('[data-claim]', { hasText: claim })

async function change(page: Page, from: string, to: string) {
  await editor(page).evaluate((area: HTMLTextAreaElement, words) => {
    const start = area.value.indexOf(words)
    area.focus()
    area.setSelectionRange(start, start + words.length)
  }, from)
  await page.keyboard.type(to)
}

/** Whether the part of the article that holds these words is in view, within its box. */
function isInView(page: Page, words: string) {
  return articleText(page).evaluate((box, wanted) => {
    const line = [...box.querySelectorAll('p')].find((each) => each.textContent?.includes(wanted))
    const [inner, outer] = [line?.getBoundingClientRect(), box.getBoundingClientRect()]
    return inner !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom
  }, words)
}

test('what the source bears out is listed, and a number that its author changes is marked as they type and explained, by mouse and by the keyboard alone', async () => {
  const opinion = 'Ports change faster than maps.'
  const { page } = await openPost(`${post}\n\n${opinion}`, { opinion })
  await eventually(() => tally(page).textContent()).toMatch(/^\d confirmed$/)
  await panel(page).getByText('Confirmed', { exact: true }).click()
  const own = panel(page).getByRole('listitem').filter({ hasText: opinion })
  await eventually(() => own.textContent()).toContain('From your own words.')
  await seen(page, '12 %').hover()
  await pop(page).getByText('In the source', { exact: true }).waitFor()

  // by the mouse
  await resultOf(page).getByRole('button', { name: 'Edit' }).click()
  await change(page, '12 %', '21 %')
  await seen(page, '21 %').waitFor()
  await eventually(() => tally(page).textContent()).toContain('1 to fix')
  await eventually(() => pop(page).count(), 'no window while typing').toBe(0)

  const scrolled = await page.evaluate(() => window.scrollY)
  await seen(page, '21 %').evaluate(
    (mark) => mark.matches('[data-verdict=differs]') || Promise.reject(new Error('not highlighted')),
  )
  // content below may still load and move it
  await eventually(async () => {
    const place = await seen(page, '21 %').boundingBox()
    await page.mouse.move((place?.x ?? 0) + 8, (place?.y ?? 0) + 12)
    return await pop(page).getByText('Differs from the source').count()
  }).toBe(1)
  await pop(page).getByText(rose).waitFor()
  await eventually(() => page.evaluate(() => window.scrollY), 'the page stays').toBe(scrolled)
  await page.mouse.move(5, 5)
  await pop(page).waitFor({ state: 'detached' })

  await change(page, '21 %', '12 %')
  await eventually(() => tally(page).textContent()).toMatch(/^\d confirmed$/)

  // by the keyboard
  await resultOf(page).getByRole('button', { name: 'Cancel' }).click()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await resultOf(page).getByRole('button', { name: 'Edit' }).focus()
  await press('Enter', 'Control+Home')
  await press(...Array.from({ length: 'Traffic in the harbour rose 12'.length }, () => 'ArrowRight'))
  await press('Backspace', 'Backspace')
  await page.keyboard.type('21')
  await eventually(() => tally(page).textContent()).toContain('1 to fix')
  await press('ArrowLeft')
  await pop(page).getByText(rose).waitFor()
  await press('Escape')
  await pop(page).waitFor({ state: 'detached' })
  await eventually(() => editor(page).inputValue()).toContain('rose 21 %')

  const claim = panel(page).getByRole('button', { name: '21 %' })
  const hasFocus = () => claim.evaluate((button) => button === document.activeElement)
  for (let presses = 0; presses < 24 && !(await hasFocus()); presses += 1) await press('Tab')
  await eventually(() => hasFocus()).toBe(true)
  await eventually(() => claim.getAttribute('aria-pressed')).toBe('true')
  const item = panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '21 %' }) })
  await eventually(() => item.textContent()).toContain(
    `Differs from the source. You wrote 21 %, the source says 12 percent. ${rose}`,
  )
  // past "Show in source" and "Use 12 percent"
  await press('Tab', 'Tab', 'Tab', 'Enter')
  const selected = () =>
    editor(page).evaluate(
      (area: HTMLTextAreaElement) =>
        window.getSelection()?.toString() || area.value.slice(area.selectionStart, area.selectionEnd),
    )
  await eventually(selected).toBe('21 %')

  const save = resultOf(page).getByRole('button', { name: 'Save Changes' })
  const isOnSave = () => save.evaluate((button) => button === document.activeElement)
  for (let presses = 0; presses < 24 && !(await isOnSave()); presses += 1) await press('Tab')
  await press('Enter')
  const edit = resultOf(page).getByRole('button', { name: 'Edit' })
  await eventually(() => edit.evaluate((button) => button === document.activeElement)).toBe(true)
  const mark = resultOf(page).locator('mark[data-verdict=differs]')
  const isOnMark = () => mark.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 8 && !(await isOnMark()); presses += 1) await press('Shift+Tab')
  await eventually(isOnMark).toBe(true)
  await eventually(() => describeControl(mark)).toContain(
    `Differs from the source. You wrote 21 %, the source says 12 percent. ${rose}`,
  )
  await pop(page).getByText('Differs from the source').waitFor()
  await press('Escape')
  await pop(page).waitFor({ state: 'detached' })
})

test('a claim leads to its sentence in the article, by keyboard and on a phone', async () => {
  const { page } = await openPost(post.replace('12 %', '21 %'))
  const show = (claim: string) =>
    panel(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: claim, exact: true }) })
      .getByRole('button', { name: 'Show in source' })
  await eventually(() => articleText(page).count(), 'the article is not repeated here').toBe(0)
  await show('21 %').focus()
  await page.keyboard.press('Enter')
  await eventually(() => isInView(page, rose)).toBe(true)
  await eventually(() => articleText(page).evaluate((box) => box === document.activeElement)).toBe(true)
  await expectAccessible(page, 'a claim’s sentence in the article', {
    within: articleText(page),
    only: 1280,
  })

  await page.setViewportSize({ width: 375, height: 800 })
  await openPanel(page, 'Check')
  await panel(page).getByText('Confirmed', { exact: true }).click()
  await show('61').click()
  await eventually(() => isInView(page, 'It employs 61 people in Genoa.')).toBe(true)
})

test('quotations have their speaker, and a way to their words in the article', async () => {
  const said = '“We counted every single ship in March,” said the director Mara Lindqvist.'
  const author = await app.signIn()
  const { id } = await makePost(author, { textContent: `${source}\n\n${said}` })
  await author.patch(`/api/posts/${id}`, { content: 'Mara Lindqvist: “We counted every single ship in March.”' })
  const page = await browser.newPage(app, { as: author })
  await page.goto(`/generate?post=${id}&panel=check`)
  const quotes = page.getByRole('region', { name: 'Quotes' })
  await eventually(() => quotes.textContent()).toMatch(/Word for word\. Mara Lindqvist, director, paragraph 15 of 15\./)
  await eventually(() => quotes.getByRole('link').count(), 'a pasted text has no address').toBe(0)
  await quotes.getByRole('button', { name: 'Show in text' }).click()
  await eventually(() => page.evaluate(() => document.getSelection()?.toString())).toContain('every single ship')
  await expectAccessible(page, 'quotations', { within: '[data-panel=checking]' })
})

test('what is on the visual is asked about with the text, and opens there', async () => {
  const { page, author, id } = await openPost(post)
  const [blank] = createDocument('page').pages
  if (!blank) throw new Error('A document has a page.')
  const pages = ['It employs 61 people in Genoa.', 'Traffic rose 21 % in the third quarter.'].map((text, at) =>
    addLayer({ ...blank, id: `page-${at}` }, newTextLayer(blank, `text-${at}`, text)),
  )
  const { width, height } = blank.settings
  const canvasData = writeCanvasData({ pages })
  expect((await author.post('/api/visuals', { name: 'Harbour', canvasData, width, height, postId: id })).status).toBe(
    201,
  )
  await page.reload()
  const onVisual = panel(page).getByRole('region', { name: 'On the visual' })
  await eventually(() => onVisual.getByRole('listitem').textContent()).toMatch(/21 %.*Page 2\./)
  await expectAccessible(page, 'a finding on the visual', { within: '[data-panel=checking]' })
  await resultOf(page).getByRole('button', { name: 'Copy' }).click()
  await page
    .getByRole('dialog', { name: '1 to fix before it goes out' })
    .getByRole('button', { name: 'Open the visual' })
    .first()
    .click()
  await page.getByRole('region', { name: 'Canvas' }).waitFor()
  await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('2')
  await eventually(() => page.getByRole('button', { name: 'Page 2 of 2' }).getAttribute('aria-current')).toBe('page')
})

test('findings come with one request for the source after a post was generated', async () => {
  const page = await browser.newPage(app, { as: await app.signIn() })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && /^\/api\/posts\/(?!summary)[^/]+$/.test(pathname)) asked.push(pathname)
  })
  await page.goto('/generate?tab=text-input')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(source)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await openPanel(page, 'Check')
  await eventually(() => tally(page).textContent()).toMatch(/^\d confirmed$/)
  expect(asked).toHaveLength(1)
})

test('copying and sharing ask once about what the source has otherwise, remember the answer, and can be used by everyone in every state', async () => {
  const opinion = 'Ports change faster than maps.'
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const wrong = `${post.replace('12 %', '21 %')}\n\n${opinion}`
  const { page, author, id } = await openPost(wrong, {
    opinion,
    permissions: ['clipboard-read', 'clipboard-write'],
    outside: 'www.linkedin.com',
  })
  await panel(page).getByText('Confirmed', { exact: true }).click()
  await expectAccessible(page, 'checked')
  await page.setViewportSize({ width: 1280, height: 800 })
  await resultOf(page).locator('mark').first().focus()
  await pop(page).waitFor()
  await expectAccessible(page, 'a claim’s window', { within: '[role=tooltip]', only: 1280 })

  await resultOf(page).getByRole('button', { name: 'Edit' }).click()
  await seen(page, '21 %').waitFor()
  await expectAccessible(page, 'editing', { within: resultOf(page) })
  await page.setViewportSize({ width: 1280, height: 800 })
  await resultOf(page).getByRole('button', { name: 'Cancel' }).click()

  await page.evaluate(() => navigator.clipboard.writeText('nothing of this post'))
  const copy = () => resultOf(page).getByRole('button', { name: 'Copy' }).click()
  const dialog = page.getByRole('dialog', { name: '1 to fix before it goes out' })
  await copy()
  await dialog.getByText('You wrote 21 %, the source says 12 percent.').waitFor()
  await eventually(() =>
    dialog.getByRole('button', { name: 'Show in text' }).evaluate((button) => button === document.activeElement),
  ).toBe(true)
  await expectAccessible(page, 'asked before copying', { within: 'dialog' })
  await dialog.getByRole('button', { name: 'Show in text' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('mark:focus', { hasText: '21 %' }).waitFor()
  await eventually(clipboard).toBe('nothing of this post')

  await copy()
  await dialog.getByRole('button', { name: 'Copy anyway' }).click()
  await expectToast(page, 'success', 'Copied!', 'Post content copied to clipboard.')
  await eventually(clipboard).toBe(wrong)
  await panel(page).getByText('Your view.').waitFor()
  await eventually(async () => await (await author.get(`/api/posts/${id}`)).json()).toMatchObject({
    acceptedClaims: ['21 %'],
  })

  await page.reload()
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  await copy()
  await eventually(clipboard).toBe(wrong)
  await eventually(() => page.getByRole('dialog').count(), 'nothing is asked twice').toBe(0)

  await resultOf(page).getByRole('button', { name: 'Edit' }).click()
  await editor(page).fill('“We have grown like weeds,” said the port authority.')
  await resultOf(page).getByRole('button', { name: 'Save Changes' }).click()
  await resultOf(page).getByRole('button', { name: 'Share on LinkedIn' }).click()
  const beforeSharing = page.getByRole('dialog')
  await beforeSharing.getByText('“We have grown like weeds,”').waitFor()
  const opening = page.context().waitForEvent('page')
  await beforeSharing.getByRole('button', { name: 'Share anyway' }).click()
  await (await opening).waitForURL('https://www.linkedin.com/**')
})

test('a text with nothing to check says so, and while it is edited the marks stand where its letters stand', async () => {
  const { page } = await openPost('Good morning, everyone.')
  await panel(page).getByText('Nothing to check').waitFor()
  await expectAccessible(page, 'nothing to check', { within: '[data-panel=checking]' })

  const texts = {
    'long words': `${'Donaudampfschifffahrt'.repeat(12)} rose 21 %\n${'a '.repeat(400)}`,
    'right to left': `${'مرحبا بالعالم، هذا نص طويل من اليمين إلى اليسار. '.repeat(20)}\nIt rose 21 %\n\n`,
    'emoji, tabs and spaces': `👩‍👩‍👧\t21 % 👍🏽  ${'word   '.repeat(200)}\n\t\tend  `,
    'line ends at its end': `It rose 21 %.${'\n'.repeat(20)}`,
  }
  await resultOf(page).getByRole('button', { name: 'Edit' }).click()
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [name, text] of Object.entries(texts)) {
      await editor(page).fill(text)
      const [ofText, ofMarks] = await editor(page).evaluate((area: HTMLTextAreaElement) => {
        const mirror = area.parentElement?.querySelector('[data-part=mirror]')
        area.style.cssText = 'height: 0; min-height: 0; align-self: start'
        const heights = [area.scrollHeight, mirror ? mirror.getBoundingClientRect().height : 0]
        area.style.cssText = ''
        return heights
      })
      expect(Math.max(320, ofText ?? 0), `${name}, ${width} px`).toBeCloseTo(Math.max(320, ofMarks ?? 0), 0)
    }
  }

  // at the end of a long text they scroll with the caret
  await page.setViewportSize({ width: 1280, height: 800 })
  await editor(page).fill('A line that is read.\n'.repeat(120))
  await page.keyboard.press('Control+End')
  await page.keyboard.type('It rose 21 %')
  await seen(page, '21 %').waitFor()
  const isSeen = () =>
    seen(page, '21 %').evaluate((mark) => {
      const [inner, outer] = [mark, mark.closest('[data-part=mirror]')?.parentElement].map((each) =>
        each?.getBoundingClientRect(),
      )
      const middle = ((inner?.top ?? 0) + (inner?.bottom ?? 0)) / 2
      return outer !== undefined && middle > outer.top && middle < outer.bottom
    })
  await eventually(isSeen).toBe(true)
})
