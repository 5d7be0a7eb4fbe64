import { inWorkspace } from '#client/lib/workspace'
import { registerOwnFonts } from '#client/queries/fonts'
import { drawingOf } from '#shared/drawing/canvas/layer-drawings'
import type { SetText } from '#shared/drawing/layer/layer-drawing'
import { provideStandInTexts } from '#shared/drawing/layer/stand-in-texts'
import { fontOf, forgetLayouts } from '#shared/drawing/text/layout-text'
import type { FontFile } from '#shared/fonts/font-family'
import { fontAddress, fontFilesFor, isKnownFamily } from '#shared/fonts/fonts'
import type { SceneDocument } from '#shared/scene/scene'
import { editorTexts } from '../texts/texts.ts'
import { loadDrawings } from './drawing-loader.ts'
import { loadLetters } from './letter-loader.ts'

// everything that draws a visual loads its fonts first
provideStandInTexts(() => editorTexts.notices)

/** Declared faces by their use, so that a re-uploaded font replaces the old file. */
const declared = new Map<string, { file: string; face: FontFace }>()

/**
 * Loads the fonts of a document's texts and the code that draws it. Measuring and drawing wait for this; measurements
 * made with a fallback font are dropped. Rejects where code can't be loaded.
 * @returns the families that failed to load
 */
export async function loadFonts(visual: SceneDocument): Promise<string[]> {
  await loadDrawings(visual)
  const texts = visual.pages.flatMap((page) => page.layers).flatMap((layer) => drawingOf(layer).words(layer))
  return await loadFaces(texts)
}

/** The same for single texts. Never rejects. */
export async function loadFaces(texts: readonly SetText[]): Promise<string[]> {
  if (!texts.every(({ fontFamily }) => isKnownFamily(fontFamily))) await registerOwnFonts()
  const failed = new Set<string>()
  // if this fails, the system's fonts draw other letters until a later text loads them
  let hasNew = await loadLetters(texts).catch(() => false)
  if (hasNew) forgetLayouts()
  for (const data of texts) hasNew = declare(data) || hasNew
  await Promise.all(
    [...charactersByFont(texts)].map(async ([font, { family, characters }]) => {
      // browsers may report a face declared just now as loaded
      if (!hasNew && document.fonts.check(font, characters)) return
      hasNew = true
      await document.fonts.load(font, characters).catch(() => failed.add(family))
    }),
  )
  if (hasNew) forgetLayouts()
  return [...failed]
}

/** An empty text counts as a space, so that its font loads before the first letter is typed. */
function charactersByFont(texts: readonly SetText[]): Map<string, { family: string; characters: string }> {
  const fonts = new Map<string, { family: string; characters: string }>()
  for (const data of texts) {
    const font = fontOf({ ...data, fontSize: 16 })
    const characters = fonts.get(font)?.characters ?? ' '
    fonts.set(font, { family: data.fontFamily, characters: characters + data.text })
  }
  return fonts
}

/** Declares the font files of a text's letters to the browser. @returns whether any was new */
function declare(text: SetText): boolean {
  return fontFilesFor(text).map(declareFile).includes(true)
}

function declareFile({ file, family, weight, style, unicodeRange }: FontFile): boolean {
  const use = [family, weight, style, unicodeRange].join()
  const known = declared.get(use)
  if (known?.file === file && document.fonts.has(known.face)) return false
  if (known) document.fonts.delete(known.face)
  const face = new FontFace(family, `url(${inWorkspace(fontAddress(file))})`, { weight, style, unicodeRange })
  declared.set(use, { file, face })
  document.fonts.add(face)
  return true
}
