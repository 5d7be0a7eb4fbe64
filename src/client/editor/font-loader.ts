import { findFontFamily, fontFile, fontSubsets, nearestWeight, unicodeRanges } from '#shared/drawing/fonts'
import { fontOf, forgetLayouts } from '#shared/drawing/layout-text'
import { wordsFamily } from '#shared/drawing/parts'
import type { Layer, SceneDocument, TextData } from '#shared/scene/scene'

/** Words and what they are set in. */
export type SetText = Pick<TextData, 'text' | 'fontFamily' | 'fontWeight' | 'fontStyle'>

const declared = new Set<string>()

/**
 * Loads what the texts of a document are set in. Measuring and drawing wait for it; what was measured with a stand-in
 * before is dropped.
 *
 * @returns the families that could not be loaded.
 */
export async function loadFonts(visual: SceneDocument): Promise<string[]> {
  const texts = visual.pages.flatMap((page) => page.layers).flatMap(textsOf)
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

/** Frames have words too, which are not the author's: their bar, and what is to be done with an empty one. */
export function textsOf(layer: Layer): SetText | SetText[] {
  if (layer.type === 'text') return layer.data
  const words = { fontFamily: wordsFamily, fontStyle: 'normal' } as const
  if (layer.type === 'image') return layer.data.src === '' ? { ...words, fontWeight: 500, text: 'Drop' } : []
  if (layer.type !== 'placeholder') return []
  const { title, address, src } = layer.data.placeholderConfig
  return [
    { ...words, fontWeight: 600, text: title },
    { ...words, fontWeight: 400, text: address },
    ...(src === '' ? [{ ...words, fontWeight: 500, text: 'Drop' }] : []),
  ]
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
