import { expect, test } from 'vitest'
import { writeCanvasData } from './canvas-data.ts'
import { withConstraints } from './constraints.ts'
import { createScene } from './create.ts'
import { addLayers } from './edit.ts'
import type { MeasureText } from './fit-letters.ts'
import { readCanvasData } from './read-canvas-data.ts'
import { relayoutPage } from './relayout-page.ts'
import type { Box, Layer, Scene } from './scene.ts'
import { newShapeLayer } from './shape-layer.ts'
import { newTextLayer } from './text-layer.ts'

const wide = { width: 1200, height: 627 }
const tall = { width: 1080, height: 1350 }
const square = { width: 1080, height: 1080 }
const empty = createScene('page', wide)

/** Every letter is half as wide as high. */
const measure: MeasureText = ({ text, fontSize, lineHeight }, width) => {
  let [lines, inLine] = [1, 0]
  for (const word of text.split(' ')) {
    const length = (word.length + 1) * fontSize * 0.5
    if (inLine > 0 && inLine + length > width) [lines, inLine] = [lines + 1, 0]
    inLine += length
    for (; inLine > width + fontSize * 0.5; inLine -= width) lines += 1
  }
  return lines * fontSize * lineHeight
}

type Place = readonly [x: number, y: number, width: number, height: number]

function shape(id: string, [x, y, width, height]: Place, kind: 'rectangle' | 'circle' = 'rectangle'): Layer {
  return { ...newShapeLayer(empty, id, kind), x, y, width, height } as Layer
}

function text(id: string, words: string, fontSize: number, [x, y, width]: Place): Layer {
  const layer = newTextLayer(empty, id, words)
  const data = { ...layer.data, fontSize, lineHeight: 1.2 }
  return { ...layer, data, x, y, width, height: measure(data, width) }
}

const pageWith = (...layers: Layer[]) => addLayers(empty, layers)
const anew = (scene: Scene, size: typeof wide) => relayoutPage(scene, size, measure)

function found(scene: Scene, id: string): Layer {
  const layer = scene.layers.find((each) => each.id === id)
  if (!layer) throw new Error(`There is no ${id}.`)
  return layer
}

const columns = pageWith(
  shape('panel', [600, 0, 600, 627]),
  text('headline', 'Fewer chairs in every second house', 60, [60, 60, 480, 0]),
  text('detail', 'Nobody sits down any more', 40, [660, 80, 480, 0]),
  shape('dot', [660, 400, 80, 80], 'circle'),
)

test('the same size is the same page', () => {
  expect(anew(columns, wide)).toBe(columns)
})

test('what fills the page goes on doing so', () => {
  const page = pageWith(shape('ground', [0, 0, 1200, 627]), text('headline', 'Fewer chairs', 60, [80, 60, 900, 0]))
  for (const size of [tall, square]) expect(found(anew(page, size), 'ground')).toMatchObject({ x: 0, y: 0, ...size })
})

test('columns become rows on a page that is tall, and columns again when it is wide', () => {
  const rows = anew(columns, tall)
  expect(found(rows, 'panel')).toMatchObject({ x: 0, width: 1080 })
  expect(found(rows, 'panel').y).toBeCloseTo(675)
  expect(found(rows, 'headline').y).toBeLessThan(675)
  expect(found(rows, 'detail').y).toBeGreaterThan(675)

  const back = anew(rows, wide)
  expect(found(back, 'panel')).toMatchObject({ x: 600, y: 0, width: 600, height: 627 })
})

test('letters are as large as their room allows, and no word is broken', () => {
  const headline = found(anew(columns, tall), 'headline')
  if (headline.type !== 'text') throw new Error('It was a text.')
  expect(headline.data.fontSize).toBeGreaterThan(60)
  expect(headline.height).toBeCloseTo(measure(headline.data, headline.width))
})

test('texts of one size have one size again', () => {
  const page = pageWith(
    text('one', 'Short', 40, [80, 100, 460, 0]),
    text('two', 'A longer point that takes more than a single line of its column', 40, [80, 300, 460, 0]),
  )
  const [one, two] = anew(page, square).layers.map((layer) => (layer.type === 'text' ? layer.data.fontSize : 0))
  expect(one).toBe(two)
})

test('a disc stays round', () => {
  for (const size of [tall, square]) {
    const { width, height } = found(anew(columns, size), 'dot')
    expect(width).toBeCloseTo(height)
  }
})

test('groups move as one', () => {
  const grouped = [shape('plate', [700, 420, 200, 100]), shape('mark', [720, 440, 40, 40], 'circle')]
  const page = pageWith(...grouped.map((layer) => ({ ...layer, groupId: 'g' })))
  const after = anew(page, tall)
  const [plate, mark] = [found(after, 'plate'), found(after, 'mark')]
  expect(plate.width / plate.height).toBeCloseTo(2)
  expect((mark.x - plate.x) / plate.width).toBeCloseTo(20 / 200)
})

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1

test('nothing leaves the page, and nothing comes to lie on what it was clear of', () => {
  const sizes = [tall, square, wide]
  for (const seed of Array.from({ length: 200 }, (_, at) => at + 1)) {
    let page = scatteredPage(seed)
    const before = page
    for (const size of [...sizes, ...sizes]) {
      page = anew(page, size)
      page.layers.forEach((layer, at) => {
        expect(Math.min(layer.x, layer.y), `${seed} ${layer.id}`).toBeGreaterThanOrEqual(-1)
        expect(layer.x + layer.width, `${seed} ${layer.id}`).toBeLessThanOrEqual(size.width + 1)
        expect(layer.y + layer.height, `${seed} ${layer.id}`).toBeLessThanOrEqual(size.height + 1)
        page.layers.slice(at + 1).forEach((other, next) => {
          const [was, otherWas] = [before.layers[at] as Layer, before.layers[at + 1 + next] as Layer]
          if (!meet(was, otherWas)) expect(meet(layer, other), `${seed} ${layer.id} ${other.id}`).toBe(false)
        })
      })
    }
  }
})

/** Texts, plates and discs on a grid, some of its places free. The same for the same seed. */
function scatteredPage(seed: number): Scene {
  let state = seed * 2_654_435_761
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1) | 0
    return (state >>> 0) / 2 ** 32
  }
  const layers = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].flatMap((column): Layer[] => {
      const at: Place = [60 + column * 370, 50 + row * 185, 200 + random() * 140, 60 + random() * 90]
      const id = `${row}${column}`
      const kind = Math.floor(random() * 4)
      if (kind === 0) return []
      if (kind === 1) return [text(id, 'Ships wait no more', 28 + Math.floor(random() * 3) * 6, at)]
      return [shape(id, kind === 2 ? at : [at[0], at[1], at[3], at[3]], kind === 2 ? 'rectangle' : 'circle')]
    }),
  )
  return pageWith(...layers)
}

test.each([
  [
    { across: 'left', down: 'top' },
    { x: 900, y: 450, width: 90, height: 90 },
  ],
  [
    { across: 'right', down: 'bottom' },
    { x: 1080 - 90 - 90, y: 1350 - 90 - 24.3 },
  ],
  [
    { across: 'centre', down: 'middle' },
    { x: 540 + 400 * 0.9, y: 675 + (500 - 313.5) * 0.9 },
  ],
  [
    { across: 'stretch', down: 'scale' },
    { x: 900, width: 1080 - 900 - 90 },
  ],
] as const)('a layer that says %j is put there', (constraints, place) => {
  const dot = { ...shape('dot', [1000, 500, 100, 100]), constraints } as Layer
  const after = found(anew(pageWith(dot), tall), 'dot')
  for (const [side, length] of Object.entries(place)) expect(after[side as keyof Box]).toBeCloseTo(length)
})

test('where a layer goes is kept in the file, and unknown words are refused', () => {
  const page = pageWith(withConstraints(shape('dot', [0, 0, 9, 9]), { across: 'right', down: undefined }))
  const stored = writeCanvasData({ pages: [page] })
  const read = readCanvasData(structuredClone(stored))
  expect(read.ok && read.document.pages[0]?.layers[0]?.constraints).toEqual({ across: 'right' })
  const [layer] = stored.layers
  const wrong = { ...stored, layers: [{ ...layer, constraints: { across: 'somewhere' } }] }
  expect(readCanvasData(wrong)).toMatchObject({ ok: false, message: expect.stringContaining('constraints.across') })
  expect(withConstraints(found(page, 'dot'), { across: undefined })).not.toHaveProperty('constraints')
})
