import { readFileSync } from 'node:fs'
import { type FontKey, GlobalFonts } from '@napi-rs/canvas'
import { textsOf } from '#shared/drawing/missing-letters'
import { forgetLayouts } from '#shared/drawing/text/layout-text'
import { fontFilesFor } from '#shared/fonts/fonts'
import { ownCssName, setOwnFonts } from '#shared/fonts/own-fonts'
import { slicedFamilies } from '#shared/fonts/stand-ins'
import type { Scene } from '#shared/scene/scene'
import type { SceneFont } from './drawing.ts'
import { findFontPath } from './font-files.ts'

interface SceneFonts {
  /** Of the scene's owner. */
  readonly fonts: readonly SceneFont[]
  readonly scene?: Scene
}

/**
 * Draws with fonts registered in this thread only for that time. The owner's fonts, because the next scene may be
 * somebody else's, with another font of the same name. Of multi-file fonts only the scene's files: the library opens
 * all registered ones when it searches a letter.
 */
export async function withFonts<Result>({ fonts, scene }: SceneFonts, draw: () => Promise<Result>): Promise<Result> {
  const keys: FontKey[] = []
  const register = (bytes: Buffer, family: string) => {
    const key = GlobalFonts.register(bytes, family)
    if (key) keys.push(key)
  }
  try {
    for (const { family, bytes } of fonts) register(Buffer.from(bytes), ownCssName(family))
    if (fonts.length > 0) setOwnFonts(fonts)
    for (const [file, family] of scene ? slicesFor(scene) : []) {
      const path = findFontPath(file)
      if (path !== undefined) register(readFileSync(path), family)
    }
    if (keys.length > 0) forgetLayouts()
    return await draw()
  } finally {
    if (keys.length > 0) {
      GlobalFonts.removeBatch(keys)
      setOwnFonts([])
      forgetLayouts()
    }
  }
}

const sliced: ReadonlySet<string> = new Set(slicedFamilies.map(({ cssName }) => cssName))

/** Files with their families, each once. */
function slicesFor(scene: Scene): Map<string, string> {
  const files = textsOf([scene])
    .flatMap(fontFilesFor)
    .filter(({ family }) => sliced.has(family))
  return new Map(files.map(({ file, family }) => [file, family]))
}
