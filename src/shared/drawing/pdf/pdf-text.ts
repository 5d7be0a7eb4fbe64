import { type Matrix, toMatrix } from '#shared/scene/geometry'
import type { Layer } from '#shared/scene/scene'
import type { TextMeasure } from '../canvas-2d.ts'
import { drawingOf } from '../layer-drawings.ts'

/** A line of text where it stands on a page, in pixels of its layer and with the layer's way to the canvas. */
export interface PdfText {
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly width: number
  readonly fontSize: number
  readonly direction: 'ltr' | 'rtl'
  readonly matrix: Matrix
}

/** The lines of one layer that show anything. */
export function linesOf(measure: TextMeasure, layer: Layer): PdfText[] {
  const matrix = toMatrix(layer)
  return drawingOf(layer)
    .lines(measure, layer)
    .filter((line) => line.text !== '')
    .map(({ text, x, baseline, width, fontSize, direction }) => ({
      text,
      x,
      baseline,
      width,
      fontSize,
      direction,
      matrix,
    }))
}
