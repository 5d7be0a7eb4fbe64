import type { LayerOf } from '#shared/scene/layer-kind'
import type { Box, Layer, PictureAdjustments, Scrim } from '#shared/scene/scene'
import type { Canvas2D, DrawingEnv, LoadedImage } from '../surface/canvas-2d.ts'
import { boxDrawing, type LayerDrawing } from './layer-drawing.ts'

/**
 * Drawing that takes much code and that few visuals need: charts, codes, what stands for a screenshot, pictures in
 * other colours or with a scrim. A browser fetches it when a visual needs some, others provide it when they start.
 */
export interface OnDemandDrawings {
  readonly chart: LayerDrawing<LayerOf<'chart'>>
  readonly qr: LayerDrawing<LayerOf<'qr'>>
  readonly placeholder: LayerDrawing<LayerOf<'placeholder'>>
  readonly adjustPicture: (image: LoadedImage, adjust: PictureAdjustments, env: DrawingEnv) => LoadedImage
  readonly drawScrim: (ctx: Canvas2D, scrim: Scrim, at: Box) => void
}

/** Until the code is here they are not drawn, and pictures have their own colours. */
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
