import type { ImageLayer, Scene, SceneDocument } from '#shared/scene/scene'

/**
 * Puts the pictures of a filled template into the frames of the same template that is on the canvas without them,
 * keeping edits. Returns the same document if no frame is waiting any more.
 */
export function withPicture(shown: SceneDocument, filled: SceneDocument): SceneDocument {
  const pages = shown.pages.map((page) => {
    const source = filled.pages.find(({ id }) => id === page.id)
    return source ? fillFrames(page, source) : page
  })
  return pages.every((page, at) => page === shown.pages[at]) ? shown : { ...shown, pages }
}

function fillFrames(page: Scene, source: Scene): Scene {
  const pictures = new Map(source.layers.flatMap((layer) => (isPicture(layer) ? [[layer.id, layer.data]] : [])))
  const layers = page.layers.map((layer) => {
    const picture = layer.type === 'image' && layer.data.src === '' ? pictures.get(layer.id) : undefined
    if (layer.type !== 'image' || !picture) return layer
    const { src, originalSrc } = picture
    return { ...layer, data: { ...layer.data, src, originalSrc } }
  })
  return layers.every((layer, at) => layer === page.layers[at]) ? page : { ...page, layers }
}

function isPicture(layer: Scene['layers'][number]): layer is ImageLayer {
  return layer.type === 'image' && layer.field === 'image' && layer.data.src !== ''
}
