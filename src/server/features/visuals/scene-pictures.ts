import { buffer } from 'node:stream/consumers'
import type { ScenePicture } from '#server/adapters/drawing/drawing'
import type { Context } from '#server/context'
import { readMediaFile } from '#server/features/media/media-files'
import { findMediaByIds } from '#server/features/media/media-repository'
import type { Layer, Scene } from '#shared/scene/scene'

/** More than that are drawn as missing in a thumbnail. */
const maxPictures = 200

/**
 * The pictures that a scene shows, as far as they are its owner's: an address of anyone else's leads to nothing. Their
 * thumbnails do, since it is a thumbnail they are for.
 */
export async function findScenePictures(ctx: Context, ownerId: string, scene: Scene): Promise<ScenePicture[]> {
  const addresses = new Map<string, string>()
  for (const src of pictureAddresses(scene)) {
    const id = /^\/api\/media\/([\w-]{1,64})\//.exec(src)?.[1]
    if (id && addresses.size < maxPictures) addresses.set(src, id)
  }
  if (addresses.size === 0) return []
  const assets = await findMediaByIds(ctx.db, ownerId, [...new Set(addresses.values())])
  const pictures: ScenePicture[] = []
  for (const [src, id] of addresses) {
    const asset = assets.find((each) => each.id === id)
    const file = asset && (await readMediaFile(ctx.files, asset, 'thumbnail'))
    if (file) pictures.push({ src, bytes: await buffer(file.stream), width: asset.width })
  }
  return pictures
}

function pictureAddresses(scene: Scene): string[] {
  return scene.layers.flatMap((layer) => {
    if (layer.type === 'image') return layer.data.src || []
    return layer.type === 'placeholder' ? layer.data.placeholderConfig.src || [] : []
  })
}

/** The layer as a frame that waits for its picture. */
export function withoutPicture(layer: Layer): Layer {
  if (layer.type === 'image') {
    const none = { src: '', originalSrc: '', cropX: 0, cropY: 0, cropWidth: 0, cropHeight: 0 }
    return { ...layer, data: { ...layer.data, ...none } }
  }
  if (layer.type !== 'placeholder') return layer
  return { ...layer, data: { ...layer.data, placeholderConfig: { ...layer.data.placeholderConfig, src: '' } } }
}
