import type { Layer, Scene } from '#shared/scene/scene'

/**
 * The scene as it is drawn with smaller pictures: crops are in pixels of the picture, so they shrink with it. Pure.
 * @param factors by address: width of the small picture to that of the whole
 */
export function shrinkCrops(scene: Scene, factors: ReadonlyMap<string, number>): Scene {
  return { ...scene, layers: scene.layers.map((layer) => shrinkCrop(layer, factors)) }
}

function shrinkCrop(layer: Layer, factors: ReadonlyMap<string, number>): Layer {
  if (layer.type !== 'image') return layer
  const factor = factors.get(layer.data.src)
  if (factor === undefined || factor === 1) return layer
  const { cropX, cropY, cropWidth, cropHeight } = layer.data
  const data = {
    ...layer.data,
    cropX: cropX * factor,
    cropY: cropY * factor,
    cropWidth: cropWidth * factor,
    cropHeight: cropHeight * factor,
  }
  return { ...layer, data }
}
