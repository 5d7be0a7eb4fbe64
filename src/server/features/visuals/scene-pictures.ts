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

/** Pictures beyond that number are drawn as missing in a thumbnail. */
const maxPictures = 200

/**
 * The pictures of a scene, limited to its owner's own: anyone else's address finds nothing. Lists use their thumbnails;
 * the feed uses full-size pictures as long as memory allows all of them.
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

/** The layer as a placeholder without its picture. */
export function withoutPicture(layer: Layer): Layer {
  return kindOf(layer).withPicture(layer, '')
}
