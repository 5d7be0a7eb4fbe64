import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import type { Layer, Scene } from '#shared/scene/scene'
import { newTextLayer } from '#shared/scene/text-layer'
import { sceneOf } from '../../../../tests/support/drawing.ts'
import { drawOnCanvas, registerFonts } from './draw-on-canvas.ts'
import { drawPdfPage, gatherPdf } from './draw-pdf-page.ts'

beforeAll(registerFonts)

const size = { width: 600, height: 400 }
const blank = createScene('page')

function text(words: string, place: Partial<Layer> = {}, data = {}): Layer {
  const layer = newTextLayer(blank, 'text', words)
  return { ...layer, x: 40, y: 40, width: 500, ...place, data: { ...layer.data, fontSize: 40, ...data } } as Layer
}

async function pdfOf(scene: Scene) {
  const page = await drawPdfPage({ form: 'pdf-page', scene, pictures: [], pixels: 0 })
  const bytes = gatherPdf([page], { title: 'Title' })
  return { page, bytes, read: await (await getDocument({ data: bytes.slice(), verbosity: 0 }).promise).getPage(1) }
}

async function linesOf(scene: Scene): Promise<string[]> {
  const { items } = await (await pdfOf(scene)).read.getTextContent()
  const whole = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  return whole.split('\n')
}

test.each(['Office AVATAR, fi & 12 %', 'Žluťoučký kůň', 'הגשר ייפתח ב-12 במאי, LinkedIn!'])(
  'letters are copied as they were written: %s',
  async (words) => {
    expect(await linesOf(sceneOf([text(words)], size))).toEqual([words])
  },
)

test('looks as the canvas does', async () => {
  const scene = sceneOf(
    [
      text('Office AVATAR', { rotation: 8 }),
      text('Turn', { y: 200, opacity: 0.5 }, { fontStyle: 'italic', fontFamily: 'Merriweather' }),
    ],
    size,
  )
  const { read } = await pdfOf(scene)
  const canvas = createCanvas(1200, 800)
  await read.render({
    canvas: null,
    canvasContext: canvas.getContext('2d') as never,
    viewport: read.getViewport({ scale: 2 / 0.75 }),
  }).promise
  const drawn = await drawOnCanvas({ form: 'picture', scene, pictures: [], pixels: 0 }, { scale: 2, paper: '#fff' })
  const { writeFileSync } = await import('node:fs')
  writeFileSync('/tmp/pw/shots-export-a.png', canvas.toBuffer('image/png'))
  writeFileSync('/tmp/pw/shots-export-b.png', drawn.toBuffer('image/png'))
  writeFileSync('/tmp/pw/shots-export.pdf', (await pdfOf(scene)).bytes)
})
