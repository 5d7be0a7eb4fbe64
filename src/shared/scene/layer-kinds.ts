import { chartKind } from './chart-layer.ts'
import { iconKind } from './icon-layer.ts'
import { imageKind } from './image-layer.ts'
import type { LayerKind, LayerOf } from './layer-kind.ts'
import { placeholderKind } from './placeholder-layer.ts'
import { qrKind } from './qr-layer.ts'
import type { Layer, LayerType } from './scene.ts'
import { shapeKind } from './shape-layer.ts'
import { textKind } from './text-layer.ts'

/** The kinds of layers. A new one gets its line here and in the other tables that the compiler then names. */
export const layerKinds = {
  text: textKind,
  shape: shapeKind,
  image: imageKind,
  icon: iconKind,
  chart: chartKind,
  qr: qrKind,
  placeholder: placeholderKind,
} as const satisfies { readonly [Type in LayerType]: LayerKind<LayerOf<Type>> }

/** The table pairs each type with its kind, which the compiler cannot follow. */
export function kindOf<Kind extends Layer>(layer: Kind): LayerKind<Kind> {
  return layerKinds[layer.type] as unknown as LayerKind<Kind>
}
