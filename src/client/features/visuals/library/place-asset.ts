import { findLayer } from '#client/editor/store/editor-state'
import type { Editor } from '#client/editor/store/editor-store'
import type { MediaAsset } from '#client/queries/media'
import type { Point } from '#shared/scene/scene'

/**
 * Puts a picture of the library on the canvas: into the layer that it was picked for, if that still exists, else as a
 * new layer that fits within 400 by 400 and is never enlarged (spec section 4).
 */
export function placeAsset(
  editor: Editor,
  { url, width, height, originalName }: MediaAsset,
  { replaceLayerId, at }: { replaceLayerId?: string | undefined; at?: Point | undefined } = {},
): void {
  if (!url) return
  const picture = { src: url, width, height, name: originalName }
  if (replaceLayerId && findLayer(editor.getState(), replaceLayerId)) editor.replaceImage(replaceLayerId, picture)
  else editor.addImage(picture, at)
}
