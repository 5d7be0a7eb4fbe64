import { textsOf } from '#shared/drawing/missing-letters'
import { missingLetters } from '#shared/fonts/fonts'
import type { Scene } from '#shared/scene/scene'
import { pdfFonts } from './draw-pdf-page.ts'
import type { SceneFont } from './drawing.ts'

/** Characters of a scene that neither our fonts nor its owner's have, each once: they would be drawn as boxes. */
export function findMissingLetters(scene: Scene, fonts: readonly SceneFont[]): string[] {
  const missing = textsOf([scene]).flatMap((set) => {
    const letters = missingLetters(set)
    if (letters.length === 0) return []
    const { fontFamily: family, fontWeight: weight, fontStyle, text } = set
    const faces = pdfFonts(fonts).facesOf({ family, weight, isItalic: fontStyle === 'italic' }, text)
    return letters.filter((letter) => !faces.some(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))
  })
  return [...new Set(missing)]
}
