import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import { newIconLayer } from '#shared/scene/icon-layer'
import { getIcon } from '#shared/scene/icons'
import { newImageLayer } from '#shared/scene/image-layer'
import type { Layer, Scene, ShapeData, TextData } from '#shared/scene/scene'
import { newShapeLayer } from '#shared/scene/shape-layer'
import { newTextLayer } from '#shared/scene/text-layer'
import { sceneOf } from '../../../../tests/support/drawing.ts'
import { blockFont } from '../../../../tests/support/font-files.ts'
import { openPdf } from '../../../../tests/support/open-pdf.ts'
import { readFont } from '../fonts/read-font.ts'
import { drawOnCanvas, prepareDrawing, publishedScale } from './draw-on-canvas.ts'
import { drawPdfPage, gatherPdf } from './draw-pdf-page.ts'
import type { SceneFont } from './drawing.ts'
import { withFonts } from './with-fonts.ts'

beforeAll(prepareDrawing)

const size = { width: 600, height: 400 }
const blank = createScene('page')
const white = '#ffffff'
const pixel = { src: '/api/media/a/file', width: 40, bytes: new Uint8Array(createPicture()) }

function createPicture(): Buffer {
  const canvas = createCanvas(40, 40)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#0057ff'
  ctx.fillRect(0, 0, 20, 40)
  return canvas.toBuffer('image/png')
}

function text(words: string, place: Partial<Layer> = {}, data: Partial<TextData> = {}): Layer {
  const layer = newTextLayer(blank, 'text', words)
  return { ...layer, x: 40, y: 40, width: 540, ...place, data: { ...layer.data, fontSize: 40, ...data } } as Layer
}

function withAlt(scene: Scene, altText: string): Scene {
  return { ...scene, settings: { ...scene.settings, altText } }
}

function shape(shapeType: ShapeData['shapeType'], place: Partial<Layer>, data: Partial<ShapeData> = {}): Layer {
  const layer = newShapeLayer(blank, 'shape', shapeType)
  return { ...layer, x: 40, y: 40, width: 300, height: 200, ...place, data: { ...layer.data, ...data } } as Layer
}

async function draw(scene: Scene, fonts: readonly SceneFont[] = []) {
  const page = await drawPdfPage({ form: 'pdf-page', scene, pictures: [pixel], fonts, pixels: 0 })
  const bytes = gatherPdf({ form: 'pdf', pages: [page], facts: { title: 'Title' }, fonts })
  const read = await (await openPdf(bytes)).getPage(1)
  return { page, bytes, read }
}

async function copied(scene: Scene, fonts: readonly SceneFont[] = []): Promise<string> {
  const { items } = await (await draw(scene, fonts)).read.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

describe('the largest page', () => {
  const huge = createScene('page', { width: 8_192, height: 8_192 })
  const shadow = { ...shape('rectangle', {}).shadow, enabled: true, blur: 5, opacity: 1 }
  const covered = { ...huge, layers: [shape('rectangle', { x: 0, y: 0, width: 8_192, height: 8_192, shadow })] }

  test('holds no picture of more pixels than memory has room for', async () => {
    const { parts } = await drawPdfPage({ form: 'pdf-page', scene: covered, pictures: [], fonts: [], pixels: 0 })
    const images = parts.flatMap(({ steps }) =>
      steps.flatMap((step) => (typeof step === 'object' && step.kind === 'picture' ? [step.image] : [])),
    )
    expect(images.map(({ width, height }) => width * height <= 16_100_000)).toEqual([true])
  })

  test('is published in no more pixels than LinkedIn takes', async () => {
    const scale = publishedScale(huge)
    const canvas = await drawOnCanvas({ form: 'picture', scene: huge, pictures: [], fonts: [], pixels: 0 }, { scale })
    expect([canvas.width, canvas.height, canvas.width * canvas.height <= 36_152_320]).toEqual([6_000, 6_000, true])
    expect(publishedScale(createScene('page', { width: 1_080, height: 1_350 }))).toBe(1)
  })
})

describe('what is copied', () => {
  test.each(['Office AVATAR, fi & 12 %', 'Žluťoučký kůň', '“Größe” – Ærø'])('are the letters of %s', async (words) => {
    expect(await copied(sceneOf([text(words)], size))).toBe(words)
  })

  test('are words in looks of their own, spaced and in capitals', async () => {
    const runs = [{ start: 4, end: 9, fontWeight: 700, color: '#ff0000' }]
    const data = { runs, letterSpacing: 0.1, textCase: 'upper' } as const
    expect(await copied(sceneOf([text('One third more', {}, data)], size))).toBe('ONE THIRD MORE')
  })

  test('follows the reading order, whatever lies on what', async () => {
    const card = shape('rectangle', { x: 20, y: 20, width: 560, height: 100 })
    const scene = sceneOf([text('Third', { y: 300 }), card, text('First'), text('Second', { y: 200 })], size)
    expect((await copied(scene)).split('\n')).toEqual(['First', 'Second', 'Third'])
  })

  test.each(['Hello 日本 👋 again', '持続可能な成長', 'हिन्दी क्षेत्र', 'ภาษาไทย', 'One ❤️‍🔥 and 👩🏽‍🚀 and 🇩🇪'])(
    'are all of %s, though a part of it is a picture',
    async (words) => {
      const scene = sceneOf([text(words)], size)
      await withFonts({ fonts: [], scene }, async () => {
        expect((await draw(scene)).page.pixels).toEqual([])
        expect(await copied(scene)).toBe(words)
      })
    },
  )
})

const gradient = {
  type: 'linear',
  angle: 30,
  colors: [
    { color: '#ff0000', stop: 0.2 },
    { color: '#0000ff', stop: 0.9 },
  ],
} as const
const fading = {
  type: 'radial',
  angle: 0,
  colors: [
    { color: 'rgba(0, 0, 0, 0.9)', stop: 0 },
    { color: 'rgba(0, 0, 0, 0)', stop: 1 },
  ],
} as const
const shadow = { enabled: true, offsetX: 12, offsetY: 8, blur: 10, spread: 4, color: '#000000', opacity: 0.6 }
const picture = newImageLayer(blank, 'image', { src: pixel.src, width: 40, height: 40 })

describe('looks as the canvas does', () => {
  test.each<[string, Layer[]]>([
    [
      'letters, turned and translucent',
      [text('Office AVATAR', { rotation: 8 }), text('Turn', { y: 200, opacity: 0.5 })],
    ],
    [
      'letters that are pictures',
      [text('成長 😀 and growth', { rotation: 8 }), text('हिन्दी', { y: 200, opacity: 0.5 })],
    ],
    ['highlights', [text('Key figure', {}, { runs: [{ start: 0, end: 3, highlight: '#ffee00' }] })]],
    ['a rounded rectangle in a gradient', [shape('rectangle', { rotation: 20 }, { cornerRadius: 40, fill: gradient })]],
    ['a circle, dashed', [shape('circle', {}, { stroke: '#00aa00', strokeWidth: 12, strokeDashArray: [30, 14] })]],
    ['a triangle, mirrored', [shape('triangle', { scaleY: -1 }, { stroke: '#00aa00', strokeWidth: 8 })]],
    ['an icon', [{ ...newIconLayer(blank, 'icon', getIcon('Download')), x: 60, y: 60, width: 200, height: 240 }]],
    [
      'a picture with clear parts and round corners',
      [
        shape('rectangle', {}),
        {
          ...picture,
          x: 80,
          y: 80,
          width: 200,
          height: 120,
          data: { ...picture.data, fit: 'fill', cornerRadius: 30 },
        } as Layer,
      ],
    ],
    ['a shadow', [shape('rectangle', { shadow }, { cornerRadius: 20 })]],
  ])('%s', async (_name, layers) => {
    expect(await shareApartFromCanvas(sceneOf(layers, size))).toBeLessThan(0.004)
  })
})

function shareApartFromCanvas(scene: Scene, fonts: readonly SceneFont[] = []): Promise<number> {
  return withFonts({ fonts, scene }, () => shareApartOf(scene, fonts))
}

async function shareApartOf(scene: Scene, fonts: readonly SceneFont[]): Promise<number> {
  const { read } = await draw(scene, fonts)
  const canvas = createCanvas(size.width, size.height)
  const viewport = read.getViewport({ scale: 1 / 0.75 })
  await read.render({ canvas: null, canvasContext: canvas.getContext('2d') as never, viewport }).promise
  const drawn = await drawOnCanvas(
    { form: 'picture', scene, pictures: [pixel], fonts, pixels: 0 },
    { scale: 1, paper: white },
  )
  const seen = drawn.getContext('2d').getImageData(0, 0, size.width, size.height).data
  expect(seen.some((value) => value !== 255)).toBe(true)
  return shareApart(seen, canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data)
}

describe('an uploaded font', () => {
  const words = 'Own words, and Ж'
  const scene = sceneOf([text(words, {}, { fontFamily: 'Blocks' })], size)
  const isEmbedded = (bytes: Uint8Array) => Buffer.from(bytes).includes('/Subtype /CIDFontType0C')
  let blocks: SceneFont

  beforeAll(async () => {
    const { file, ...facts } = await readFont(blockFont())
    blocks = { ...facts, id: 'blocks', bytes: file }
  })

  test('is embedded with its outlines, looks as on the canvas, and can be copied', async () => {
    await withFonts({ fonts: [blocks] }, async () => {
      const { page, bytes } = await draw(scene, [blocks])
      expect(page.pixels).toEqual([])
      expect(isEmbedded(bytes)).toBe(true)
      expect(await copied(scene, [blocks])).toBe(words)
      expect(await shareApartFromCanvas(scene, [blocks])).toBeLessThan(0.004)
    })
  })

  test('is drawn in its own letters, and forgotten with its owner’s scene', async () => {
    const inkOf = async (fonts: readonly SceneFont[]) =>
      await withFonts({ fonts }, async () => {
        const drawn = await drawOnCanvas(
          { form: 'picture', scene, pictures: [], fonts, pixels: 0 },
          { scale: 1, paper: white },
        )
        const { data } = drawn.getContext('2d').getImageData(0, 0, size.width, size.height)
        return data.filter((value, at) => at % 4 === 0 && value < 128).length
      })
    const before = await inkOf([])
    expect(await inkOf([blocks])).toBeGreaterThan(before * 2)
    expect(await inkOf([])).toBe(before)
    expect(isEmbedded((await draw(scene)).bytes)).toBe(false)
  })
})

/** Of the pixels, those that are clearly of another colour: edges are softened a little differently by each. */
function shareApart(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let apart = 0
  for (let at = 0; at < one.length; at += 4) {
    const isApart = [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 48)
    if (isApart) apart += 1
  }
  return apart / (one.length / 4)
}

test('a gradient that fades lets through what lies below it', async () => {
  const { bytes } = await draw(sceneOf([shape('rectangle', {}, { fill: fading })], size))
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/SMask << \/Type \/Mask \/S \/Luminosity/)
})

test('a shadow alone is pixels: its layer stays sharp', async () => {
  const { page } = await draw(sceneOf([text('Sharp', { shadow })], size))
  expect(page.pixels).toEqual(['shadow'])
  const steps = page.parts.flatMap((part) => part.steps).filter((step) => typeof step === 'object')
  expect(steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['picture', 'glyphs']))
})

test('a picture is a figure with its name, the largest one with what the author says of the page', async () => {
  const small = { ...picture, name: 'Logo', x: 500, y: 10, width: 40, height: 40 }
  const large = { ...picture, name: 'Photo', x: 40, y: 200, width: 300, height: 180 }
  const { page } = await draw(withAlt(sceneOf([small, large], size), 'A bridge at dawn'))
  expect(page.parts.flatMap(({ tag }) => tag?.alt ?? [])).toEqual(expect.arrayContaining(['Logo', 'A bridge at dawn']))
})
