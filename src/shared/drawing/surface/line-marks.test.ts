import { expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import { kindOf } from '#shared/scene/layer-kinds'
import type { ShapeData } from '#shared/scene/scene'
import { newArrowLayer } from '#shared/scene/shape-layer'
import { drawnPixels, measuringContext, sceneOf } from '../../../../tests/support/drawing.ts'
import { sceneToSvg } from '../svg/svg.ts'
import { lineMarks } from './line-marks.ts'

const arrow = newArrowLayer(createScene('page'), 'arrow')
const line = (change: Partial<ShapeData>) => ({
  ...arrow,
  x: 20,
  y: 50,
  width: 160,
  height: 20,
  data: { ...arrow.data, stroke: '#ff0000', strokeWidth: 8, ...change },
})

test('an arrow ends at the edge of its layer, its stroke where the head begins', () => {
  const { from, to, caps } = lineMarks(line({}).data, 160, 20)
  expect(from).toBe(0)
  const [head] = caps
  expect(head?.kind === 'arrow' && head.corners[0]).toEqual({ x: 160, y: 10 })
  expect(head?.kind === 'arrow' && head.corners[1].x).toBe(to)
})

test('the heads of a short line do not reach over its middle', () => {
  const { from, to } = lineMarks(line({ startCap: 'arrow' }).data, 30, 20)
  expect(from).toBeLessThanOrEqual(to)
})

test('heads are drawn in the line’s colour, wider than the line, also when it is dashed', () => {
  const pixel = drawnPixels(sceneOf([line({ strokeDashArray: [4, 8], startCap: 'dot' })]))
  const isRed = (x: number, y: number) => pixel(x, y)[1] < 100
  // next to the stroke of 8, within the head and the dot
  expect(isRed(154, 70)).toBe(true)
  expect(isRed(31, 68)).toBe(true)
  expect(isRed(100, 70)).toBe(false)
})

test('an SVG has the same heads', () => {
  const resources = { fonts: [], images: new Map(), measure: measuringContext() }
  const svg = sceneToSvg(sceneOf([line({ startCap: 'dot' })]), resources)
  expect(svg).toMatch(/<polygon points="160,10 [^"]*" fill="#ff0000"/)
  expect(svg).toMatch(/<circle [^>]*fill="#ff0000"/)
})

test('a head can be clicked, and a line without one is called a line', () => {
  const layer = line({})
  const kind = kindOf(layer)
  expect(kind.contains(layer, { x: 140, y: 20 }, 0)).toBe(true)
  expect(kind.word(layer)).toBe('arrow')
  const { endCap: _, ...plain } = layer.data
  expect(kind.word({ ...layer, data: plain })).toBe('line')
})
