import type { Layer, Scene, SceneDocument } from '#shared/scene/scene'

/**
 * Puts the pictures of a filled template into the same template that was shown without them, whatever was changed in it
 * meanwhile: each above the layer that it stands on. The same document where there is no place for them any more.
 */
export function withPicture(shown: SceneDocument, filled: SceneDocument): SceneDocument {
  const pages = shown.pages.map((page) => {
    const source = filled.pages.find(({ id }) => id === page.id)
    return source ? addPictures(page, source.layers) : page
  })
  return pages.every((page, at) => page === shown.pages[at]) ? shown : { ...shown, pages }
}

function addPictures(page: Scene, source: readonly Layer[]): Scene {
  const layers = source.reduce((all, layer, at) => {
    const isPicture = layer.type === 'image' && layer.field === 'image'
    const isHere = all.some(({ id }) => id === layer.id)
    const ground = all.findIndex(({ id }) => id === source[at - 1]?.id)
    return isPicture && !isHere && (ground !== -1 || at === 0) ? all.toSpliced(ground + 1, 0, layer) : all
  }, page.layers)
  return layers === page.layers ? page : { ...page, layers: layers.map((layer, zIndex) => ({ ...layer, zIndex })) }
}
