import { adjustPicture } from './adjust-picture.ts'
import { chartDrawing } from './draw-chart.ts'
import { placeholderDrawing } from './draw-placeholder.ts'
import { qrDrawing } from './draw-qr.ts'
import type { Figures } from './figures.ts'

/** For `bringFigures`. */
export const allFigures: Figures = {
  chart: chartDrawing,
  qr: qrDrawing,
  placeholder: placeholderDrawing,
  adjustPicture,
}
