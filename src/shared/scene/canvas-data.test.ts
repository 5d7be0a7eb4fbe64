import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { icons } from '#shared/scene/icons'
import { anyDocument } from '../../../tests/support/scenes.ts'
import { writeCanvasData } from './canvas-data.ts'
import { defaultShadow } from './create.ts'
import { readCanvasData } from './read-canvas-data.ts'
import type { Layer } from './scene.ts'

const box = { x: 10, y: 20, width: 100, height: 50 }
const square = { type: 'shape', ...box, data: { shapeType: 'rectangle' } }

function readLayers(...layers: unknown[]): readonly Layer[] {
  const result = readCanvasData({ layers })
  if (!result.ok) throw new Error(result.message)
  return result.document.pages[0]?.layers ?? []
}

function messageFor(value: unknown): string {
  const result = readCanvasData(value)
  return result.ok ? 'was read' : result.message
}

test('a saved document reads back as it was', () => {
  fc.assert(
    fc.property(anyDocument(), (document) => {
      const saved: unknown = JSON.parse(JSON.stringify(writeCanvasData(document)))
      expect(readCanvasData(saved)).toEqual({ ok: true, document })
    }),
    { numRuns: 200 },
  )
})

test('a visual of one page is saved in the form of the specification', () => {
  fc.assert(
    fc.property(anyDocument(1), (document) => {
      const saved = writeCanvasData(document)
      expect(saved.layers).toBe(document.pages[0]?.layers)
      expect(saved.settings).toBe(document.pages[0]?.settings)
      expect(Object.keys(saved).sort()).toEqual(['id', 'layers', 'settings', 'version'])
    }),
  )
})

describe('what other editors saved', () => {
  test('layers without ids, order or looks are completed', () => {
    const [first, second] = readLayers(square, { ...square, id: 7 })
    expect(first).toMatchObject({
      id: 'layer-1',
      name: 'Rectangle',
      zIndex: 0,
      opacity: 1,
      visible: true,
      locked: false,
    })
    expect(first?.shadow).toEqual(defaultShadow)
    expect(second).toMatchObject({ id: '7', zIndex: 1 })
  })

  test('without settings the canvas is the default one', () => {
    const result = readCanvasData({ layers: [] })
    expect(result.ok && result.document.pages[0]?.settings).toMatchObject({ width: 1200, height: 630, gridSize: 20 })
  })

  test('scales are folded into the size, and mirroring stays', () => {
    const [layer] = readLayers({ ...square, scaleX: 2, scaleY: -0.5 })
    expect(layer).toMatchObject({ width: 200, height: 25, scaleX: 1, scaleY: -1 })
  })

  test('a scaled text keeps the height of its letters and breaks its lines anew', () => {
    const data = { text: 'Two words', fontSize: 20, lines: ['Two ', 'words'] }
    const [layer] = readLayers({ type: 'text', ...box, scaleX: 2, scaleY: 2, data })
    expect(layer?.data).toMatchObject({ fontSize: 40 })
    expect(layer?.data).not.toHaveProperty('lines')
  })

  test('layers come in the order of zIndex, and equal places keep the order they were saved in', () => {
    const stored = [
      { ...square, id: 'top', zIndex: 5 },
      { ...square, id: 'a', zIndex: 1 },
      { ...square, id: 'b', zIndex: 1 },
    ]
    expect(readLayers(...stored).map(({ id, zIndex }) => [id, zIndex])).toEqual([
      ['a', 0],
      ['b', 1],
      ['top', 2],
    ])
  })

  test('the first of two layers with one id keeps it', () => {
    const ids = readLayers({ ...square, id: 'layer-1' }, square, { ...square, id: 'layer-1' }).map(({ id }) => id)
    expect(ids).toEqual(['layer-1', 'layer-2', 'layer-3'])
  })

  test.each([
    [650, 600],
    [651, 700],
    [100, 300],
    [900, 800],
    ['bold', 700],
    ['500', 500],
  ])('the weight %s becomes %s', (fontWeight, expected) => {
    const [layer] = readLayers({ type: 'text', ...box, data: { text: 'a', fontWeight } })
    expect(layer?.data).toMatchObject({ fontWeight: expected })
  })

  test('an icon that is only named gets its drawing', () => {
    const icon = (iconName: string) => ({ type: 'icon', ...box, data: { iconName } })
    const [heart, unknown] = readLayers(icon('Heart'), icon('constructor'))
    expect(heart?.data).toMatchObject({ nodes: icons.find(({ name }) => name === 'Heart')?.nodes })
    expect(unknown?.data).toMatchObject({ nodes: [] })
  })

  test('a shape without fill or stroke is see-through', () => {
    const [layer] = readLayers({ ...square, data: { shapeType: 'circle', fill: 'none', stroke: '' } })
    expect(layer?.data).toMatchObject({ fill: 'transparent', stroke: 'transparent' })
  })

  test('lines that say something else than the text are dropped', () => {
    const [layer] = readLayers({ type: 'text', ...box, data: { text: 'Harmless', lines: ['Something else'] } })
    expect(layer?.data).not.toHaveProperty('lines')
  })
})

test('a highlight that points at no item of a chart is none', () => {
  const items = [{ label: 'Wind', value: 27, display: '27 %' }]
  const [kept, dropped] = readLayers(
    { type: 'chart', ...box, data: { items, highlight: 0 } },
    { type: 'chart', ...box, data: { items, highlight: 1 } },
  )
  expect(kept?.data).toMatchObject({ highlight: 0, chartType: 'bar' })
  expect(dropped?.data).not.toHaveProperty('highlight')
})

describe('what cannot be read is named by its place', () => {
  const withText = (data: object) => ({ layers: [square, { type: 'text', ...box, data: { text: 'a', ...data } }] })
  const withShape = (data: object) => ({ layers: [{ ...square, data: { shapeType: 'circle', ...data } }] })
  const withChart = (items: unknown) => ({ layers: [{ type: 'chart', ...box, data: { items } }] })
  const item = { label: 'Wind', value: 27, display: '27 %' }
  const withImage = (src: unknown) => ({ layers: [{ type: 'image', ...box, data: { src } }] })

  test.each<[string, unknown]>([
    ['The canvas data must be an object', 'text'],
    ['The canvas data must be an object', []],
    ['version must be one of 1', { version: 2, layers: [] }],
    ['layers must be a list', {}],
    ['layers must be a list', { layers: { length: 3 } }],
    ['layers must hold at most 2000 items', { layers: Array.from({ length: 2_001 }, () => square) }],
    [
      'layers[1].type must be one of text, shape, image, icon, chart, qr, placeholder',
      { layers: [square, { type: 'video' }] },
    ],
    ['layers[0].x must be a number', { layers: [{ ...square, x: 'NaN' }] }],
    ['layers[0].width must be a number', { layers: [{ ...square, width: Number.POSITIVE_INFINITY }] }],
    ['layers[0].height must be a number', { layers: [{ ...square, height: 0 }] }],
    ['layers[0].scaleX must be at least', { layers: [{ ...square, scaleX: 0 }] }],
    ['layers[0].shadow.color must be a colour', { layers: [{ ...square, shadow: { color: 'url(#a)' } }] }],
    ['layers[0].data.fill must be a colour', withShape({ fill: 'red; background: url(//example.com)' })],
    [
      'layers[0].data.fill.colors[0].stop must be a number',
      withShape({ fill: { type: 'linear', colors: [{ color: '#000', stop: 40 }] } }),
    ],
    ['layers[0].data.fill.colors must hold at least one colour', withShape({ fill: { type: 'linear', colors: [] } })],
    [
      'layers[1].data.fontFamily must be the name of a font family',
      withText({ fontFamily: 'x; } body { display: none' }),
    ],
    ['layers[1].data.fontFamily must have at most 80 characters', withText({ fontFamily: 'x'.repeat(81) })],
    ['layers[1].data.text must have at most 20000 characters', withText({ text: 'a'.repeat(20_001) })],
    ['layers[1].data.text must be a text', withText({ text: { toString: 'a' } })],
    ['layers[0].data.src must be empty or the address of an uploaded picture', withImage('javascript:alert(1)')],
    ['layers[0].data.src must be', withImage('https://example.com/spy.png')],
    ['layers[0].data.src must be', withImage('//example.com/api/media/1')],
    ['layers[0].data.src must be', withImage('/api/../logout')],
    ['layers[0].data.src must be', withImage('/api//example.com')],
    ['layers[0].data.src must be', withImage('data:image/png;base64,AAAA')],
    ['layers[0].data.src must be', withImage('blob:https://example.com/1')],
    [
      'layers[0].data.text must have at most 500',
      { layers: [{ type: 'qr', ...box, data: { text: 'a'.repeat(501) } }] },
    ],
    ['layers[0].data.shape must be one of circle', { layers: [{ type: 'image', ...box, data: { shape: 'star' } }] }],
    [
      'layers[0].data.adjust.blur must be a number from 0 to 100',
      { layers: [{ type: 'image', ...box, data: { adjust: { blur: 101 } } }] },
    ],
    [
      'layers[0].data.scrim.color must be a colour',
      { layers: [{ type: 'image', ...box, data: { scrim: { side: 'top', color: 'url(#a)', strength: 1 } } }] },
    ],
    ['layers[0].data.endCap must be one of arrow, dot', withShape({ endCap: 'feather' })],
    ['layers[0].data.items must hold at most 12 items', withChart(Array.from({ length: 13 }, () => item))],
    ['layers[0].data.items[0].value must be a number', withChart([{ ...item, value: '27' }])],
    ['layers[0].data.items[0].display must have at most 60', withChart([{ ...item, display: 'a'.repeat(61) }])],
    ['settings.width must be a number from 16 to 8192', { layers: [], settings: { width: 9_000 } }],
    ['settings.guides[0].type must be', { layers: [], settings: { guides: [{ type: 'diagonal', position: 1 }] } }],
    ['pages must hold at most 19 items', { layers: [], pages: Array.from({ length: 20 }, () => ({ layers: [] })) }],
    ['pages[0].layers[0].type must be', { layers: [], pages: [{ layers: [{ type: 1 }] }] }],
  ])('%s', (message, value) => {
    expect(messageFor(value)).toContain(message)
  })

  test('every icon on offer is saved and read whole', () => {
    const layers = icons.map(({ name, nodes }) => ({ type: 'icon', ...box, data: { iconName: name, nodes } }))
    const read = readLayers(...JSON.parse(JSON.stringify(layers)))
    expect(read.map((layer) => layer.type === 'icon' && layer.data.nodes)).toEqual(icons.map(({ nodes }) => nodes))
  })

  test('an icon holds shapes only, and of them only where they are', () => {
    const icon = (nodes: unknown) => ({ type: 'icon', ...box, data: { iconName: 'Heart', nodes } })
    const place = 'layers[0].data.nodes[0]'
    expect(messageFor({ layers: [icon([['script', {}]])] })).toContain(`${place}[0] must be one of path`)
    expect(messageFor({ layers: [icon([['path', { d: 'url(#a)' }]])] })).toContain(`${place}[1].d must`)
    const [layer] = readLayers(icon([['circle', { cx: 12, cy: '12', r: '3', onload: 'alert(1)', style: 'x' }]]))
    expect(layer?.data).toMatchObject({ nodes: [['circle', { cx: '12', cy: '12', r: '3' }]] })
  })
})

describe('hostile input', () => {
  test('keys of the prototype neither count nor stick', () => {
    const value: unknown = JSON.parse(
      '{"layers": [{"type": "shape", "x": 1, "y": 1, "width": 9, "height": 9, "data": {"shapeType": "circle"}, "__proto__": {"locked": true, "evil": 1}}], "__proto__": {"polluted": 1}}',
    )
    const result = readCanvasData(value)
    expect(result.ok && result.document.pages[0]?.layers[0]?.locked).toBe(false)
    expect({}).not.toHaveProperty('polluted')
    expect(messageFor({ layers: [{ ...square, type: 'constructor' }] })).toContain('layers[0].type must be one of')
  })

  test('all pages together have at most so many layers and so many parts of texts', () => {
    const pageOf = (layer: object, count: number) => ({ layers: Array.from({ length: count }, () => layer) })
    const place = { x: 1, y: 1, width: 9, height: 9 }
    const icon = { ...place, type: 'icon', data: { iconName: 'Heart', color: '#000' } }
    const many = { ...pageOf(icon, 2_000), pages: Array.from({ length: 5 }, () => pageOf(icon, 1_700)) }
    expect(readCanvasData(many)).toEqual({ ok: false, message: 'The canvas data must have at most 10000 layers.' })
    const runs = Array.from({ length: 1_000 }, (_, at) => ({ start: at * 2, end: at * 2 + 1, fontWeight: 700 }))
    const text = { ...place, type: 'text', data: { text: 'ab'.repeat(1_000), runs } }
    expect(readCanvasData(pageOf(text, 1)).ok).toBe(true)
    expect(readCanvasData(pageOf(text, 21))).toMatchObject({ ok: false })
  })

  test('deep nesting costs nothing', () => {
    let deep: unknown = {}
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep]
    expect(messageFor({ layers: deep })).toContain('layers[0] must be an object')
    expect(messageFor({ layers: [{ ...square, data: { shapeType: 'circle', fill: deep } }] })).toContain(
      'layers[0].data.fill must be',
    )
  })

  test('characters that no file takes are left out of a text', () => {
    const [layer] = readLayers({ type: 'text', ...box, data: { text: 'a\u0000b\u001b\r\nc\ud800' } })
    expect(layer?.data).toMatchObject({ text: 'ab\nc\ufffd' })
  })

  test('runs are put in order and cut to the text; what is none is refused', () => {
    const text = (runs: unknown) => ({ type: 'text', ...box, data: { text: 'Costs fell', runs } })
    const [layer] = readLayers(
      text([
        { start: 6, end: 99, fontWeight: 'bold', onclick: 'x' },
        { start: 0, end: 5, color: 'red' },
        { start: 3, end: 3, color: 'red' },
      ]),
    )
    expect(layer?.data).toMatchObject({
      runs: [
        { start: 0, end: 5, color: 'red' },
        { start: 6, end: 10, fontWeight: 700 },
      ],
    })
    expect(readLayers(text([]))[0]?.data).not.toHaveProperty('runs')
    expect(messageFor({ layers: [text([{ start: 0, end: 5, color: 'url(x)' }])] })).toContain('runs[0].color must be')
    expect(messageFor({ layers: [text(Array(1_001).fill({}))] })).toContain('at most 1000 items')
  })

  test('anything is read or refused in words, never thrown at', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true }), (value) => {
        expect(messageFor(value)).toMatch(/ must .+\.$/)
      }),
      { numRuns: 500 },
    )
  })

  test('a document with one place spoilt is read, or refused naming a place that leads there', () => {
    fc.assert(
      fc.property(anyDocument(2), fc.jsonValue(), fc.infiniteStream(fc.nat()), (document, spoiler, picks) => {
        const saved: unknown = JSON.parse(JSON.stringify(writeCanvasData(document)))
        const place = spoil(saved, spoiler, () => picks.next().value ?? 0)
        const result = readCanvasData(saved)
        if (result.ok) return
        const [named = ''] = result.message.split(' must ')
        expect(named.startsWith(place) || place.startsWith(named)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  /** Walks down from the root as `pick` chooses and puts `spoiler` there; returns the place. */
  function spoil(value: unknown, spoiler: unknown, pick: () => number): string {
    let at = value as Record<string, unknown>
    let place = ''
    for (;;) {
      const keys = Object.keys(at)
      const key = keys[pick() % keys.length] ?? ''
      place += Array.isArray(at) ? `[${key}]` : `${place && '.'}${key}`
      const next = at[key]
      if (typeof next !== 'object' || next === null || Object.keys(next).length === 0 || pick() % 5 === 0) {
        at[key] = spoiler
        return place
      }
      at = next as Record<string, unknown>
    }
  }
})
