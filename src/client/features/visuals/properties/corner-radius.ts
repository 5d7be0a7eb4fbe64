/** Spec section 5: the slider goes to 50. A larger layer can be rounder: until its shorter sides are half circles. */
export function maxCornerRadius(layers: readonly { readonly width: number; readonly height: number }[]): number {
  const shortest = layers.map(({ width, height }) => Math.ceil(Math.min(width, height) / 2))
  return Math.max(50, ...shortest)
}
