import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CanvasData } from '#shared/scene/canvas-data'
import { launchBrowser, type PageOptions } from '../support/browser.ts'
import { button, dialog, nameField, numberField } from '../support/editor-steps.ts'
import { type Hand, keyboardHand, mouseHand, touchHand } from '../support/hands.ts'
import { type NewsSite, newsArticle, startNewsSite } from '../support/news-site.ts'
import { openPdf } from '../support/open-pdf.ts'
import { eventually, expectHeading, expectToast, resultOf } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** From an article's address to a finished picture: by mouse, by touch, and by keyboard only. */

const browser = launchBrowser()
let app: TestApp
let news: NewsSite

beforeAll(async () => {
  news = await startNewsSite()
  app = await startTestApp({ environment: news.environment, withTemplates: true })
})

afterAll(async () => {
  await app.close()
  await news.close()
})

type Author = Awaited<ReturnType<TestApp['signIn']>>

/** Records every pointer press from the page's first moment on. */
async function openPage(options: Omit<PageOptions, 'as'> = {}) {
  const author = await app.signIn()
  const page = await browser.newPage(app, { ...options, as: author })
  await page.addInitScript(() => {
    const presses: string[] = []
    Object.assign(window, { presses })
    for (const type of ['pointerdown', 'mousedown']) {
      const note = (event: Event) => {
        const kind = event instanceof PointerEvent ? event.pointerType : 'button'
        presses.push(`${event.isTrusted ? '' : 'false '}${type} ${kind}`)
      }
      window.addEventListener(type, note, { capture: true })
    }
  })
  await page.goto('/generate')
  await expectHeading(page, 'AI Post Generator')
  return { page, author }
}

function pressesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set((window as unknown as { presses: string[] }).presses)])
}

async function generatePost(page: Page, hand: Hand): Promise<void> {
  await hand.write(page.getByRole('textbox', { name: 'Article URL' }), news.articleUrl)
  await button(page, 'Suggest angles').waitFor()
  await hand.press(button(page, 'Generate'))
  await expectToast(page, 'success', 'Post Generated!', 'Your LinkedIn post has been created successfully.')
}

async function createVisual(page: Page, hand: Hand): Promise<void> {
  await hand.press(resultOf(page).getByRole('link', { name: 'Create Visual' }))
  await expectHeading(page, 'Visual Editor')
  await eventually(() => nameField(page).inputValue()).toBe(newsArticle.title)
  await page.getByRole('region', { name: 'Made from your post' }).getByRole('button', { name: 'Key Number' }).waitFor()
}

async function changeVisual(page: Page, hand: Hand): Promise<void> {
  await hand.typeInLayer(page, 'What it counts', ' at last')
  await hand.selectLayer(page, 'What it counts')
  const x = Number(await numberField(page, 'X').inputValue())
  await hand.moveLayer(page, 'What it counts')
  await eventually(async () => Number(await numberField(page, 'X').inputValue())).toBeGreaterThan(x)
  await hand.goToProperties(page)
  await hand.write(page.getByRole('textbox', { name: 'Color, hex code' }), '#d23c1e')
}

async function save(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, 'Save'))
  await page.getByRole('status').filter({ hasText: 'Visual Saved' }).waitFor()
}

async function exportAs(page: Page, hand: Hand, format: 'PNG' | 'PDF'): Promise<Buffer> {
  await hand.press(button(page, 'Export').first())
  const window = dialog(page, 'Export')
  await hand.choose(window.getByRole('radio', { name: new RegExp(`^${format}`) }))
  await window.getByText(/^[\d.,]+ (bytes|KB|MB)$/).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hand.press(window.getByRole('button', { name: 'Export', exact: true })),
  ])
  expect(download.suggestedFilename()).toBe(`${newsArticle.title}.${format.toLowerCase()}`)
  return await readFile(await download.path())
}

async function storedVisual(page: Page, author: Author) {
  const id = new URL(page.url()).searchParams.get('visual') ?? ''
  const { canvasData } = (await (await author.get(`/api/visuals/${id}`)).json()) as { canvasData: CanvasData }
  return canvasData.layers as unknown as { name: string; x: number; data: { text?: string; color?: string } }[]
}

/** The words are the article's, except for what was typed, and the changes were saved. */
async function expectSaved(page: Page, author: Author): Promise<void> {
  const stored = await storedVisual(page, author)
  const textOf = (name: string) => stored.find((each) => each.name === name)?.data.text
  expect(textOf('What it counts')).toContain(' at last')
  expect(textOf('What it counts')?.replace(' at last', '')).toContain('Planting begins in October with 900 lime trees')
  expect(textOf('Number')).toBe('900\u00a0lime trees')
  expect(textOf('Source')).toBe(newsArticle.siteName)
  const label = stored.find((each) => each.name === 'What it counts')
  expect(label?.data.color).toBe('#d23c1e')
  expect(label?.x).toBeGreaterThan(80) // the template's position
}

async function expectFiles(page: Page, hand: Hand): Promise<void> {
  const png = await exportAs(page, hand, 'PNG')
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
  expect(png.length).toBeGreaterThan(10_000)

  const pdf = await exportAs(page, hand, 'PDF')
  const document = await openPdf(pdf)
  expect(document.numPages).toBe(1)
  const first = await document.getPage(1)
  expect(first.view).toEqual([0, 0, 810, 1012.5]) // points: three quarters of the pixels
  const words = (await first.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const letters = (text: string) => text.replaceAll(/\s+/g, '')
  // a tap puts the caret where it lands, which may be within a word
  expect(letters(words)).toContain('atlast')
  for (const each of ['900 lime trees', newsArticle.siteName])
    expect(letters(words).replace('atlast', '')).toContain(letters(each))
}

/** The history shows the visual itself, and the dashboard names it. */
async function expectListed(page: Page, hand: Hand, openMenu = async () => {}): Promise<void> {
  const main = page.getByRole('main')
  const goTo = async (screen: string, path: string) => {
    await openMenu()
    await hand.press(page.getByRole('navigation').getByRole('link', { name: screen, exact: true }))
    await page.waitForURL((url) => url.pathname === path)
  }

  await goTo('Post History', '/history')
  const row = main.getByRole('listitem').filter({ hasText: newsArticle.title })
  const picture = row.getByRole('link', { name: 'Edit Visual', exact: true }).locator('img')
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await goTo('Dashboard', '/')
  const story = main.getByRole('article').filter({ hasText: newsArticle.title })
  await story.getByText('With Visual', { exact: true }).waitFor()
}

async function makeGraphic(page: Page, author: Author, hand: Hand, openMenu?: () => Promise<void>): Promise<void> {
  await generatePost(page, hand)
  await createVisual(page, hand)
  await changeVisual(page, hand)
  await save(page, hand)
  await expectSaved(page, author)
  await expectFiles(page, hand)
  await expectListed(page, hand, openMenu)
}

test('a graphic is made of an article and exported by mouse', async () => {
  const { page, author } = await openPage()
  await makeGraphic(page, author, mouseHand)
  await eventually(() => pressesOf(page)).toEqual(['pointerdown mouse', 'mousedown button'])
})

test('a graphic is made of an article and exported by touch, on a phone', async () => {
  const { page, author } = await openPage({ width: 390, isPhone: true })
  const hand = await touchHand(page)
  await makeGraphic(page, author, hand, () => hand.press(button(page, 'Open menu')))
  await eventually(() => pressesOf(page)).toContain('pointerdown touch')
  await eventually(() => pressesOf(page)).not.toContain('pointerdown mouse')
})

test('a graphic is made of an article and exported by keyboard alone', async () => {
  const { page, author } = await openPage()
  await makeGraphic(page, author, keyboardHand)
  await eventually(() => pressesOf(page)).toEqual([])
})

/** Chosen by Tab and arrow keys from the top of the page, exported by its shortcut. */
test('by keyboard, another template is chosen and exported in few presses', async () => {
  const { page } = await openPage()
  await generatePost(page, keyboardHand)
  await createVisual(page, keyboardHand)
  const bar = page.getByRole('region', { name: 'Made from your post' })
  const last = bar.getByRole('toolbar').getByRole('button').last()
  await eventually(() => bar.getByRole('toolbar').getByRole('button').count()).toBeGreaterThan(2)
  await page.evaluate(() => {
    const counted = { presses: 0 }
    Object.assign(window, { counted })
    window.addEventListener('keydown', () => (counted.presses += 1), { capture: true })
  })
  const template = (await last.textContent()) ?? ''
  await keyboardHand.press(bar.getByRole('button', { name: template, exact: true }))
  await page.keyboard.press('Control+Shift+E')
  const exporting = dialog(page, 'Export')
  await exporting.getByText(/^[\d.,]+ (bytes|KB|MB)$/).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    keyboardHand.press(exporting.getByRole('button', { name: 'Export', exact: true })),
  ])
  expect(download.suggestedFilename()).toMatch(/\.(png|pdf)$/)
  const { presses } = await page.evaluate(() => (window as unknown as { counted: { presses: number } }).counted)
  expect(presses).toBeLessThanOrEqual(30)
})
