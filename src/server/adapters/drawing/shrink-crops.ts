import type { Layer, Scene } from '#shared/scene/scene'

/**
 * The scene adapted to smaller pictures: crops are in picture pixels, so they shrink along. Pure.
 * @param factors by address: width of the small picture relative to the original
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
