import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { launchBrowser, type PageOptions } from '../support/browser.ts'
import {
  addText,
  arriveInEditor,
  button,
  canvas,
  layers,
  nameField,
  numberField as number,
  saveVisual as saveAs,
} from '../support/editor-steps.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The visual editor: created, saved, opened again, with nothing lost in between. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

async function openEditor(options: Omit<PageOptions, 'as'> = {}) {
  const author = await app.signIn()
  const page = await browser.newPage(app, { ...options, as: author })
  await arriveInEditor(page)
  return { page, author }
}

/** By this many screen pixels, from the middle of the canvas, where new layers are. */
async function dragFromMiddle(page: Page, dx: number, dy: number): Promise<void> {
  const box = await page.getByRole('application', { name: 'Canvas' }).boundingBox()
  if (!box) throw new Error('The canvas is not on the page.')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + dx, at.y + dy, { steps: 8 })
  await page.mouse.up()
}

describe('a visual', () => {
  test('is made, dragged, undone, saved under its name, opened again by its address and seen among one’s visuals', async () => {
    const { page } = await openEditor()
    await addText(page, 'Fewer empty chairs')
    await eventually(() => number(page, 'X').inputValue()).toBe('500')
    await dragFromMiddle(page, 80, 0)
    await eventually(() => number(page, 'X').inputValue()).not.toBe('500')
    await button(page, 'Undo').click()
    await eventually(() => number(page, 'X').inputValue()).toBe('500')
    await saveAs(page, 'Chairs')
    await eventually(() => page.url()).toMatch(/\/visual-editor\?visual=[\w-]+$/)

    await page.reload()
    await eventually(() => nameField(page).inputValue()).toBe('Chairs')
    await layers(page).click()
    await eventually(() => page.getByRole('textbox', { name: 'Text', exact: true }).inputValue()).toBe(
      'Fewer empty chairs',
    )

    // the last saved state was kept, and comes back as one step
    await number(page, 'X').fill('40')
    await saveAs(page)
    await button(page, 'Earlier versions').click()
    await button(page, 'Restore this version').click()
    await layers(page).click()
    await eventually(() => number(page, 'X').inputValue()).toBe('500')
    await button(page, 'Undo').click()
    await eventually(() => number(page, 'X').inputValue()).toBe('40')

    await button(page, 'My visuals').click()
    const picture = page.getByRole('link', { name: 'Open Chairs' }).locator('img')
    await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test('is drawn on the canvas by tools that keys take, and by a button that is dragged onto it', async () => {
    const { page } = await openEditor()
    const box = await canvas(page).boundingBox()
    if (!box) throw new Error('The canvas is not on the page.')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.keyboard.press('r')
    await dragFromMiddle(page, 100, 60) // on a page shown at half its size
    await eventually(() => layers(page).first().getAttribute('aria-label')).toMatch(
      /^Rectangle, (199|200|201) by (119|120|121) at /,
    )
    await page.keyboard.press('o')
    await page.keyboard.press('Escape')
    await page.mouse.move(middle.x - 100, middle.y - 60)
    await page.mouse.down()
    await page.mouse.move(middle.x - 140, middle.y - 90, { steps: 8 }) // nothing is under the pointer: a selection box
    await page.mouse.up()
    await eventually(() => layers(page).count()).toBe(1)

    await button(page, 'Circle').hover()
    await page.mouse.down()
    await page.mouse.move(middle.x - 150, middle.y, { steps: 8 })
    await page.mouse.up()
    await eventually(() => layers(page).first().getAttribute('aria-label')).toMatch(
      /^Circle, 100 by 100 at (249|250|251), /,
    )
    await button(page, 'Undo').click()
    await button(page, 'Undo').click()
    await eventually(() => layers(page).count()).toBe(0)
  })

  test('that does not exist offers a new one', async () => {
    const page = await browser.newPage(app, { as: await app.signIn() })
    await page.goto('/visual-editor?visual=nothing')
    await page.getByRole('heading', { name: 'This visual could not be opened' }).waitFor()
    await page.getByRole('link', { name: 'New visual' }).click()
    await nameField(page).waitFor()
  })
})

describe('unsaved work', () => {
  test('is kept on the device and offered on return', async () => {
    const { page } = await openEditor()
    await addText(page, 'Kept')
    await page.getByRole('link', { name: 'Post History' }).click()
    await button(page, 'Leave').click()
    await expectHeading(page, 'Post History')
    await eventually(() => keptCopies(page)).toBe(1)
    await page.goto('/visual-editor')
    await page.getByText(/^Unsaved changes from (\d\d:\d\d|\d+ \w+)$/).waitFor()
    await button(page, 'Restore').click()
    await eventually(() => layers(page).count()).toBe(1)

    await saveAs(page, 'Restored')
    await eventually(() => keptCopies(page)).toBe(0)
    await arriveInEditor(page)
    await page.waitForLoadState('networkidle')
    await eventually(() => page.getByText(/^Unsaved changes from/).count()).toBe(0)
  })

  test('of two windows is kept for each, and that of the one that is saved no longer', async () => {
    const { page } = await openEditor()
    await addText(page, 'Of the first window')
    await eventually(() => keptCopies(page)).toBe(1)
    const other = await page.context().newPage()
    await arriveInEditor(other)
    await addText(other, 'Of the second window')
    await eventually(() => keptCopies(page)).toBe(2)
    await eventually(() => other.getByText(/^Unsaved changes from/).count()).toBe(0)

    await saveAs(page, 'Saved')
    await eventually(() => keptCopies(page)).toBe(1)
    await other.close()
    const next = await page.context().newPage()
    await arriveInEditor(next)
    await button(next, 'Restore').click()
    await eventually(() => layers(next).allTextContents()).toEqual(['Of the second window'])
    await next.close()
  })

  test('is gone from the device after signing out', async () => {
    const { page } = await openEditor()
    await addText(page, 'Private')
    await eventually(() => keptCopies(page)).toBe(1)
    await button(page, 'Sign Out').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Sign Out/ })
      .click()
    await page.waitForURL((url) => url.pathname === '/')
    await eventually(
      async () => await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
    ).toEqual([])
  })
})

/** How many unsaved visuals are kept on this device. */
function keptCopies(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [found] = await indexedDB.databases()
    if (!found?.name) return 0
    return await new Promise<number>((resolve) => {
      const opening = indexedDB.open(found.name ?? '')
      opening.onsuccess = () => {
        const [store] = opening.result.objectStoreNames
        const counting = store ? opening.result.transaction(store).objectStore(store).count() : undefined
        if (!counting) return resolve(0)
        counting.onsuccess = () => {
          opening.result.close()
          resolve(counting.result)
        }
      }
    })
  })
}

test('a carousel gets pages, each with layers of its own, and the question mark lists the keys', async () => {
  const { page } = await openEditor()
  await addText(page, 'One')
  await button(page, 'Add page').click()
  await page.getByRole('button', { name: 'Page 2 of 2' }).waitFor()
  await eventually(() => layers(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Page 1 of 2' }).click()
  await eventually(() => layers(page).count()).toBe(1)
  await button(page, 'Duplicate page').click()
  await page.getByRole('button', { name: 'Page 2 of 3' }).waitFor()
  await page.getByRole('application', { name: 'Canvas' }).press('?')
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
})

describe('on a phone', () => {
  test('layers and properties are tabs, and nothing scrolls sideways', async () => {
    const { page } = await openEditor({ width: 390 })
    await addText(page, 'Small')
    await page.getByRole('tab', { name: 'Layers' }).click()
    await eventually(() => layers(page).count()).toBe(1)
    await page.getByRole('tab', { name: 'Properties' }).click()
    await number(page, 'X').waitFor()
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})
