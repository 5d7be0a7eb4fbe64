import type { LayerOf } from '#shared/scene/layer-kind'
import type { Layer, LayerType } from '#shared/scene/scene'
import { chartDrawing } from './draw-chart.ts'
import { iconDrawing } from './draw-icon.ts'
import { imageDrawing } from './draw-image.ts'
import { placeholderDrawing } from './draw-placeholder.ts'
import { qrDrawing } from './draw-qr.ts'
import { shapeDrawing } from './draw-shape.ts'
import { textDrawing } from './draw-text.ts'
import type { LayerDrawing } from './layer-drawing.ts'

const layerDrawings = {
  text: textDrawing,
  shape: shapeDrawing,
  image: imageDrawing,
  icon: iconDrawing,
  chart: chartDrawing,
  qr: qrDrawing,
  placeholder: placeholderDrawing,
} as const satisfies { readonly [Type in LayerType]: LayerDrawing<LayerOf<Type>> }

/** The table pairs each type with its drawing, which the compiler cannot follow. */
export function drawingOf<Kind extends Layer>(layer: Kind): LayerDrawing<Kind> {
  return layerDrawings[layer.type] as unknown as LayerDrawing<Kind>
}
