import { findFontFamily, fontFile, nearestWeight } from '#shared/drawing/fonts'
import type { SetText } from '#shared/drawing/layer-drawing'
import { drawingOf } from '#shared/drawing/layer-drawings'
import type { SvgFont } from '#shared/drawing/layer-svg'
import type { Scene } from '#shared/scene/scene'
import { toDataUri } from './data-uri.ts'

/** The font files that a page's texts are set in, so that an SVG looks the same where they are not installed. */
export async function loadSvgFonts(page: Scene): Promise<SvgFont[]> {
  const faces = new Map<string, Omit<SvgFont, 'dataUri'>>()
  for (const layer of page.layers) {
    if (!layer.visible) continue
    for (const face of drawingOf(layer).words(layer).flatMap(facesOf)) faces.set(face.file, face.font)
  }
  // A font that cannot be loaded is replaced by the viewer's, as on the canvas.
  const loaded = await Promise.all(
    [...faces].map(([file, font]) =>
      toDataUri(`/canvas-fonts/${file}`).then(
        (dataUri): SvgFont => ({ ...font, dataUri }),
        () => undefined,
      ),
    ),
  )
  return loaded.filter((font) => font !== undefined)
}

/** Latin always; its extension where letters of it occur. A reader picks per letter whichever file has it. */
function facesOf({ fontFamily, fontWeight, fontStyle, text }: SetText) {
  const family = findFontFamily(fontFamily)
  if (!family) return []
  const isItalic = fontStyle === 'italic' && family.hasItalic
  const font: Omit<SvgFont, 'dataUri'> = {
    family: family.cssName,
    weight: nearestWeight(fontFamily, fontWeight),
    style: isItalic ? 'italic' : 'normal',
  }
  const subsets = isBeyondLatin(text) ? (['latin-ext', 'latin'] as const) : (['latin'] as const)
  return subsets.map((subset) => ({ file: fontFile(fontFamily, fontWeight, isItalic, subset), font }))
}

/** Letters and currency signs that Google Fonts cut into the second file. */
function isBeyondLatin(text: string): boolean {
  return /[\u0100-\u02BA\u02BD-\u02FF\u1D00-\u1DBF\u1E00-\u1EFF\u2020\u20A0-\u20C0\u2113\u2C60-\u2C7F\uA720-\uA7FF]/.test(
    text,
  )
}
