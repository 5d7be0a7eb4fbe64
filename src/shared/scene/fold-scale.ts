import { kindOf } from './layer-kinds.ts'
import type { Layer } from './scene.ts'

/** A layer whose scales may still express sizes, as other editors store them. */
export type ScaledLayer = Layer extends infer Each
  ? Each extends Layer
    ? Omit<Each, 'scaleX' | 'scaleY'> & { readonly scaleX: number; readonly scaleY: number }
    : never
  : never

/** Folds the scales into the sizes, so that only the direction is left. */
export function foldScale(stored: ScaledLayer): Layer {
  const across = Math.abs(stored.scaleX)
  const down = Math.abs(stored.scaleY)
  const layer: Layer = {
    ...stored,
    width: stored.width * across,
    height: stored.height * down,
    scaleX: toDirection(stored.scaleX),
    scaleY: toDirection(stored.scaleY),
  }
  if (across === 1 && down === 1) return layer
  return { ...layer, data: kindOf(layer).foldScale(layer.data, down) } as Layer
}

function toDirection(scale: number): 1 | -1 {
  return scale < 0 ? -1 : 1
}
