import { createCanvas } from '@napi-rs/canvas'
import type { TextMeasure } from '#shared/drawing/surface/canvas-2d'
import { textHeight } from '#shared/drawing/text/layout-text'
import type { Scene } from '#shared/scene/scene'
import { type FilledDesign, fillSuitingDesign } from '#shared/templates/fill-suiting-design'
import { withoutSmallCharts } from '#shared/templates/readable-charts'
import type { DrawingRequest } from './drawing.ts'
import { joinEmoji } from './join-emoji.ts'
import { withFonts } from './with-fonts.ts'

/** Fills a template as the editor does, measured with the fonts that its words need. */
export async function fillDesign({
  wish,
  fonts,
}: Extract<DrawingRequest, { form: 'fill' }>): Promise<FilledDesign | null> {
  // which fonts the words need is known once they are in place
  const rough = fillSuitingDesign(wish, () => 0)
  if (!rough) return null
  return await withFonts({ fonts, scene: inOneScene(rough.document.pages) }, async () => {
    const canvas = joinEmoji(createCanvas(1, 1).getContext('2d')) as unknown as TextMeasure
    const filled = fillSuitingDesign(wish, (data, width) => textHeight(canvas, data, width))
    return filled ? { ...filled, document: withoutSmallCharts(filled.document, canvas) } : null
  })
}

function inOneScene(pages: readonly Scene[]): Scene {
  const [first] = pages as [Scene]
  return { ...first, layers: pages.flatMap(({ layers }) => layers) }
}
