import { type Matrix, toMatrix } from '#shared/scene/geometry'
import type { Layer, Scene } from '#shared/scene/scene'
import type { TextMeasure } from './canvas-2d.ts'
import { drawingOf } from './layer-drawings.ts'

/** A part of a line in one look, where it stands on a page, in pixels of its layer and with the layer's way to the canvas. */
export interface PdfText {
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly width: number
  readonly fontSize: number
  readonly direction: 'ltr' | 'rtl'
  readonly matrix: Matrix
}

/** The lines of a page's visible texts, from top to bottom as one would read them. */
export function pdfTexts(measure: TextMeasure, scene: Scene): PdfText[] {
  return scene.layers
    .filter((layer) => layer.visible && layer.opacity > 0)
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .flatMap((layer) => linesOf(measure, layer))
}

function linesOf(measure: TextMeasure, layer: Layer): PdfText[] {
  const matrix = toMatrix(layer)
  return drawingOf(layer)
    .lines(measure, layer)
    .flatMap(({ pieces, baseline }) => pieces.map((piece) => ({ ...piece, baseline })))
    .filter((piece) => piece.text !== '')
    .map(({ text, x, baseline, width, font, direction }) => ({
      text,
      x,
      baseline,
      width,
      direction,
      matrix,
      fontSize: font.fontSize,
    }))
}
