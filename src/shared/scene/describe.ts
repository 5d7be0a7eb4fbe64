import { shapeNames } from './create.ts'
import type { Layer, Scene, SceneDocument } from './scene.ts'

/** Layers and documents in words and lists: for screen readers, for loading pictures. */

const kinds = { text: 'Text', image: 'Image', icon: 'Icon', placeholder: 'Placeholder' } as const

/** Such as: Text “Key figure”, 200 by 50 at 500, 290, rotated 45 degrees, locked */
export function describeLayer(layer: Layer, scene: Scene): string {
  const kind = layer.type === 'shape' ? shapeNames[layer.data.shapeType] : kinds[layer.type]
  const [x, y, width, height, rotation] = [layer.x, layer.y, layer.width, layer.height, layer.rotation].map(Math.round)
  const others = scene.layers.filter((each) => each !== layer && each.groupId === layer.groupId).length
  return [
    layer.name === kind || layer.name === '' ? kind : `${kind} “${layer.name}”`,
    `${width} by ${height} at ${x}, ${y}`,
    rotation ? `rotated ${rotation} degrees` : '',
    layer.groupId !== undefined && others > 0 ? `grouped with ${others} other${others === 1 ? '' : 's'}` : '',
    layer.visible ? '' : 'hidden',
    layer.locked ? 'locked' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** The `src` of each picture that is shown, once, in the order of its first use. */
export function usedAssets(document: SceneDocument): string[] {
  return [...new Set(layersOf(document).map(sourceOf).filter(Boolean))]
}

function layersOf(document: SceneDocument): Layer[] {
  return document.pages.flatMap((page) => page.layers)
}

function sourceOf(layer: Layer): string {
  if (layer.type === 'image') return layer.data.src
  return layer.type === 'placeholder' ? layer.data.placeholderConfig.src : ''
}
