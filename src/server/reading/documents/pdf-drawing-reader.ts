import type { PDFPageProxy } from 'pdfjs-dist'
import type { Drawing, Ink, Paint } from './pdf-drawing.ts'
import { GraphicsStack } from './pdf-graphics.ts'
import { type Area, areaOf, common, keepsRectangles, multiply, toMatrix } from './pdf-matrix.ts'
import { filledRectangles, reachOf, strokedLines } from './pdf-paths.ts'
import { type Glyph, showLetters } from './pdf-show-text.ts'

type Operators = typeof import('pdfjs-dist').OPS

/** Of one page. A page of small print has 20,000 letters. */
const maxLetters = 100_000
const maxPaints = 1_500

export interface DrawingOptions {
  /** Answers the name of a layer that is off, or null. */
  hiddenLayerOf: (layer: unknown) => string | null
  /** Whether pictures in this file may be transparent. */
  hasTransparentPictures: boolean
}

/** Processes a page's drawing operators, and records where each letter was drawn and what else was painted. */
export class DrawingReader {
  readonly drawing: Drawing = { letters: [], paints: [], isBusy: false }
  readonly #stack = new GraphicsStack()
  readonly #page: PDFPageProxy
  readonly #ops: Operators
  readonly #options: DrawingOptions
  /** The innermost layers, the last one being the current; null for those that are on. */
  readonly #layers: (string | null)[] = []
  /** Masks are drawn like a group, and are not seen themselves. */
  #maskDepth = 0

  constructor(page: PDFPageProxy, ops: Operators, options: DrawingOptions) {
    this.#page = page
    this.#ops = ops
    this.#options = options
  }

  /** @returns false when there is too much on the page */
  take(operator: number, values: unknown[]): boolean {
    const ops = this.#ops
    if (this.#maskDepth > 0) {
      if (operator === ops.beginGroup) this.#maskDepth += 1
      if (operator === ops.endGroup) this.#maskDepth -= 1
      return true
    }
    const stack = this.#stack
    const [first, second] = values
    switch (operator) {
      case ops.save:
        stack.save()
        break
      case ops.restore:
      case ops.paintFormXObjectEnd:
      case ops.endGroup:
        this.#closeLevel()
        break
      case ops.transform:
        stack.transform(toMatrix(values as number[]))
        break
      case ops.paintFormXObjectBegin:
        stack.save()
        if (first) stack.transform(toMatrix(first as Float32Array))
        if (second) stack.clip(areaOf(stack.now.ctm, ...corners(second)), keepsRectangles(stack.now.ctm))
        break
      case ops.beginGroup:
        this.#beginGroup(first as { smask?: unknown; bbox?: Float32Array; matrix?: number[] })
        break
      case ops.beginMarkedContent:
        this.#layers.push(this.#layers.at(-1) ?? null)
        break
      case ops.beginMarkedContentProps:
        this.#layers.push(
          this.#layers.at(-1) ?? (first === 'OC' && second ? this.#options.hiddenLayerOf(second) : null),
        )
        break
      case ops.endMarkedContent:
        this.#layers.pop()
        break
      case ops.constructPath:
        this.#path(first as number, (second as [Float32Array | null])[0], values[2] as Float32Array | null)
        break
      case ops.shadingFill:
        this.#paint('other', stack.now.clip ?? everywhere, null, false)
        break
      case ops.setFont:
        this.#setFont(first as string, second as number)
        break
      case ops.setGState:
        for (const [key, value] of first as [string, unknown][]) {
          if (key === 'Font') this.#setFont((value as [string, number])[0], (value as [string, number])[1])
          else stack.set(key, value)
        }
        break
      case ops.showText:
        this.#showText(first as (Glyph | number)[])
        break
      default:
        stack.setByOperator(ops, operator, values)
    }
    return this.drawing.letters.length < maxLetters
  }

  /** Called after the page's last operator. */
  end(): Drawing {
    while (this.#stack.depth > 0) this.#closeLevel()
    this.#closeLevel()
    return this.drawing
  }

  #beginGroup(group: { smask?: unknown; bbox?: Float32Array; matrix?: number[] }): void {
    if (group.smask) {
      this.#maskDepth = 1
      return
    }
    this.#stack.beginGroup()
    if (!group.bbox) return
    const matrix = group.matrix ? multiply(this.#stack.now.ctm, toMatrix(group.matrix)) : this.#stack.now.ctm
    this.#stack.clip(areaOf(matrix, ...corners(group.bbox)), keepsRectangles(matrix))
  }

  #setFont(name: string, size: number): void {
    const fonts = this.#page.commonObjs as { has(name: string): boolean; get(name: string): unknown }
    const font = fonts.has(name) ? (fonts.get(name) as { fontMatrix?: number[]; vertical?: boolean } | null) : null
    this.#stack.now.font = name
    this.#stack.now.fontSize = size
    this.#stack.now.fontScale = font?.fontMatrix?.[0] ?? 0.001
    this.#stack.now.isVertical = font?.vertical === true
  }

  #closeLevel(): void {
    const place = this.#stack.picturePlace()
    if (place) this.#paint('picture', place.area, null, place.isSure && !this.#options.hasTransparentPictures)
    this.#stack.restore()
  }

  #path(operator: number, path: Float32Array | null, extremes: Float32Array | null): void {
    const { ctm, lineWidth, fill, stroke } = this.#stack.now
    const ops = this.#ops
    if (path && extremes) {
      const isStroked = [ops.stroke, ops.closeStroke].includes(operator as never)
      const isBoth = [ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke, ops.closeEOFillStroke].includes(
        operator as never,
      )
      if (operator === ops.fill || operator === ops.eoFill || isBoth) {
        this.#paintAll('fill', filledRectangles(path, ctm), reachOf(extremes, ctm, 0), fill)
      }
      if (isStroked || isBoth) {
        this.#paintAll('stroke', strokedLines(path, ctm, lineWidth), reachOf(extremes, ctm, lineWidth), stroke)
      }
    }
    this.#stack.endPath(
      path && extremes ? { areas: filledRectangles(path, ctm), reach: reachOf(extremes, ctm, 0) } : null,
    )
  }

  #paintAll(how: 'fill' | 'stroke', areas: Area[] | null, reach: Area, colour: string | null): void {
    const isOpaque = this.#stack.isOpaque(how)
    if (!areas) this.#paint('other', reach, null, false)
    for (const area of areas ?? []) {
      this.#paint(isOpaque && colour ? 'box' : 'other', area, colour, isOpaque && colour !== null)
    }
  }

  #paint(kind: Paint['kind'], area: Area, colour: string | null, isCover: boolean): void {
    const { now } = this.#stack
    this.#stack.markPainted()
    if ((this.#layers.at(-1) ?? null) !== null) return
    const seen = now.clip ? common(area, now.clip) : area
    if (!seen) return
    if (this.drawing.paints.length >= maxPaints) {
      this.drawing.isBusy = true
      return
    }
    const isSure = isCover && now.isClipExact && this.#stack.isOpaque('fill')
    this.drawing.paints.push({ area: seen, kind, colour, isCover: isSure, at: this.drawing.letters.length })
  }

  #showText(glyphs: (Glyph | number)[]): void {
    this.#stack.markPainted()
    const { now } = this.#stack
    const ink: Ink = {
      font: now.font,
      colour: this.#stack.inkColour(),
      isInvisible: now.mode === 3 || this.#stack.isTransparent(),
      hiddenLayer: this.#layers.at(-1) ?? null,
      clip: now.clip,
    }
    showLetters(glyphs, now, ink, this.drawing.letters)
    this.#stack.noteClippingText()
  }
}

const everywhere: Area = { left: -1e9, bottom: -1e9, right: 1e9, top: 1e9 }

function corners(box: unknown): [number, number, number, number] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box as Float32Array
  return [x0, y0, x1, y1]
}
