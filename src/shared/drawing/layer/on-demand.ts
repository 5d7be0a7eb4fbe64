import type { LayerOf } from '#shared/scene/layer-kind'
import type { Box, Layer, PictureAdjustments, Scrim } from '#shared/scene/scene'
import type { Canvas2D, DrawingEnv, LoadedImage } from '../surface/canvas-2d.ts'
import { boxDrawing, type LayerDrawing } from './layer-drawing.ts'

/**
 * Large drawing code that few visuals need: charts, codes, placeholders for screenshots, pictures with colour changes
 * or a scrim. A browser loads it on demand, other environments register it at start.
 */
export interface OnDemandDrawings {
  readonly chart: LayerDrawing<LayerOf<'chart'>>
  readonly qr: LayerDrawing<LayerOf<'qr'>>
  readonly placeholder: LayerDrawing<LayerOf<'placeholder'>>
  readonly adjustPicture: (image: LoadedImage, adjust: PictureAdjustments, env: DrawingEnv) => LoadedImage
  readonly drawScrim: (ctx: Canvas2D, scrim: Scrim, at: Box) => void
}

/** Until the code is loaded they are not drawn, and pictures keep their original colours. */
const nothing = { ...boxDrawing, draw: () => undefined, cast: () => undefined }
let provided: OnDemandDrawings = {
  chart: nothing,
  qr: nothing,
  placeholder: nothing,
  adjustPicture: (image) => image,
  drawScrim: () => undefined,
}

export function provideOnDemand(drawings: OnDemandDrawings): void {
  provided = drawings
}

export function onDemand(): OnDemandDrawings {
  return provided
}

export function needsOnDemand(layer: Layer): boolean {
  if (layer.type === 'image') return layer.data.adjust !== undefined || layer.data.scrim !== undefined
  return layer.type in provided
}
