import type { Gradient, Point } from './scene.ts'

/** In the layer's own coordinates. A linear gradient runs along it; a radial one has its centre at `from`, its edge at `to`. */
export interface GradientVector {
  readonly from: Point
  readonly to: Point
  /** The distance from `from` to `to`. */
  readonly length: number
}

/**
 * The positions of the first and last colour. A linear gradient's ends are where its colours just reach the corners, as
 * in CSS (CSS Images 3, section 3.1.1); a radial one reaches the farthest corner.
 */
export function gradientVector(gradient: Gradient, width: number, height: number): GradientVector {
  const centre = { x: width / 2, y: height / 2 }
  if (gradient.type === 'radial') {
    const length = Math.hypot(centre.x, centre.y)
    return { from: centre, to: { x: centre.x + length, y: centre.y }, length }
  }
  const angle = (gradient.angle * Math.PI) / 180
  const along = { x: Math.cos(angle), y: Math.sin(angle) }
  const length = Math.abs(width * along.x) + Math.abs(height * along.y)
  const toEnd = { x: (along.x * length) / 2, y: (along.y * length) / 2 }
  return {
    from: { x: centre.x - toEnd.x, y: centre.y - toEnd.y },
    to: { x: centre.x + toEnd.x, y: centre.y + toEnd.y },
    length,
  }
}
