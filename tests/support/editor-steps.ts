import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import type { Point } from '#shared/scene/scene'
import { eventually, expectHeading } from './page-steps.ts'

/** Steps in the visual editor, by role and label, and points of its canvas on the screen. */

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Visual name' })
export const numberField = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
export const canvas = (page: Page) => page.getByRole('application', { name: 'Canvas' })
export const layerList = (page: Page) => page.getByRole('listbox', { name: 'Layers' })
export const layers = (page: Page) => layerList(page).getByRole('option')
export const layer = (page: Page, name: string) => layers(page).filter({ hasText: new RegExp(`^${name}$`) })

/**
 * Opens the editor and waits until it handles keys and pointers, with the start dialog closed.
 * @param path with the visual or post to open
 */
export async function arriveInEditor(page: Page, path = '/visual-editor'): Promise<void> {
  await page.goto(path)
  await expectHeading(page, 'Visual Editor')
  await canvas(page).and(page.locator('[aria-busy=false]')).waitFor()
  await page.keyboard.press('Escape')
}

export async function addText(page: Page, text: string): Promise<void> {
  await button(page, 'Text').click()
  await page.keyboard.type(text)
  await page.keyboard.press('Escape')
}

export async function saveVisual(page: Page, name?: string): Promise<void> {
  if (name !== undefined) await nameField(page).fill(name)
  await button(page, 'Save').click()
  await page.getByRole('status').filter({ hasText: 'Visual Saved' }).waitFor()
}

/** Exports a file, with these choices in the dialog. @param format as the dialog names it */
export async function exportAs(page: Page, format: string): Promise<Buffer> {
  await button(page, 'Export').first().click()
  const window = dialog(page, 'Export')
  await window.getByRole('radio', { name: new RegExp(`^${format}`) }).check()
  await window.getByText(/^[\d.,]+ (bytes|KB|MB)$/).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    window.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  return readFile(await download.path())
}

/** A layer's position, from the list: left and top edge, width and height in canvas pixels. */
export async function boxOf(page: Page, name: string) {
  const words = (await layer(page, name).getAttribute('aria-label')) ?? ''
  const [, width = 0, height = 0, x = 0, y = 0] = (/(\d+) by (\d+) at (-?\d+), (-?\d+)/.exec(words) ?? []).map(Number)
  if (width === 0) throw new Error(`The list says of ${name}: ${words}`)
  return { x, y, width, height }
}

/**
 * The middle of a box on the screen, as long as the canvas is in the middle of its view, as at first. Waits until the
 * view is stable: panels that load late make it smaller.
 */
export async function onScreen(page: Page, box: { x: number; y: number; width: number; height: number }) {
  let at = await middleNow(page, box)
  await eventually(async () => {
    const before = at
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    at = await middleNow(page, box)
    return at.x === before.x && at.y === before.y
  }, 'the canvas rests').toBe(true)
  return at
}

async function middleNow(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<Point> {
  const view = await canvas(page).boundingBox()
  if (!view) throw new Error('The canvas is not on the page.')
  const { width, height } = await canvasSize(page)
  const zoom = await zoomOf(page)
  return {
    x: view.x + view.width / 2 + (box.x + box.width / 2 - width / 2) * zoom,
    y: view.y + view.height / 2 + (box.y + box.height / 2 - height / 2) * zoom,
  }
}

/** Screen pixels per canvas pixel, to a hundredth. */
export async function zoomOf(page: Page): Promise<number> {
  const label = await page.getByRole('button', { name: /^Fit canvas to view/ }).getAttribute('aria-label')
  return Number(/\d+/.exec(label ?? '')?.[0]) / 100
}

async function canvasSize(page: Page): Promise<{ width: number; height: number }> {
  const text =
    (await page
      .getByText(/^\d+ × \d+$/)
      .first()
      .textContent()) ?? ''
  const [width = 0, height = 0] = text.split(' × ').map(Number)
  return { width, height }
}
