import { buffer } from 'node:stream/consumers'
import type { SceneFont, SceneParts } from '#server/adapters/drawing/drawing'
import type { Context } from '#server/context/context'
import { fontKey } from '#server/features/fonts/font-files'
import { findFontsOfFamilies } from '#server/features/fonts/font-repository'
import type { WorkspaceId } from '#shared/contract/ids'
import type { PictureSize } from '#shared/contract/visuals'
import { drawingOf } from '#shared/drawing/canvas/layer-drawings'
import { isIncludedFamily } from '#shared/fonts/fonts'
import type { Scene } from '#shared/scene/scene'
import { findScenePictures } from './scene-pictures.ts'

/** What drawing a scene needs besides the scene, limited to its owner's own. @param ownerId null: nobody's */
export async function findSceneParts(
  ctx: Context,
  ownerId: WorkspaceId | null,
  scene: Scene,
  size: PictureSize,
): Promise<SceneParts> {
  if (ownerId === null) return { ownerId, pictures: [], fonts: [] }
  const pictures = await findScenePictures(ctx, ownerId, scene, size)
  return { ownerId, pictures, fonts: await findSceneFonts(ctx, ownerId, [scene]) }
}

/** Whole families, so that the nearest weight is the same as in the editor. */
export async function findSceneFonts(
  ctx: Context,
  ownerId: WorkspaceId,
  pages: readonly Scene[],
): Promise<SceneFont[]> {
  const layers = pages.flatMap((page) => page.layers)
  const families = layers.flatMap((layer) => drawingOf(layer).words(layer)).map(({ fontFamily }) => fontFamily)
  return await readFonts(ctx, ownerId, families)
}

/** The owner's own among these families. */
export async function readFonts(ctx: Context, ownerId: WorkspaceId, families: readonly string[]): Promise<SceneFont[]> {
  const own = [...new Set(families)].filter((family) => family !== '' && !isIncludedFamily(family))
  const fonts: SceneFont[] = []
  for (const { createdAt: _, size: _size, ...font } of await findFontsOfFamilies(ctx.db, ownerId, own)) {
    const kept = await ctx.files.read(fontKey(ownerId, font.id))
    if (kept) fonts.push({ ...font, bytes: await buffer(kept.stream) })
  }
  return fonts
}
