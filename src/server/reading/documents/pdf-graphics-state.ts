import { type Area, identity, type Matrix, multiply, toMatrix } from './pdf-matrix.ts'

type Operators = typeof import('pdfjs-dist').OPS

/** What a page's operators set and its letters and paths are drawn with (ISO 32000-1, 8.4 and 9.3). */
export interface Graphics {
  ctm: Matrix
  /** As #rrggbb; null for patterns. */
  fill: string | null
  stroke: string | null
  fillAlpha: number
  strokeAlpha: number
  lineWidth: number
  /** Of the groups it is drawn in. */
  groupAlpha: number
  /** Blended with its background, or masked: its visible colour differs from its own. */
  isBlended: boolean
  isMasked: boolean
  isInBlendedGroup: boolean
  /** The smallest upright rectangle around what may be drawn on; null for the whole page. */
  clip: Area | null
  /** Whether all of that rectangle may be drawn on. */
  isClipExact: boolean
  /** A transformation was made since the last state was saved; and nothing was drawn since. */
  isPlaced: boolean
  isEmptyPlace: boolean

  text: Matrix
  line: Matrix
  /** The library's name of it. */
  font: string
  fontSize: number
  /** Of a letter's width. */
  fontScale: number
  isVertical: boolean
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  rise: number
  mode: number
}

export const startOfPage: Graphics = {
  ctm: identity,
  fill: '#000000',
  stroke: '#000000',
  fillAlpha: 1,
  strokeAlpha: 1,
  lineWidth: 1,
  groupAlpha: 1,
  isBlended: false,
  isMasked: false,
  isInBlendedGroup: false,
  clip: null,
  isClipExact: true,
  isPlaced: false,
  isEmptyPlace: false,
  text: identity,
  line: identity,
  font: '',
  fontSize: 0,
  fontScale: 0.001,
  isVertical: false,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
}

/** Those operators that set one thing and nothing else; others have no effect. */
export function setByOperator(ops: Operators, operator: number, values: unknown[], now: Graphics): void {
  const [first, second] = values as [number, number]
  switch (operator) {
    case ops.setLineWidth:
      now.lineWidth = first
      break
    case ops.setFillRGBColor:
      now.fill = String(values[0])
      break
    case ops.setStrokeRGBColor:
      now.stroke = String(values[0])
      break
    case ops.setFillColorN:
    case ops.setFillTransparent:
      now.fill = null
      break
    case ops.setStrokeColorN:
    case ops.setStrokeTransparent:
      now.stroke = null
      break
    case ops.beginText:
      now.text = now.line = identity
      break
    case ops.setCharSpacing:
      now.charSpacing = first
      break
    case ops.setWordSpacing:
      now.wordSpacing = first
      break
    case ops.setHScale:
      now.horizontalScale = first / 100
      break
    case ops.setLeading:
      now.leading = first
      break
    case ops.setTextRise:
      now.rise = first
      break
    case ops.setTextRenderingMode:
      now.mode = first
      break
    case ops.setTextMatrix:
      now.text = now.line = toMatrix(values[0] as Float32Array)
      break
    case ops.setLeadingMoveText:
      now.leading = -second
      moveLine(now, first, second)
      break
    case ops.moveText:
      moveLine(now, first, second)
      break
    case ops.nextLine:
      moveLine(now, 0, -now.leading)
      break
  }
}

function moveLine(now: Graphics, x: number, y: number): void {
  now.line = multiply(now.line, [1, 0, 0, 1, x, y])
  now.text = now.line
}
