import { boxKind, scaledBox } from './box-kind.ts'
import { newFrame } from './create.ts'
import type { LayerKind } from './layer-kind.ts'
import { hasCap } from './line-caps.ts'
import type { Gradient, Scene, ShapeData, ShapeLayer } from './scene.ts'
import { isInShape, lineReach } from './shape-outline.ts'

export const defaultShape: ShapeData = {
  shapeType: 'rectangle',
  fill: '#3b82f6',
  stroke: '#1e40af',
  strokeWidth: 0,
  strokeDashArray: [],
  cornerRadius: 0,
}

/** From one blue to one purple. */
export const defaultGradient: Gradient = {
  type: 'linear',
  angle: 45,
  colors: [
    { color: '#3b82f6', stop: 0 },
    { color: '#8b5cf6', stop: 1 },
  ],
}

/** A line that points somewhere. */
export function newArrowLayer(scene: Scene, id: string): ShapeLayer {
  const line = newShapeLayer(scene, id, 'line')
  const width = 200
  const data = { ...line.data, strokeWidth: 6, endCap: 'arrow' as const }
  return { ...line, name: 'Arrow', x: (scene.settings.width - width) / 2, width, data }
}

const shapeNames = { rectangle: 'Rectangle', circle: 'Circle', triangle: 'Triangle', line: 'Line' } as const

/** A line is a stroke through the middle of its layer, so it starts with a stroke to be seen by. */
export function newShapeLayer(scene: Scene, id: string, shapeType = defaultShape.shapeType): ShapeLayer {
  const isLine = shapeType === 'line'
  // no lower than a layer must be
  const size = isLine ? { width: 100, height: 20 } : { width: 100, height: 100 }
  const data = { ...defaultShape, shapeType, strokeWidth: isLine ? 4 : defaultShape.strokeWidth }
  return { ...newFrame(scene, id, size), type: 'shape', name: shapeNames[shapeType], data }
}

export const shapeKind: LayerKind<ShapeLayer> = {
  ...boxKind,
  create: (scene, id) => newShapeLayer(scene, id),
  word: (layer) => (isArrow(layer) ? 'arrow' : layer.data.shapeType),
  nameOf: (layer) => (isArrow(layer) ? 'Arrow' : shapeNames[layer.data.shapeType]),
  contains: isInShape,
  drawnFrame: (layer) => {
    const frame = boxKind.drawnFrame(layer)
    if (!isLine(layer)) return frame
    const reach = lineReach(layer)
    return { ...frame, y: layer.y + layer.height / 2 - reach, height: 2 * reach }
  },
  resizing: (layer) => (isLine(layer) ? 'lengthwise' : 'free'),
  scaled: (layer, scale) => scaledBox(layer, isLine(layer) ? { x: scale.x, y: 1 } : scale),
  coloursOf,
  coverColour: ({ data: { shapeType, fill } }) =>
    shapeType === 'rectangle' && typeof fill === 'string' ? fill : undefined,
}

function coloursOf({ data: { fill, stroke, strokeWidth, shapeType } }: ShapeLayer): string[] {
  const fills = shapeType === 'line' ? [] : typeof fill === 'string' ? [fill] : fill.colors.map(({ color }) => color)
  return strokeWidth > 0 ? [...fills, stroke] : fills
}

function isArrow(layer: ShapeLayer): boolean {
  return isLine(layer) && hasCap(layer.data)
}

function isLine({ data }: ShapeLayer): boolean {
  return data.shapeType === 'line'
}
