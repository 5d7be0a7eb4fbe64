import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import { addLayers } from '#shared/scene/edit'
import type { Layer } from '#shared/scene/scene'
import { newShapeLayer } from '#shared/scene/shape-layer'
import { newTextLayer } from '#shared/scene/text-layer'
import { launchBrowser } from '../support/browser.ts'
import { arriveInEditor } from '../support/editor-steps.ts'
import { eventually } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** While layers are dragged, rotated and resized only they are redrawn, or nothing: it must look like a full redraw. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const shadow = { enabled: true, offsetX: 14, offsetY: 18, blur: 16, spread: 6, color: '#000000', opacity: 0.6 }

/** The dragged layer between others, rotated, with a shadow that reaches far. */
async function openVisual(): Promise<Page> {
  const author = await app.signIn()
  const [page] = createDocument('page').pages
  if (!page) throw new Error('A document has a page.')
  const layers: Layer[] = [
    { ...newShapeLayer(page, 'below', 'rectangle'), x: 300, y: 150, width: 600, height: 300 },
    { ...newShapeLayer(page, 'hand', 'circle'), x: 500, y: 220, width: 180, height: 120, rotation: 20, shadow },
    { ...newTextLayer(page, 'above', 'Above all of it'), x: 420, y: 330, width: 420, height: 68, opacity: 0.8 },
  ]
  const scene = addLayers(page, layers)
  const sent = { name: 'Traces', canvasData: writeCanvasData({ pages: [scene] }), width: 1200, height: 630 }
  const { id } = (await (await author.post('/api/visuals', sent)).json()) as { id: string }
  const window = await browser.newPage(app, { as: author })
  await arriveInEditor(window, `/visual-editor?visual=${id}`)
  await window.getByRole('listbox', { name: 'Layers' }).getByRole('option').first().waitFor()
  await window.waitForLoadState('networkidle') // its font
  await window.evaluate(() => document.fonts.ready)
  return window
}

/** Stores what the canvas shows of the page's layers, including dragged ones: its surfaces combined. */
async function keepPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(async (key) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const [content, below, dragged, above] = ['content', 'below', 'dragged', 'above'].map((surface) =>
      document.querySelector<HTMLCanvasElement>(`[data-surface="${surface}"]`),
    )
    const ctx = content && new OffscreenCanvas(content.width, content.height).getContext('2d')
    if (!ctx || !below || !dragged || !above) throw new Error('The canvas is not on the page.')
    if (content.checkVisibility({ visibilityProperty: true })) ctx.drawImage(content, 0, 0)
    ctx.drawImage(below, 0, 0)
    const [view, place] = [content.getBoundingClientRect(), dragged.getBoundingClientRect()]
    if (dragged.width > 0) ctx.drawImage(dragged, place.x - view.x, place.y - view.y)
    ctx.drawImage(above, 0, 0)
    Object.assign(window, { [key]: ctx.getImageData(0, 0, content.width, content.height).data })
  }, name)
}

/** How many channels of two stored pictures differ by more than rounding. */
function differences(page: Page, ...names: readonly [string, string]): Promise<number> {
  return page.evaluate(([a, b]) => {
    const kept = window as unknown as Record<string, Uint8ClampedArray>
    const [one, other] = [kept[a], kept[b]]
    if (!one || !other) throw new Error('There is nothing to compare.')
    return one.reduce((sum, value, index) => sum + (Math.abs(value - (other[index] ?? 0)) > 3 ? 1 : 0), 0)
  }, names)
}

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('application', { name: 'Canvas' }).boundingBox()
  if (!box) throw new Error('The canvas is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * A drag across other layers to the last place, after which nothing may change.
 * @returns how much the drag itself changed
 */
async function traces(page: Page, from: { x: number; y: number }, way: readonly (readonly [number, number])[]) {
  await keepPicture(page, 'untouched')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const [dx, dy] of way) await page.mouse.move(from.x + dx, from.y + dy, { steps: 6 })
  await keepPicture(page, 'held')
  await page.mouse.up()
  await page.keyboard.press('Escape')
  await eventually(async () => {
    await keepPicture(page, 'dropped')
    return await differences(page, 'held', 'dropped')
  }, 'what is left of it where it was').toBe(0)
  return await differences(page, 'untouched', 'dropped')
}

const way = [
  [120, 60],
  [-140, -80],
  [60, 90],
] as const

test('a layer that is dragged, resized or turned leaves no trace', async () => {
  const page = await openVisual()
  const { x, y } = await middle(page)
  expect(await traces(page, { x: x - 30, y: y - 30 }, way), 'dragged').toBeGreaterThan(1_000)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()

  await page.mouse.click(x - 30, y - 30)
  const corner = await handleOf(page, 'se')
  const resized = await traces(page, corner, [
    [90, 70],
    [-30, -20],
  ])
  expect(resized, 'resized').toBeGreaterThan(1_000)

  await page.mouse.click(x - 30, y - 30)
  const turned = await traces(page, await handleOf(page, 'rotate'), [
    [120, 40],
    [-90, 120],
  ])
  expect(turned, 'turned').toBeGreaterThan(1_000)
})

/** The position of a handle of the selected, rotated layer, by the numbers in its panel. */
async function handleOf(page: Page, which: 'se' | 'rotate'): Promise<{ x: number; y: number }> {
  const value = async (name: string) => Number(await page.getByRole('spinbutton', { name, exact: true }).inputValue())
  const [left, top, width, height, rotation] = await Promise.all(['X', 'Y', 'Width', 'Height', 'Rotation'].map(value))
  const { x, y } = await middle(page)
  const zoom = 0.5
  const angle = ((rotation ?? 0) * Math.PI) / 180
  const offset =
    which === 'se'
      ? { x: ((width ?? 0) / 2) * zoom, y: ((height ?? 0) / 2) * zoom }
      : { x: 0, y: (-(height ?? 0) / 2) * zoom - 24 }
  const centre = {
    x: x + ((left ?? 0) + (width ?? 0) / 2 - 600) * zoom,
    y: y + ((top ?? 0) + (height ?? 0) / 2 - 315) * zoom,
  }
  return {
    x: centre.x + offset.x * Math.cos(angle) - offset.y * Math.sin(angle),
    y: centre.y + offset.x * Math.sin(angle) + offset.y * Math.cos(angle),
  }
}
