import { iconFamily } from '#shared/drawing/icons'
import { defaultCanvas } from '#shared/rules/canvas'
import type {
  CanvasSettings,
  Gradient,
  IconLayer,
  IconNode,
  ImageLayer,
  PlaceholderLayer,
  Scene,
  SceneDocument,
  Shadow,
  ShapeData,
  ShapeLayer,
  TextLayer,
} from './scene.ts'

/** New things, with the defaults of spec section 9. A new layer stands in the middle of the canvas, above all others. */

interface Size {
  readonly width: number
  readonly height: number
}

export const defaultSettings: CanvasSettings = { ...defaultCanvas, guides: [] }

/** Off, so that switching it on shows a soft shadow below the layer. */
export const defaultShadow: Shadow = {
  enabled: false,
  offsetX: 0,
  offsetY: 4,
  blur: 8,
  spread: 0,
  color: '#000000',
  opacity: 0.3,
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

/** `lines` is left out: the lines of a new text are not broken yet. */
export const defaultText: TextLayer['data'] = {
  text: 'Text',
  fontFamily: 'Inter',
  fontSize: 24,
  fontWeight: 400,
  fontStyle: 'normal',
  color: '#000000',
  textAlign: 'left',
  lineHeight: 1.4,
}

export const defaultShape: ShapeData = {
  shapeType: 'rectangle',
  fill: '#3b82f6',
  stroke: '#1e40af',
  strokeWidth: 0,
  strokeDashArray: [],
  cornerRadius: 0,
}

/** A frame that waits for its picture. */
export const emptyImage: ImageLayer['data'] = {
  src: '',
  originalSrc: '',
  cropX: 0,
  cropY: 0,
  cropWidth: 0,
  cropHeight: 0,
  fit: 'cover',
  cornerRadius: 0,
}

export const defaultSizes = {
  text: { width: 200, height: 50 },
  shape: { width: 100, height: 100 },
  // no higher than a layer must be, since a line runs through its middle
  line: { width: 100, height: 20 },
  image: { width: 200, height: 150 },
  icon: { width: 48, height: 48 },
  placeholder: { width: 300, height: 200 },
} as const satisfies Record<string, Size>

export const shapeNames = { rectangle: 'Rectangle', circle: 'Circle', triangle: 'Triangle', line: 'Line' } as const

export function createScene(id: string, size?: Size): Scene {
  const settings = size ? { ...defaultSettings, width: size.width, height: size.height } : defaultSettings
  return { id, settings, layers: [] }
}

export function createDocument(pageId: string, size?: Size): SceneDocument {
  return { pages: [createScene(pageId, size)] }
}

export function nextZIndex(scene: Scene): number {
  return (scene.layers.at(-1)?.zIndex ?? -1) + 1
}

export function newTextLayer(scene: Scene, id: string, text = defaultText.text): TextLayer {
  return { ...frame(scene, id, defaultSizes.text), type: 'text', name: 'Text', data: { ...defaultText, text } }
}

/** A line is a stroke through the middle of its layer, so it starts with a stroke to be seen by. */
export function newShapeLayer(scene: Scene, id: string, shapeType: ShapeData['shapeType']): ShapeLayer {
  const size = shapeType === 'line' ? defaultSizes.line : defaultSizes.shape
  const strokeWidth = shapeType === 'line' ? 4 : defaultShape.strokeWidth
  const data = { ...defaultShape, shapeType, strokeWidth }
  return { ...frame(scene, id, size), type: 'shape', name: shapeNames[shapeType], data }
}

/** Without a picture, an empty frame of the default size; `picture` says how large its layer becomes (see `fitImage`). */
export function newImageLayer(scene: Scene, id: string, picture?: Size & { readonly src: string }): ImageLayer {
  const src = picture?.src ?? ''
  const data = { ...emptyImage, src, originalSrc: src }
  return { ...frame(scene, id, picture ?? defaultSizes.image), type: 'image', name: 'Image', data }
}

export function newIconLayer(scene: Scene, id: string, iconName: string, nodes: readonly IconNode[]): IconLayer {
  const data = { iconName, iconFamily, color: '#000000', nodes }
  return { ...frame(scene, id, defaultSizes.icon), type: 'icon', name: iconName, data }
}

export function newPlaceholderLayer(scene: Scene, id: string): PlaceholderLayer {
  return {
    ...frame(scene, id, defaultSizes.placeholder),
    type: 'placeholder',
    name: 'Website Screenshot',
    data: {
      placeholderType: 'website-screenshot',
      placeholderConfig: { viewportType: 'desktop', title: '', address: '', src: '' },
    },
  }
}

function frame(scene: Scene, id: string, { width, height }: Size) {
  return {
    id,
    x: (scene.settings.width - width) / 2,
    y: (scene.settings.height - height) / 2,
    width,
    height,
    rotation: 0,
    scaleX: 1,
    scaleY: 1,
    opacity: 1,
    visible: true,
    locked: false,
    zIndex: nextZIndex(scene),
    shadow: defaultShadow,
  } as const
}
