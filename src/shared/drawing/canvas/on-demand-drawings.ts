import type { OnDemandDrawings } from '../layer/on-demand.ts'
import { adjustPicture } from '../surface/adjust-picture.ts'
import { chartDrawing } from './draw-chart.ts'
import { placeholderDrawing } from './draw-placeholder.ts'
import { qrDrawing } from './draw-qr.ts'
import { drawScrim } from './draw-scrim.ts'

/** For `provideOnDemand`. */
export const onDemandDrawings: OnDemandDrawings = {
  chart: chartDrawing,
  qr: qrDrawing,
  placeholder: placeholderDrawing,
  adjustPicture,
  drawScrim,
}
