import type { LayerOf } from '#shared/scene/layer-kind'
import type { Layer, LayerType } from '#shared/scene/scene'
import type { LayerDrawing } from '../layer/layer-drawing.ts'
import { onDemand } from '../layer/on-demand.ts'
import { iconDrawing } from './draw-icon.ts'
import { imageDrawing } from './draw-image.ts'
import { shapeDrawing } from './draw-shape.ts'
import { textDrawing } from './draw-text.ts'

const layerDrawings: { readonly [Type in LayerType]: () => LayerDrawing<LayerOf<Type>> } = {
  text: () => textDrawing,
  shape: () => shapeDrawing,
  image: () => imageDrawing,
  icon: () => iconDrawing,
  chart: () => onDemand().chart,
  qr: () => onDemand().qr,
  placeholder: () => onDemand().placeholder,
}

/** The table pairs each type with its drawing, which the compiler cannot follow. */
export function drawingOf<Kind extends Layer>(layer: Kind): LayerDrawing<Kind> {
  return layerDrawings[layer.type]() as unknown as LayerDrawing<Kind>
}
