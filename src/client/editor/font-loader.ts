import { findFontFamily, fontFile, fontSubsets, nearestWeight, unicodeRanges } from '#shared/drawing/fonts'
import type { SetText } from '#shared/drawing/layer-drawing'
import { drawingOf } from '#shared/drawing/layer-drawings'
import { fontOf, forgetLayouts } from '#shared/drawing/layout-text'
import type { SceneDocument } from '#shared/scene/scene'

const declared = new Set<string>()

/**
 * Loads what the texts of a document are set in. Measuring and drawing wait for it; what was measured with a stand-in
 * before is dropped.
 *
 * @returns the families that could not be loaded.
 */
export async function loadFonts(visual: SceneDocument): Promise<string[]> {
  const texts = visual.pages.flatMap((page) => page.layers).flatMap((layer) => drawingOf(layer).words(layer))
  const failed = new Set<string>()
  let hasNew = false
  for (const data of texts) hasNew = declare(data) || hasNew
  await Promise.all(
    [...charactersByFont(texts)].map(async ([font, { family, characters }]) => {
      if (document.fonts.check(font, characters)) return
      hasNew = true
      await document.fonts.load(font, characters).catch(() => failed.add(family))
    }),
  )
  if (hasNew) forgetLayouts()
  return [...failed]
}

/** A space stands for a text of none: a font is wanted before the first letter is typed. */
function charactersByFont(texts: readonly SetText[]): Map<string, { family: string; characters: string }> {
  const fonts = new Map<string, { family: string; characters: string }>()
  for (const data of texts) {
    const font = fontOf({ ...data, fontSize: 16 })
    const characters = fonts.get(font)?.characters ?? ' '
    fonts.set(font, { family: data.fontFamily, characters: characters + data.text })
  }
  return fonts
}

/** Tells the browser where the font's files are. @returns whether it did not know. */
function declare({ fontFamily, fontWeight, fontStyle }: SetText): boolean {
  const family = findFontFamily(fontFamily)
  if (!family) return false
  const weight = nearestWeight(fontFamily, fontWeight)
  const isItalic = fontStyle === 'italic' && family.hasItalic
  const key = `${family.cssName} ${weight} ${isItalic}`
  if (declared.has(key)) return false
  declared.add(key)
  for (const subset of fontSubsets) {
    const source = `url(/canvas-fonts/${fontFile(fontFamily, weight, isItalic, subset)})`
    const style = isItalic ? 'italic' : 'normal'
    document.fonts.add(
      new FontFace(family.cssName, source, { weight: String(weight), style, unicodeRange: unicodeRanges[subset] }),
    )
  }
  return true
}
