import { drawingOf } from '#shared/drawing/canvas/layer-drawings'
import type { SvgFont } from '#shared/drawing/svg/layer-svg'
import { fontAddress, fontFilesFor } from '#shared/fonts/fonts'
import type { Scene } from '#shared/scene/scene'
import { toDataUri } from './data-uri.ts'

/**
 * The font files of a page's texts, so that an SVG looks the same where they are not installed. A viewer picks the file
 * with the right letter.
 */
export async function loadSvgFonts(page: Scene): Promise<SvgFont[]> {
  const faces = new Map<string, Omit<SvgFont, 'dataUri'>>()
  for (const layer of page.layers) {
    if (!layer.visible) continue
    for (const { file, family, weight, style, unicodeRange } of drawingOf(layer).words(layer).flatMap(fontFilesFor)) {
      faces.set(file, { family, weight, style, unicodeRange })
    }
  }
  // Where a font fails to load, the viewer's font replaces it, as on the canvas.
  const loaded = await Promise.all(
    [...faces].map(([file, font]) =>
      toDataUri(fontAddress(file)).then(
        (dataUri): SvgFont => ({ ...font, dataUri }),
        () => undefined,
      ),
    ),
  )
  return loaded.filter((font) => font !== undefined)
}
