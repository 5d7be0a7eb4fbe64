import type { TextData } from '#shared/scene/scene'
import { breakText, shownLine } from './break-text.ts'
import type { TextMeasure } from './canvas-2d.ts'
import { findFontFamily, nearestWeight } from './fonts.ts'

/**
 * Where the lines of a text stand, in pixels of its layer, so that the canvas, the SVG, the PDF and the text field
 * laid over the canvas agree to the pixel.
 */
export interface TextLayout {
  readonly lines: readonly TextLine[]
  readonly height: number
}

export interface TextLine {
  readonly text: string
  /** The left edge. */
  readonly x: number
  readonly baseline: number
  /** Without spaces at the end: those hang, as in the browser. */
  readonly width: number
}

interface Remembered extends TextLayout {
  readonly forWidth: number
}

let layouts = new WeakMap<TextData, Remembered>()

/** Call it when fonts have loaded: what was measured with a stand-in is wrong now. */
export function forgetLayouts(): void {
  layouts = new WeakMap()
}

/** Remembered for as long as the data object lives and the width stays. Leaves the canvas as it was. */
export function layoutText(ctx: TextMeasure, data: TextData, width: number): TextLayout {
  const known = layouts.get(data)
  if (known?.forWidth === width) return known

  ctx.save()
  ctx.font = fontOf(data)
  ctx.fontKerning = 'normal'
  const layout = { forWidth: width, ...placeLines(ctx, data, width) }
  ctx.restore()
  layouts.set(data, layout)
  return layout
}

export function textHeight(ctx: TextMeasure, data: TextData, width: number): number {
  return layoutText(ctx, data, width).height
}

type Font = Pick<TextData, 'fontFamily' | 'fontSize' | 'fontWeight' | 'fontStyle'>

const fonts = new WeakMap<Font, string>()

/** For `ctx.font` and the CSS `font` property, in a weight and style that the family really has. Remembered by the data. */
export function fontOf(data: Font): string {
  const known = fonts.get(data)
  if (known !== undefined) return known
  const family = findFontFamily(data.fontFamily)
  const style = data.fontStyle === 'italic' && family?.hasItalic !== false ? 'italic ' : ''
  const weight = nearestWeight(data.fontFamily, data.fontWeight)
  const name = (family?.cssName ?? data.fontFamily).replaceAll(/["\\]/g, '')
  const font = `${style}${weight} ${data.fontSize}px "${name}", ${family?.generic ?? 'sans-serif'}`
  fonts.set(data, font)
  return font
}

/** The baseline's formula is Chromium's own for a line box, measured on twenty pairs of family and size. */
function placeLines(ctx: TextMeasure, data: TextData, width: number): TextLayout {
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = ctx.measureText('x')
  const ascent = Math.round(fontBoundingBoxAscent)
  const descent = Math.round(fontBoundingBoxDescent)
  const step = data.fontSize * data.lineHeight
  const first = Math.floor((step - (ascent + descent)) / 2) + ascent
  const texts = data.lines ?? breakText(data.text, width, (text) => ctx.measureText(text).width)

  const lines = texts.map((line, index) => {
    const text = shownLine(line)
    const lineWidth = ctx.measureText(text).width
    return { text, x: startOf(data.textAlign, width - lineWidth), baseline: first + index * step, width: lineWidth }
  })
  return { lines, height: step * lines.length }
}

/** A line wider than its layer sticks out on the right, whatever the alignment: so does the browser. */
function startOf(align: TextData['textAlign'], free: number): number {
  if (align === 'left' || free <= 0) return 0
  return align === 'center' ? free / 2 : free
}
