import { buffer } from 'node:stream/consumers'
import type { ScenePicture } from '#server/adapters/drawing/drawing'
import type { Context } from '#server/context/context'
import { readMediaFile } from '#server/features/media/media-files'
import { findMediaByIds } from '#server/features/media/media-repository'
import type { WorkspaceId } from '#shared/contract/ids'
import type { PictureSize } from '#shared/contract/visuals'
import { limits } from '#shared/rules/limits'
import { kindOf } from '#shared/scene/layer-kinds'
import type { Layer, Scene } from '#shared/scene/scene'

/** More than that are drawn as missing in a thumbnail. */
const maxPictures = 200

/**
 * The pictures that a scene shows, as far as they are its owner's: an address of anyone else's leads to nothing. Their
 * thumbnails do for a list; for the feed they are whole, as long as there is room for all of them.
 */
export async function findScenePictures(
  ctx: Context,
  ownerId: WorkspaceId,
  scene: Scene,
  size: PictureSize,
): Promise<ScenePicture[]> {
  const addresses = new Map<string, string>()
  for (const src of pictureAddresses(scene)) {
    const id = /^\/api\/media\/([\w-]{1,64})\//.exec(src)?.[1]
    if (id && addresses.size < maxPictures) addresses.set(src, id)
  }
  if (addresses.size === 0) return []
  const assets = await findMediaByIds(ctx.db, ownerId, [...new Set(addresses.values())])
  const pixels = assets.reduce((sum, { width, height }) => sum + width * height, 0)
  const file = size === 'feed' && pixels <= limits.feedPicturePixels ? 'picture' : 'thumbnail'
  const pictures: ScenePicture[] = []
  for (const [src, id] of addresses) {
    const asset = assets.find((each) => each.id === id)
    const kept = asset && (await readMediaFile(ctx.files, asset, file))
    if (kept) pictures.push({ src, bytes: await buffer(kept.stream), width: asset.width })
  }
  return pictures
}

function pictureAddresses(scene: Scene): string[] {
  return scene.layers.flatMap((layer) => kindOf(layer).pictureOf(layer) || [])
}

/** The layer as a frame that waits for its picture. */
export function withoutPicture(layer: Layer): Layer {
  return kindOf(layer).withPicture(layer, '')
}
