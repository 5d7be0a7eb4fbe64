import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import { newImageLayer } from '#shared/scene/image-layer'
import { defaultGradient, newShapeLayer } from '#shared/scene/shape-layer'
import { newTextLayer } from '#shared/scene/text-layer'
import { measuringContext, registerFonts, sceneOf } from '../../../../tests/support/drawing.ts'
import { anyScene } from '../../../../tests/support/scenes.ts'
import { sceneToSvg } from './svg.ts'

beforeAll(registerFonts)

const blank = createScene('page')
const picture = { dataUri: 'data:image/png;base64,AAAA', width: 400, height: 300 }
const resources = () => ({ fonts: [], images: new Map([['/api/media/7/file', picture]]), measure: measuringContext() })

/** @throws Error where it is not well-formed XML */
function elementsOf(svg: string): { name: string; attributes: Record<string, string> }[] {
  const elements: { name: string; attributes: Record<string, string> }[] = []
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => elements.push({ name: tag.name, attributes: tag.attributes as Record<string, string> }))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(svg).close()
  return elements
}

test('every visual becomes a well-formed SVG whose references all have a target', () => {
  fc.assert(
    fc.property(anyScene(), (scene) => {
      const svg = sceneToSvg(scene, resources())
      const ids = elementsOf(svg).map((element) => element.attributes.id)
      for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id)
      expect(svg.match(/.{0,80}(NaN|Infinity|undefined).{0,40}/)?.[0]).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

test('text stays text, line by line, and cannot become markup', () => {
  const text = '<script>alert("1 & 2")</script>\nsecond \u0007line'
  const layer = { ...newTextLayer(blank, 'text', text), width: 900 }
  const svg = sceneToSvg(sceneOf([layer]), resources())
  expect(svg).toContain('&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;')
  expect(svg).toContain('second line')
  expect(elementsOf(svg).filter(({ name }) => name === 'tspan')).toHaveLength(2)
  expect(elementsOf(svg).some(({ name }) => name === 'script')).toBe(false)
})

test('words with a look of their own keep it, their markers behind them', () => {
  const plain = newTextLayer(blank, 'text', 'Costs fell by half')
  const runs = [{ start: 6, end: 10, fontWeight: 700, color: '#ff0000', highlight: '#ffff00' }]
  const layer = { ...plain, width: 900, data: { ...plain.data, letterSpacing: 0.05, runs } }
  const elements = elementsOf(sceneToSvg(sceneOf([layer]), resources()))
  const spans = elements.filter(({ name }) => name === 'tspan').map(({ attributes }) => attributes)
  expect(spans.map((each) => [each['font-weight'], each.fill, each['letter-spacing']])).toEqual([
    [undefined, undefined, '1.2'],
    ['700', '#ff0000', '1.2'],
    [undefined, undefined, '1.2'],
  ])
  expect(elements.findIndex(({ attributes }) => attributes.fill === '#ffff00')).toBeLessThan(
    elements.findIndex(({ name }) => name === 'text'),
  )
})

test('a gradient, a shadow, a picture and a font travel inside the file', () => {
  const shape = newShapeLayer(blank, 'shape', 'circle')
  const layers = [
    { ...shape, data: { ...shape.data, fill: defaultGradient }, shadow: { ...shape.shadow, enabled: true } },
    newImageLayer(blank, 'image', { src: '/api/media/7/file', width: 400, height: 300 }),
  ]
  const font = {
    family: 'Inter',
    weight: '400',
    style: 'normal',
    dataUri: 'data:font/woff2;base64,AAAA',
    unicodeRange: 'U+0-7F',
  } as const
  const svg = sceneToSvg(sceneOf(layers), { ...resources(), fonts: [font] })
  const names = elementsOf(svg).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['style', 'linearGradient', 'filter', 'feFlood', 'ellipse', 'image']))
  expect(elementsOf(svg).find(({ name }) => name === 'image')?.attributes.href).toBe(picture.dataUri)
  expect(svg).toContain('@font-face')
  expect(svg).not.toContain('/api/media')
})
