import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { addText, arriveInEditor, button, canvas, dialog, layer, nameField } from '../support/editor-steps.ts'
import { eventually, refuse } from '../support/page-steps.ts'
import { picture, upload } from '../support/pictures.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { freshPage, holdToasts } from '../support/toast-lines.ts'
import { variedScene, variedSize } from '../support/varied-scene.ts'
import { makeVisual, type Visual } from '../support/visuals.ts'

/** The visual editor in every state: axe finds nothing, light and dark, wide and on a phone. */

const browser = launchBrowser()
let app: TestApp
let window: BrowserContext
let author: Awaited<ReturnType<TestApp['signIn']>>
let canvasData: ReturnType<typeof writeCanvasData>

beforeAll(async () => {
  app = await startTestApp({ withTemplates: true })
  author = await app.signIn()
  window = await browser.openWindow(app, { as: author })
  const asset = await upload(author, await picture('png', 360, 240), { width: 360, height: 240 })
  canvasData = writeCanvasData({ pages: [variedScene(asset.url ?? '')] })
})

afterAll(() => app.close())

/** A visual for each test: what is changed of it is saved. */
async function openVaried(width: number): Promise<Page> {
  const stored = await author.post('/api/visuals', { name: 'Varied', canvasData, ...variedSize })
  const varied = (await stored.json()) as Visual
  const page = await freshPage(window)
  await page.setViewportSize({ width, height: width < 600 ? 812 : 800 })
  await arriveInEditor(page, `/visual-editor?visual=${varied.id}`)
  return page
}

/** On a phone the list of layers and the properties are behind tabs. */
async function selectLayer(page: Page, name: string, width: number): Promise<void> {
  if (width < 600) await page.getByRole('tab', { name: 'Layers' }).click()
  await layer(page, name).click()
  if (width < 600) await page.getByRole('tab', { name: 'Properties' }).click()
}

/** Each with its properties tabs. */
const kinds = { text: 'Inter', shape: 'Rectangle', image: 'Image', icon: 'Star', placeholder: 'Website Screenshot' }

describe.each([1280, 375])('at %d pixels', (width) => {
  const only = { only: width }
  const inPanel = { only: width, within: '[aria-label="Properties"]' }

  test('every kind of layer and several, with each of their tabs, while they are changed, the menus and the pages', async () => {
    const page = await openVaried(width)
    await lookAtKinds(page)
    await lookAtSeveral(page)
    await lookAtChanging(page)
    await lookAtMenus(page)
    await lookAtPages(page)
  })

  async function lookAtKinds(page: Page): Promise<void> {
    for (const [kind, name] of Object.entries(kinds)) {
      await selectLayer(page, name, width)
      for (const tab of ['Basic', 'Style', 'Effects']) {
        await page.getByRole('tab', { name: tab }).click()
        await expectAccessible(page, `${kind}, ${tab}`, inPanel)
      }
      await page.getByRole('tab', { name: 'Basic' }).click()
    }
    for (const name of ['Chart', 'QR code']) {
      await page.getByRole('button', { name: 'More tools', exact: true }).click()
      await page.getByRole('dialog', { name: 'More tools' }).getByRole('button', { name }).click()
      await page.getByRole('tab', { name: 'Style' }).click()
      await expectAccessible(page, `${name}, Style`, inPanel)
    }
  }

  async function lookAtSeveral(page: Page): Promise<void> {
    await canvas(page).press('Control+a')
    await page.getByText(/^\d+ layers selected$/).waitFor()
    for (const tab of ['Basic', 'Style', 'Effects']) {
      await page.getByRole('tab', { name: tab }).click()
      await expectAccessible(page, `several, ${tab}`, inPanel)
    }
  }

  async function lookAtChanging(page: Page): Promise<void> {
    await selectLayer(page, 'Inter', width)
    await canvas(page).press('Enter')
    await page.getByRole('textbox', { name: 'Inter', exact: true }).waitFor()
    await expectAccessible(page, 'text being typed', only)
    await page.keyboard.press('Escape')

    await selectLayer(page, 'Image', width)
    await canvas(page).press('Enter')
    await expectAccessible(page, 'picture being cropped', only)
    await page.keyboard.press('Escape')
  }

  async function lookAtMenus(page: Page): Promise<void> {
    await canvas(page).click({ button: 'right' })
    await page.getByRole('menu').waitFor()
    // Base UI puts focus guards around the menu, which pass the focus on at once: axe cannot know that
    await expectAccessible(page, 'menu of the canvas', { ...only, within: page.getByRole('menu') })
    await page.keyboard.press('Escape')
    await button(page, 'More shapes').click()
    await button(page, 'Line').waitFor()
    await expectAccessible(page, 'menu of shapes', only)
    await page.keyboard.press('Escape')
    await button(page, 'Icon').click()
    await page.getByRole('searchbox', { name: 'Search icons' }).fill('map')
    await button(page, 'Map Pin').waitFor()
    await expectAccessible(page, 'icons', only)
    await page.keyboard.press('Escape')
  }

  /** With a new layer that has a gradient, and with only the page. */
  async function lookAtPages(page: Page): Promise<void> {
    await button(page, 'Rectangle').click()
    await page.getByRole('tab', { name: 'Style' }).click()
    await page.getByLabel('Fill', { exact: true }).selectOption('linear')
    await expectAccessible(page, 'gradient', inPanel)
    await button(page, 'Add page').click()
    await expectAccessible(page, 'pages and canvas settings', only)
  }
})

describe('at every width', () => {
  test('a new visual, with a page more, and what was kept of it', async () => {
    const page = await freshPage(window)
    await page.goto('/visual-editor')
    await page.getByRole('button', { name: 'Start with Quote', exact: true }).waitFor()
    await expectAccessible(page, 'the ways to begin', { within: '[data-start]' })
    await refuse(page, '**/api/visuals', 'POST') // or it would save itself, once it has a name
    await nameField(page).fill('A very long name '.repeat(10))
    await page.keyboard.press('Escape')
    await expectAccessible(page, 'new visual with a long name')
    await page.getByLabel('Canvas size').selectOption({ label: 'Custom size...' })
    await expectAccessible(page, 'custom size', { only: 1280, within: 'dialog' })
    await button(page, 'Cancel').click()
    await addText(page, 'Kept')
    await button(page, 'Add page').click()
    await page.getByRole('button', { name: 'Page 2 of 2' }).waitFor()
    await expectAccessible(page, 'two pages')
    await page.getByRole('link', { name: 'Post History' }).click()
    await button(page, 'Leave').waitFor()
    await expectAccessible(page, 'leaving')
    await button(page, 'Leave').click()
    await page.waitForURL((url) => url.pathname === '/history')
    await page.getByRole('navigation').getByRole('link', { name: 'Visual Editor', exact: true }).click()
    await button(page, 'Restore').waitFor()
    await expectAccessible(page, 'kept copy')
    await button(page, 'Discard').click()
  })

  test('the library: empty, soon to come, sending, failed, filled, and not loaded', async () => {
    const page = await browser.newPage(app, { as: await app.signIn() })
    await arriveInEditor(page)
    await button(page, 'Image').click()
    await page.getByRole('heading', { name: 'No images found' }).waitFor()
    await expectAccessible(page, 'empty library')
    await page.getByRole('tab', { name: 'Stock Images' }).click()
    await expectAccessible(page, 'soon to come')
    await page.getByRole('tab', { name: 'My Uploads' }).click()
    await holdToasts(page)

    const file = { name: 'crane.png', mimeType: 'image/png', buffer: await picture('png') }
    const input = dialog(page, 'Media Library').locator('input[type=file]')
    await input.setInputFiles([{ ...file, name: 'quay.png', buffer: await picture('png', 40, 30) }])
    await button(page, 'Dismiss').click()
    const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
    await eventually(() => pictures.count()).toBeGreaterThan(0)
    await expectAccessible(page, 'filled library')
    await page.route('**/api/media', () => undefined) // no answer
    await input.setInputFiles([file])
    await page.getByRole('list', { name: 'Uploads' }).waitFor()
    await expectAccessible(page, 'sending a picture')
    await button(page, 'Cancel the upload of crane.png').click()
    await page.unrouteAll()
    await refuse(page, '**/api/media', 'POST')
    await input.setInputFiles([file])
    await button(page, 'Dismiss crane.png').waitFor()
    await expectAccessible(page, 'refused picture')

    await refuse(page, '**/api/media', 'GET')
    await arriveInEditor(page)
    await button(page, 'Image').click()
    await page.getByRole('heading', { name: 'Your pictures could not be loaded' }).waitFor()
    await expectAccessible(page, 'library not loaded')
  })

  test('the templates, the export, the keys, one’s visuals and a visual that is not there', async () => {
    await makeVisual(author, { name: 'Old quay' })
    const page = await openVaried(1280)
    await button(page, 'Templates').click()
    await button(page, 'Use Key Number').first().waitFor()
    await expectAccessible(page, 'templates')
    await page.getByPlaceholder('Search by name or description').fill('nothing of this kind')
    await page.getByRole('heading', { name: 'No templates found' }).waitFor()
    await expectAccessible(page, 'no templates')
    await button(page, 'Save as template').click()
    await dialog(page, 'Save as template').getByLabel('Name').fill('')
    await dialog(page, 'Save as template').getByRole('button', { name: 'Save template' }).click()
    await expectAccessible(page, 'saving a template, without a name')
    await button(page, 'Cancel').click()
    await page.keyboard.press('Escape')

    await button(page, 'Export').first().click()
    await dialog(page, 'Export').getByRole('radio', { name: /^JPEG/ }).check()
    await dialog(page, 'Export')
      .getByText(/^[\d.,]+ (bytes|KB|MB)$/)
      .waitFor()
    await expectAccessible(page, 'export')
    await page.keyboard.press('Escape')
    await canvas(page).press('?')
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
    await expectAccessible(page, 'keys')
    await button(page, 'Close').click()
    await button(page, 'My visuals').click()
    await button(page, 'Delete Old quay').waitFor()
    await expectAccessible(page, 'my visuals')
    await button(page, 'Delete Old quay').click()
    await dialog(page, 'Delete this visual?').waitFor()
    await expectAccessible(page, 'deleting a visual')
    await page.goto('/visual-editor?visual=nothing')
    await page.getByRole('heading', { name: 'This visual could not be opened' }).waitFor()
    await expectAccessible(page, 'not there')
  })
})
