import type { LayerOf } from '#shared/scene/layer-kind'
import type { Layer, PictureAdjustments } from '#shared/scene/scene'
import type { DrawingEnv, LoadedImage } from './canvas-2d.ts'
import { boxDrawing, type LayerDrawing } from './layer-drawing.ts'

/**
 * What takes much code and few visuals have: charts, codes, what stands for a screenshot, pictures in other colours. A
 * browser fetches it when a visual has some, others bring it when they start.
 */
export interface Figures {
  readonly chart: LayerDrawing<LayerOf<'chart'>>
  readonly qr: LayerDrawing<LayerOf<'qr'>>
  readonly placeholder: LayerDrawing<LayerOf<'placeholder'>>
  readonly adjustPicture: (image: LoadedImage, adjust: PictureAdjustments, env: DrawingEnv) => LoadedImage
}

/** Until their code is here, nothing is seen of them, and pictures have their own colours. */
const notHere = { ...boxDrawing, draw: () => undefined, cast: () => undefined }
let brought: Figures = { chart: notHere, qr: notHere, placeholder: notHere, adjustPicture: (image) => image }

export function bringFigures(figures: Figures): void {
  brought = figures
}

export function figures(): Figures {
  return brought
}

export function needsFigures(layer: Layer): boolean {
  return layer.type === 'image' ? layer.data.adjust !== undefined : layer.type in brought
}
