import { createScene } from '#shared/scene/create'
import { addLayers } from '#shared/scene/edit'
import { newIconLayer } from '#shared/scene/icon-layer'
import { icons } from '#shared/scene/icons'
import type { Layer, Scene } from '#shared/scene/scene'
import { newShapeLayer } from '#shared/scene/shape-layer'
import { newTextLayer } from '#shared/scene/text-layer'

/** A page with this many layers of all kinds, strewn over the canvas on whole pixels, as the editor puts them; the same for the same count. */
export function sampleScene(count: number): Scene {
  const random = seeded(count)
  const empty = createScene('bench', { width: 1200, height: 630 })
  return addLayers(
    empty,
    Array.from({ length: count }, (_, index) => place(sampleLayer(empty, `layer-${index}`, index), random)),
  )
}

function sampleLayer(scene: Scene, id: string, index: number): Layer {
  const kind = index % 10
  if (kind < 4) return newTextLayer(scene, id, `Layer ${index} says something`)
  if (kind < 7) return newShapeLayer(scene, id, 'rectangle')
  if (kind === 7) return newShapeLayer(scene, id, 'circle')
  if (kind === 8) return newShapeLayer(scene, id, 'triangle')
  const icon = icons[index % icons.length]
  if (!icon) throw new Error('There are no icons.')
  return newIconLayer(scene, id, icon)
}

function place(layer: Layer, random: () => number): Layer {
  const side = Math.round(30 + random() * 90)
  const size = layer.type === 'text' ? { width: 180, height: 68 } : { width: side, height: side }
  return {
    ...layer,
    ...size,
    x: Math.round(random() * (1200 - size.width)),
    y: Math.round(random() * (630 - size.height)),
    rotation: random() < 0.2 ? random() * 360 : 0,
  }
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}
