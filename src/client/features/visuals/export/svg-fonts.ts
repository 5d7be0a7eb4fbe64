import { drawingOf } from '#shared/drawing/canvas/layer-drawings'
import type { SvgFont } from '#shared/drawing/svg/layer-svg'
import { fontAddress, fontFilesFor } from '#shared/fonts/fonts'
import type { Scene } from '#shared/scene/scene'
import { toDataUri } from './data-uri.ts'

/** The font files that a page's texts are set in, so that an SVG looks the same where they are not installed. A
 * reader picks per letter whichever file has it. */
export async function loadSvgFonts(page: Scene): Promise<SvgFont[]> {
  const faces = new Map<string, Omit<SvgFont, 'dataUri'>>()
  for (const layer of page.layers) {
    if (!layer.visible) continue
    for (const { file, family, weight, style, unicodeRange } of drawingOf(layer).words(layer).flatMap(fontFilesFor)) {
      faces.set(file, { family, weight, style, unicodeRange })
    }
  }
  // A font that cannot be loaded is replaced by the viewer's, as on the canvas.
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
