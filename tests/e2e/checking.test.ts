import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser, type PageOptions } from '../support/browser.ts'
import { describe as describeControl, eventually, expectToast, openPanel, resultOf } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Every claim of a post against its source: marked in the text while one types, listed, asked about once. */

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
const litSentence = (page: Page) => page.getByRole('region', { name: 'The source’s text' }).locator('mark')
const pop = (page: Page) => page.getByRole('tooltip')
/** Where the eye sees a claim; it is hidden from screen readers only while the textarea itself is read. */
const seen = (page: Page, claim: string) => resultOf(page).locator('[data-claim]', { hasText: claim })

async function change(page: Page, from: string, to: string) {
  await editor(page).evaluate((area: HTMLTextAreaElement, words) => {
    const start = area.value.indexOf(words)
    area.focus()
    area.setSelectionRange(start, start + words.length)
  }, from)
  await page.keyboard.type(to)
}

/** What the box shows of what is lit in it. */
function isInBox(page: Page) {
  return litSentence(page).evaluate((lit) => {
    const [inner, outer] = [lit.getBoundingClientRect(), lit.closest('section')?.getBoundingClientRect()]
    return outer !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom
  })
}

test('what the source bears out is listed, and a number that its author changes is marked as they type and explained, by mouse and by the keyboard alone', async () => {
  const opinion = 'Ports change faster than maps.'
  const { page } = await openPost(`${post}\n\n${opinion}`, { opinion })
  await eventually(() => tally(page).textContent()).toBe('All facts found in the article1 your opinion')
  const own = panel(page).getByRole('listitem').filter({ hasText: opinion })
  await eventually(() => own.textContent()).toContain('Your own words, from Your Opinion.')
  await panel(page)
    .getByText(/claims found in the source$/)
    .click()
  await panel(page).getByRole('button', { name: '61' }).hover()
  await eventually(() => litSentence(page).textContent()).toBe('It employs 61 people in Genoa.')
  await eventually(() => isInBox(page)).toBe(true)
  await seen(page, '12 %').hover()
  await eventually(() => litSentence(page).textContent()).toBe(rose)
  await pop(page).getByText('In the source', { exact: true }).waitFor()

  // by the mouse
  await resultOf(page).getByRole('button', { name: 'Edit' }).click()
  await change(page, '12 %', '21 %')
  await seen(page, '21 %').waitFor()
  await eventually(() => tally(page).textContent()).toContain('1 looks different')
  await eventually(() => pop(page).count(), 'no window while typing').toBe(0)

  const scrolled = await page.evaluate(() => window.scrollY)
  await seen(page, '21 %').evaluate(
    (mark) => mark.matches('[data-verdict=differs]') || Promise.reject(new Error('not highlighted')),
  )
  // what is below may still come in and move it
  await eventually(async () => {
    const place = await seen(page, '21 %').boundingBox()
    await page.mouse.move((place?.x ?? 0) + 8, (place?.y ?? 0) + 12)
    return await pop(page).getByText('Looks different in the source').count()
  }).toBe(1)
  await pop(page).getByText(rose).waitFor()
  await eventually(() => litSentence(page).textContent()).toBe(rose)
  await eventually(() => isInBox(page)).toBe(true)
  await eventually(() => page.evaluate(() => window.scrollY), 'the page stays').toBe(scrolled)
  await page.mouse.move(5, 5)
  await pop(page).waitFor({ state: 'detached' })

  await change(page, '21 %', '12 %')
  await eventually(() => tally(page).textContent()).toContain('All facts found in the article')

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
  await eventually(() => tally(page).textContent()).toContain('1 looks different')
  await press('ArrowLeft')
  await pop(page).getByText(rose).waitFor()
  await press('Escape')
  await pop(page).waitFor({ state: 'detached' })
  await eventually(() => editor(page).inputValue()).toContain('rose 21 %')

  const claim = panel(page).getByRole('button', { name: '21 %' })
  const hasFocus = () => claim.evaluate((button) => button === document.activeElement)
  for (let presses = 0; presses < 12 && !(await hasFocus()); presses += 1) await press('Tab')
  await eventually(() => hasFocus()).toBe(true)
  await eventually(() => claim.getAttribute('aria-pressed')).toBe('true')
  await eventually(() => litSentence(page).textContent()).toBe(rose)
  const item = panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '21 %' }) })
  await eventually(() => item.textContent()).toContain(`Looks different in the source. The source says: ${rose}`)
  await press('Tab', 'Enter')
  const selected = () =>
    editor(page).evaluate(
      (area: HTMLTextAreaElement) =>
        window.getSelection()?.toString() || area.value.slice(area.selectionStart, area.selectionEnd),
    )
  await eventually(selected).toBe('21 %')

  const save = resultOf(page).getByRole('button', { name: 'Save Changes' })
  const isOnSave = () => save.evaluate((button) => button === document.activeElement)
  for (let presses = 0; presses < 6 && !(await isOnSave()); presses += 1) await press('Tab')
  await press('Enter')
  const edit = resultOf(page).getByRole('button', { name: 'Edit' })
  await eventually(() => edit.evaluate((button) => button === document.activeElement)).toBe(true)
  const mark = resultOf(page).locator('mark[data-verdict=differs]')
  const isOnMark = () => mark.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 8 && !(await isOnMark()); presses += 1) await press('Shift+Tab')
  await eventually(isOnMark).toBe(true)
  await eventually(() => describeControl(mark)).toContain(`Looks different in the source. The source says: ${rose}`)
  await pop(page).getByText('Looks different in the source').waitFor()
  await press('Escape')
  await pop(page).waitFor({ state: 'detached' })
})

test('on a phone a claim opens the source under itself', async () => {
  const { page } = await openPost(post.replace('12 %', '21 %'), { width: 375, isPhone: true })
  const region = page.getByRole('region', { name: 'The source’s text' })
  const claim = panel(page).getByRole('button', { name: '21 %' })
  await claim.waitFor()
  await eventually(() => region.count()).toBe(0)
  await claim.tap()
  await eventually(() => litSentence(page).textContent()).toBe(rose)
  await panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '21 %' }) })
    .getByRole('region')
    .waitFor()
  await expectAccessible(page, 'a claim opened on a phone', { only: 375 })
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
  await eventually(() => tally(page).textContent()).toContain('All facts found in the article')
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
  await panel(page)
    .getByText(/claims found in the source$/)
    .click()
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
  const dialog = page.getByRole('dialog', { name: '1 fact looks different in the source' })
  await copy()
  await dialog.getByText('21 %').waitFor()
  await eventually(() =>
    dialog.getByRole('button', { name: 'Show me' }).evaluate((button) => button === document.activeElement),
  ).toBe(true)
  await expectAccessible(page, 'asked before copying', { within: 'dialog' })
  await dialog.getByRole('button', { name: 'Show me' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('mark:focus', { hasText: '21 %' }).waitFor()
  await eventually(clipboard).toBe('nothing of this post')

  await copy()
  await dialog.getByRole('button', { name: 'Copy anyway' }).click()
  await expectToast(page, 'success', 'Copied!', 'Post content copied to clipboard.')
  await eventually(clipboard).toBe(wrong)
  await panel(page).getByText('You kept it.').waitFor()
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
  await panel(page).getByText('This post has no numbers, dates, quotations or names').waitFor()
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
