import type { Canvas2D } from '#shared/drawing/surface/canvas-2d'

/** The drawing code's context type is narrower than the browser's in some unions and wider in none. */
export function asCanvas2D(ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): Canvas2D {
  return ctx as unknown as Canvas2D
}
