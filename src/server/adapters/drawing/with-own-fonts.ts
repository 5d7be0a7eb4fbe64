import { type FontKey, GlobalFonts } from '@napi-rs/canvas'
import { forgetLayouts } from '#shared/drawing/layout-text'
import { bringOwnFonts, ownCssName } from '#shared/drawing/own-fonts'
import type { SceneFont } from './drawing.ts'

/**
 * Draws with fonts of the scene's owner, which are registered in this thread only meanwhile: the next scene may be
 * somebody else's, with another font of the same name.
 */
export async function withOwnFonts<Result>(fonts: readonly SceneFont[], draw: () => Promise<Result>): Promise<Result> {
  if (fonts.length === 0) return await draw()
  const keys: FontKey[] = []
  try {
    for (const { family, bytes } of fonts) {
      const key = GlobalFonts.register(Buffer.from(bytes), ownCssName(family))
      if (key) keys.push(key)
    }
    bringOwnFonts(fonts)
    forgetLayouts()
    return await draw()
  } finally {
    GlobalFonts.removeBatch(keys)
    bringOwnFonts([])
    forgetLayouts()
  }
}
