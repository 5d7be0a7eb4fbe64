import { deflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import type { Layer } from '#shared/scene/scene'
import { newTextLayer } from '#shared/scene/text-layer'
import { measuringContext, registerFonts, sceneOf } from '../../../../tests/support/drawing.ts'
import { openPdf } from '../../../../tests/support/open-pdf.ts'
import { pagesToPdf } from './pages-to-pdf.ts'
import type { PdfPage } from './pdf-page.ts'
import { pixelPage } from './pixel-page.ts'

beforeAll(registerFonts)

const blank = createScene('page')
const sizes = [
  { width: 1200, height: 627 },
  { width: 1080, height: 1350 },
]
const words = ['Žluťoučký kůň & Größe', 'Ελλάδα 日本語', 'Family 👩‍👩‍👧 and 😀']

function textAt(text: string, place = {}) {
  return { ...newTextLayer(blank, 'text', text), x: 100, y: 80, width: 800, ...place }
}

function pageOf(text: string, size = { width: 1200, height: 627 }, turn = {}): PdfPage {
  return pageWith([textAt(text, turn)], size)
}

function pageWith(layers: readonly Layer[], size = { width: 1200, height: 627 }, altText?: string): PdfPage {
  const canvas = createCanvas(size.width, size.height)
  const image = { kind: 'jpeg', bytes: new Uint8Array(canvas.toBuffer('image/jpeg')), ...size } as const
  const scene = sceneOf(layers, size)
  const settings = { ...scene.settings, ...(altText && { altText }) }
  return pixelPage({ ...scene, settings }, image, measuringContext())
}

async function itemsOf(bytes: Uint8Array) {
  const { items } = await (await (await openPdf(bytes)).getPage(1)).getTextContent()
  return items.filter((item) => 'str' in item).filter((item) => item.str !== '')
}

test('the text of a page is read as it was written, accents and emoji too', async () => {
  const page = await (await openPdf(pagesToPdf([pageOf(words.join('\n'))], { title: 'Title' }))).getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
  expect(text.join('').split('\n')).toEqual(words)
})

test.each(['הגשר ייפתח ב-12 במאי, LinkedIn!', 'فتح الجسر في 2026'])(
  'a text that runs to the left is read as it was written: %s',
  async (text) => {
    const items = await itemsOf(pagesToPdf([pageOf(text)], { title: 'Title' }))
    expect(items.map(({ str }) => str).join('')).toBe(text)
  },
)

test('pages have the size of their canvas, 96 pixels to the inch', async () => {
  const document = await openPdf(
    pagesToPdf(
      sizes.map((size) => pageOf('Text', size)),
      { title: 'Title' },
    ),
  )
  expect(document.numPages).toBe(2)
  const views = await Promise.all([1, 2].map(async (number) => (await document.getPage(number)).view))
  expect(views).toEqual([
    [0, 0, 900, 470.25],
    [0, 0, 810, 1012.5],
  ])
})

test('the document carries its title in any script', async () => {
  const { info } = await (await openPdf(pagesToPdf([pageOf('Text')], { title: 'Zürich (東京) 😀' }))).getMetadata()
  expect(info).toMatchObject({ Title: 'Zürich (東京) 😀' })
})

test('a line of text lies where its picture shows it', async () => {
  const page = pageOf('Where it stands')
  const [item] = await itemsOf(pagesToPdf([page], { title: 'Title' }))
  const line = page.parts
    .flatMap(({ steps }) => steps)
    .find((step) => typeof step === 'object' && step.kind === 'unseen')
  const text = typeof line === 'object' && line.kind === 'unseen' ? line.text : undefined
  expect(item?.transform[4]).toBeCloseTo(100 * 0.75, 1)
  expect(item?.transform[5]).toBeCloseTo((627 - 80 - (text?.baseline ?? 0)) * 0.75, 1)
  expect(item?.width).toBeCloseTo((text?.width ?? 0) * 0.75, 0)
})

test('turned text is turned in the PDF', async () => {
  const [item] = await itemsOf(
    pagesToPdf([pageOf('Downwards', sizes[0], { y: 300, rotation: 90 })], { title: 'Title' }),
  )
  const [along = 0, down = 0] = item?.transform ?? []
  expect(Math.abs(along)).toBeLessThan(0.01)
  expect(down).toBeLessThan(0)
})

test('a page without loss keeps the colours of its pixels', async () => {
  const pixels = new Uint8Array([255, 0, 0, 0, 0, 255])
  const image = { kind: 'flate', bytes: new Uint8Array(deflateSync(pixels)), width: 2, height: 1 } as const
  const at = { x: 0, y: 0, width: 40, height: 20 }
  const parts = [{ steps: [{ kind: 'picture', image, at } as const] }]
  const document = await openPdf(pagesToPdf([{ width: 40, height: 20, parts, pixels: [] }], { title: 'Title' }))
  const page = await document.getPage(1)
  const canvas = createCanvas(30, 15)
  const viewport = page.getViewport({ scale: 1 })
  await page.render({ canvas: null, canvasContext: canvas.getContext('2d') as never, viewport }).promise
  const colourAt = (x: number) => [...canvas.getContext('2d').getImageData(x, 7, 1, 1).data]
  expect([colourAt(2), colourAt(27)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ])
})

/** As they are read out. */
function elementsOf(node: StructTreeNode | null): StructTreeNode[] {
  return (node?.children ?? []).flatMap((child) => ('role' in child ? [child, ...elementsOf(child)] : []))
}

interface StructTreeNode {
  readonly role: string
  readonly children: readonly (StructTreeNode | object)[]
}

describe('who listens to the document', () => {
  const second = textAt('Second', { y: 300 })
  const first = textAt('First', { y: 100, field: 'title' as const })

  test('hears its language and, page by page, its texts in the order in which they are read', async () => {
    const document = await openPdf(pagesToPdf([pageWith([second, first])], { title: 'Title', language: 'de' }))
    expect((await document.getMetadata()).info).toMatchObject({ Language: 'de' })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const tree = await (await document.getPage(1)).getStructTree()
    expect(elementsOf(tree).map(({ role }) => role)).toEqual(['Document', 'Sect', 'H1', 'P'])
  })

  test('hears what a page shows, as its author says it', async () => {
    const document = await openPdf(pagesToPdf([pageWith([first], undefined, 'A bridge at dawn')], { title: 'Title' }))
    const tree = await (await document.getPage(1)).getStructTree()
    expect(elementsOf(tree)).toContainEqual(expect.objectContaining({ role: 'Figure', alt: 'A bridge at dawn' }))
  })
})
