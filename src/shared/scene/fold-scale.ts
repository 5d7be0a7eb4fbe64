import type { Layer } from './scene.ts'

/** A layer whose scales may still be sizes, as other editors store them. */
export type ScaledLayer = Layer extends infer Each
  ? Each extends Layer
    ? Omit<Each, 'scaleX' | 'scaleY'> & { readonly scaleX: number; readonly scaleY: number }
    : never
  : never

/** Folds the scales into the sizes, so that only the direction is left. A text's letters grow with its height. */
export function foldScale(layer: ScaledLayer): Layer {
  const across = Math.abs(layer.scaleX)
  const down = Math.abs(layer.scaleY)
  const folded = {
    width: layer.width * across,
    height: layer.height * down,
    scaleX: toDirection(layer.scaleX),
    scaleY: toDirection(layer.scaleY),
  } as const
  if (layer.type !== 'text' || (across === 1 && down === 1)) return { ...layer, ...folded }
  const { lines: _, ...data } = layer.data
  return { ...layer, ...folded, data: { ...data, fontSize: data.fontSize * down } }
}

function toDirection(scale: number): 1 | -1 {
  return scale < 0 ? -1 : 1
}
