import { type Matrix, toMatrix } from '#shared/scene/geometry'
import type { Layer } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { drawingOf } from '../canvas/layer-drawings.ts'
import type { SetLine } from '../layer/layer-drawing.ts'
import type { TextMeasure } from '../surface/canvas-2d.ts'

/** A line of text with its position on a page, in pixels of its layer and with the layer's transform to the canvas. */
export interface PdfText {
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly width: number
  readonly fontSize: number
  readonly direction: 'ltr' | 'rtl'
  readonly matrix: Matrix
}

/** The visible lines of one layer, in reading order; a list item's marker comes first. */
export function linesOf(measure: TextMeasure, layer: Layer): PdfText[] {
  const lines = drawingOf(layer).lines(measure, layer)
  const direction = directionOf(lines.map(({ text }) => text).join('\n'))
  const matrix = toMatrix(layer)
  return lines.flatMap((line) => {
    const fontSize = line.pieces[0]?.font.fontSize ?? 0
    const { baseline } = line
    return [...marksOf(line), line]
      .filter(({ text }) => text !== '')
      .map(({ text, x, width }) => ({ text, x, width, baseline, fontSize, direction, matrix }))
  })
}

/** Highlights and underlines of a line. */
function marksOf({ pieces, x, width }: SetLine) {
  return pieces.filter((piece) => piece.x + piece.width <= x || piece.x >= x + width)
}
