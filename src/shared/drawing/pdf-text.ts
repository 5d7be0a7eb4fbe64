import { type Matrix, toMatrix } from '#shared/scene/geometry'
import type { Scene, TextLayer } from '#shared/scene/scene'
import type { TextMeasure } from './canvas-2d.ts'
import { layoutText } from './layout-text.ts'

/** A line of text where it stands on a page, in pixels of its layer and with the layer's way to the canvas. */
export interface PdfText {
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly width: number
  readonly fontSize: number
  readonly matrix: Matrix
}

/** The lines of a page's visible texts, from top to bottom as one would read them. */
export function pdfTexts(ctx: TextMeasure, scene: Scene): PdfText[] {
  return scene.layers
    .filter((layer): layer is TextLayer => layer.type === 'text' && layer.visible && layer.opacity > 0)
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .flatMap((layer) => linesOf(ctx, layer))
}

function linesOf(ctx: TextMeasure, layer: TextLayer): PdfText[] {
  const matrix = toMatrix(layer)
  const { fontSize } = layer.data
  return layoutText(ctx, layer.data, layer.width)
    .lines.filter((line) => line.text !== '')
    .map((line) => ({ ...line, fontSize, matrix }))
}
