import { type FontChoice, familyList, hasItalic, nearestWeight, segmentsOf } from '#shared/fonts/fonts'
import type { TextData } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import type { TextMeasure } from '../surface/canvas-2d.ts'
import { withoutHanging } from './break-text.ts'
import { highlightsOf, type TextHighlight } from './text-highlights.ts'
import { linesOfText, type WrittenLine } from './text-lines.ts'
import { type ListMarks, listMarks } from './text-list.ts'
import { isSameFont, letterSpacingOf, type MeasureIn, piecesOf, shownText, type TextPiece } from './text-pieces.ts'

/**
 * The positions of a text's lines, in pixels of its layer. Canvas, SVG, PDF and the text field over the canvas share
 * them, so they agree to the pixel.
 */
export interface TextLayout {
  readonly lines: readonly TextLine[]
  /** Of all lines; a layer that keeps its height may be higher. */
  readonly height: number
  /** Top of the first line in such a layer. */
  readonly top: number
  /** Indent of list lines behind their markers. */
  readonly indent: number
}

export interface TextLine {
  readonly text: string
  /** Its start in `TextData.text`. */
  readonly start: number
  /** The left edge. */
  readonly x: number
  readonly baseline: number
  /** Without trailing spaces, which hang as in browsers. */
  readonly width: number
  /** In drawing order, from left to right; the marker of a list item is one of them. */
  readonly pieces: readonly TextPiece[]
  readonly mark?: TextPiece
  /** Behind all lines' pieces. */
  readonly highlights: readonly TextHighlight[]
}

interface Remembered extends TextLayout {
  readonly forWidth: number
  readonly forHeight: number
}

/** Metrics of a font, in whole pixels. */
interface LineBox {
  readonly ascent: number
  readonly descent: number
}

/** About how many fonts and sizes are in use at a time. */
const maxLineBoxes = 500

let layouts = new WeakMap<TextData, Remembered>()
let fonts = new WeakMap<FontChoice, string>()
const lineBoxes = new Map<string, LineBox>()

/** Call it when fonts have loaded: widths measured with a fallback font are wrong then. */
export function forgetLayouts(): void {
  layouts = new WeakMap()
  fonts = new WeakMap()
  lineBoxes.clear()
}

/**
 * Cached per data object and size. Restores the canvas's state.
 * @param height of the layer; needed for texts with a vertical alignment
 */
export function layoutText(ctx: TextMeasure, data: TextData, width: number, height = 0): TextLayout {
  const known = layouts.get(data)
  if (known?.forWidth === width && (known.forHeight === height || !data.verticalAlign)) return known

  ctx.save()
  ctx.font = fontOf(data)
  ctx.fontKerning = 'normal'
  const layout = { forWidth: width, forHeight: height, ...placeLines(ctx, data, width, height) }
  ctx.restore()
  layouts.set(data, layout)
  return layout
}

export function textHeight(ctx: TextMeasure, data: TextData, width: number): number {
  return layoutText(ctx, data, width).height
}

/** For `ctx.font` and the CSS `font` property, in an existing weight and style of the family. Cached by data. */
export function fontOf(data: FontChoice): string {
  const known = fonts.get(data)
  if (known !== undefined) return known
  const style = data.fontStyle === 'italic' && hasItalic(data.fontFamily) ? 'italic ' : ''
  const weight = nearestWeight(data.fontFamily, data.fontWeight)
  const font = `${style}${weight} ${data.fontSize}px ${familyList(data.fontFamily, data.text)}`
  fonts.set(data, font)
  return font
}

/** The baseline's formula is Chromium's own for a line box, measured on twenty pairs of family and size. */
function placeLines(ctx: TextMeasure, data: TextData, width: number, height: number): TextLayout {
  const { ascent, descent } = lineBoxOf(ctx, fontOf(data))
  const step = data.fontSize * data.lineHeight
  const measure = measureIn(ctx, data)
  const marks = data.list && listMarks(data, measure)
  const indent = marks?.indent ?? 0
  const written = linesOfText(data, width - indent, (text, start) => widthOf(data, { text, start }, measure))

  const whole = step * written.length
  const top = topOf(data, height - whole)
  const first = Math.floor((step - (ascent + descent)) / 2) + ascent + top
  const lines = written.map((line, index) => {
    const placed = placeLine(data, line, { width, measure, ...(marks && { marks }) })
    const baseline = first + index * step
    return { ...placed, baseline, highlights: highlightsOf(placed.pieces, { baseline, ascent, descent }) }
  })
  return { lines, height: whole, top, indent }
}

/** @param font which the canvas is set to */
function lineBoxOf(ctx: TextMeasure, font: string): LineBox {
  const known = lineBoxes.get(font)
  if (known) return known
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = ctx.measureText('x')
  const box = { ascent: Math.round(fontBoundingBoxAscent), descent: Math.round(fontBoundingBoxDescent) }
  if (lineBoxes.size >= maxLineBoxes) lineBoxes.clear()
  lineBoxes.set(font, box)
  return box
}

interface LineSetting {
  /** Of the layer. */
  readonly width: number
  readonly measure: MeasureIn
  readonly marks?: ListMarks
}

function placeLine(
  data: TextData,
  line: WrittenLine,
  { width, measure, marks }: LineSetting,
): Omit<TextLine, 'baseline' | 'highlights'> {
  const pieces = piecesOf(data, line, measure)
  const lineWidth = endOf(pieces)
  const indent = marks?.indent ?? 0
  const isLeft = directionOf(data.text) === 'ltr'
  const x = startOf(data.textAlign, width - indent - lineWidth) + (isLeft ? indent : 0)
  const placed = pieces.map((piece) => ({ ...piece, x: piece.x + x }))
  const mark = line.paragraph !== undefined ? marks?.markOf(line.paragraph, x, x + lineWidth) : undefined
  const all = mark ? (isLeft ? [mark, ...placed] : [...placed, mark]) : placed
  return {
    text: shownText(line.text, data),
    start: line.start,
    x,
    width: lineWidth,
    pieces: all,
    ...(mark && { mark }),
  }
}

/** Sets the canvas font only when it changes, since that is slow. Caches widths. */
function measureIn(ctx: TextMeasure, data: TextData): MeasureIn {
  const letterSpacing = letterSpacingOf(data)
  if (letterSpacing !== 0) ctx.letterSpacing = `${letterSpacing}px`
  let set: FontChoice = data
  const widths = new Map<string, number>()
  return (text, font) => {
    const key = `${font.fontFamily} ${font.fontWeight} ${font.fontStyle} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    if (!isSameFont(set, font)) ctx.font = fontOf(font)
    set = font
    const { width } = ctx.measureText(text)
    widths.set(key, width)
    return width
  }
}

function widthOf(data: TextData, part: { text: string; start: number }, measure: MeasureIn): number {
  const text = withoutHanging(part.text).replace(/\u00ad$/, '-')
  const isInOneLook = !data.runs && segmentsOf(text).every(({ isEmoji }) => !isEmoji)
  return isInOneLook ? measure(shownText(text, data), data) : endOf(piecesOf(data, { ...part, text }, measure))
}

function endOf(pieces: readonly TextPiece[]): number {
  const last = pieces.at(-1)
  return last ? last.x + last.width : 0
}

/** A line wider than its layer overflows on the right for every alignment, as in browsers. */
function startOf(align: TextData['textAlign'], free: number): number {
  if (align === 'left' || free <= 0) return 0
  return align === 'center' ? free / 2 : free
}

/** A text higher than its layer starts at its top and overflows below. */
function topOf({ verticalAlign = 'top' }: TextData, free: number): number {
  if (verticalAlign === 'top' || free <= 0) return 0
  return verticalAlign === 'middle' ? Math.round(free / 2) : free
}
