import svgpath from 'svgpath'
import { parseColour } from '#shared/scene/colour'
import { invertMatrix, type Matrix, multiplyMatrix } from '#shared/scene/geometry'
import type { Box } from '#shared/scene/scene'
import type { Canvas2D, PathLike, TextSize } from '../surface/canvas-2d.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { pdfNumber } from './pdf-file.ts'
import type { GradientStep, PdfGradient, PdfStep } from './pdf-page.ts'
import type { PdfText } from './pdf-text.ts'
import { ellipseOperators, roundedOperators } from './round-paths.ts'
import type { DrawnWords, TextPen } from './text-pen.ts'

/** A path of SVG data, as `DrawingEnv.createPath` gives it to a PDF. */
export class PdfPath {
  readonly operators: string

  constructor(d: string) {
    this.operators = svgOperators(d)
  }
}

/** A request for part of a picture, with a minimum width and height in pixels. */
export interface WantedPicture {
  readonly source: object
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly width: number
  readonly height: number
}

/** A picture that is still loading has a placeholder among the steps. */
export type PdfDrawingStep = PdfStep | WordsStep | WantedStep

export interface WantedStep {
  readonly kind: 'wanted'
  readonly wanted: WantedPicture
  readonly at: Box
}

/** Immediately drawn text, with its colour. */
export interface WordsStep {
  readonly kind: 'words'
  readonly text: string
  readonly baseline: number
  readonly steps: readonly (PdfStep | DrawnStep)[]
}

/** Words that another canvas draws in place. */
export interface DrawnStep {
  readonly kind: 'drawn'
  readonly text: PdfText
  readonly look: Pick<Canvas2D, 'font' | 'fontKerning' | 'letterSpacing' | 'direction' | 'fillStyle'>
  /** All that they cover. */
  readonly at: Box
  /** Device pixels for each unit. */
  readonly scale: number
}

class Gradient {
  readonly stops: { at: number; rgb: number[]; alpha: number }[] = []
  private readonly type: PdfGradient['type']
  private readonly coordinates: readonly number[]

  constructor(type: PdfGradient['type'], coordinates: readonly number[]) {
    this.type = type
    this.coordinates = coordinates
  }

  addColorStop(offset: number, color: string): void {
    const { red, green, blue, alpha } = parseColour(color) ?? { red: 0, green: 0, blue: 0, alpha: 1 }
    this.stops.push({ at: offset, rgb: [red / 255, green / 255, blue / 255], alpha })
  }

  /** With its stops in their order. */
  read(): PdfGradient {
    const stops = this.stops.toSorted((one, other) => one.at - other.at)
    return { type: this.type, coordinates: this.coordinates, stops }
  }
}

interface State {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: Canvas2D['lineCap']
  lineJoin: Canvas2D['lineJoin']
  miterLimit: number
  globalAlpha: number
  font: string
  fontKerning: Canvas2D['fontKerning']
  letterSpacing: string
  direction: Canvas2D['direction']
  textAlign: Canvas2D['textAlign']
  textBaseline: Canvas2D['textBaseline']
}

const caps = { butt: 0, round: 1, square: 2 } as const
const joins = { miter: 0, round: 1, bevel: 2 } as const

/** Pixels of a picture for each pixel of the canvas that it covers. */
const pictureScale = 2
/** The same for letters, whose edges are finer. */
const lettersScale = 3

/**
 * A canvas that records drawing as PDF content, so that the editor's drawing code also makes PDFs. It supports what
 * that code uses, except shadows, which PDF does not have.
 */
export class PdfCanvas implements Canvas2D {
  readonly steps: PdfDrawingStep[] = []
  fillStyle: unknown = '#000000'
  strokeStyle: unknown = '#000000'
  lineWidth = 1
  lineCap: Canvas2D['lineCap'] = 'butt'
  lineJoin: Canvas2D['lineJoin'] = 'miter'
  miterLimit = 10
  globalAlpha = 1
  font = '400 10px "Inter"'
  fontKerning: Canvas2D['fontKerning'] = 'auto'
  letterSpacing = '0px'
  direction: Canvas2D['direction'] = 'ltr'
  textAlign: Canvas2D['textAlign'] = 'start'
  textBaseline: Canvas2D['textBaseline'] = 'alphabetic'
  imageSmoothingEnabled = true
  imageSmoothingQuality: Canvas2D['imageSmoothingQuality'] = 'high'
  shadowColor = 'transparent'
  shadowBlur = 0
  shadowOffsetX = 0
  shadowOffsetY = 0

  private matrix: Matrix = [1, 0, 0, 1, 0, 0]
  private path: string[] = []
  private dash: readonly number[] = []
  private readonly kept: { state: State; matrix: Matrix; dash: readonly number[] }[] = []
  private readonly pen: TextPen

  constructor(pen: TextPen) {
    this.pen = pen
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, miterLimit, globalAlpha } = this
    const { font, fontKerning, letterSpacing, direction, textAlign, textBaseline } = this
    const line = { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, miterLimit, globalAlpha }
    const state = { ...line, font, fontKerning, letterSpacing, direction, textAlign, textBaseline }
    this.kept.push({ state, matrix: this.matrix, dash: this.dash })
    this.steps.push('q')
  }

  restore(): void {
    const last = this.kept.pop()
    if (!last) return
    Object.assign(this, last.state)
    this.matrix = last.matrix
    this.dash = last.dash
    this.steps.push('Q')
  }

  getTransform() {
    const [a, b, c, d, e, f] = this.matrix
    return { a, b, c, d, e, f }
  }

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.transform(...multiplyMatrix(invertMatrix(this.matrix), [a, b, c, d, e, f]))
  }

  transform(...matrix: [a: number, b: number, c: number, d: number, e: number, f: number]): void {
    this.matrix = multiplyMatrix(this.matrix, matrix)
    this.steps.push(`${matrix.map(pdfNumber).join(' ')} cm`)
  }

  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y)
  }

  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0)
  }

  beginPath(): void {
    this.path = []
  }

  closePath(): void {
    this.path.push('h')
  }

  moveTo(x: number, y: number): void {
    this.path.push(operator('m', x, y))
  }

  lineTo(x: number, y: number): void {
    this.path.push(operator('l', x, y))
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.path.push(operator('re', x, y, width, height))
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    this.path.push(...roundedOperators({ x, y, width, height }, radius))
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number, rotation: number, from: number, to: number): void {
    this.path.push(...ellipseOperators({ x, y, radiusX, radiusY, rotation, from, to }, this.path.length === 0))
  }

  clip(path?: PathLike): void {
    this.steps.push(`${this.outline(path)} W n`)
  }

  fill(path?: PathLike): void {
    this.paint('fill', this.outline(path))
  }

  stroke(path?: PathLike): void {
    const dash = this.dash.map(pdfNumber).join(' ')
    const line = `${pdfNumber(this.lineWidth)} w ${caps[this.lineCap]} J ${joins[this.lineJoin]} j`
    this.steps.push(`${line} ${pdfNumber(this.miterLimit)} M [${dash}] 0 d`)
    this.paint('stroke', this.outline(path))
  }

  setLineDash(segments: number[]): void {
    // a dash pattern of only zeros is solid on a canvas, and an error in a PDF
    this.dash = segments.some((length) => length > 0) ? segments : []
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.paint('fill', operator('re', x, y, width, height))
  }

  fillText(text: string, x: number, y: number): void {
    if (this.textBaseline !== 'alphabetic') throw new NotAsVectors()
    const { width, runs } = this.pen.write(text, this)
    const start = x - width * shareBefore(this.textAlign, this.direction)
    const letters = runs.map((run) =>
      run.kind === 'glyphs' ? { ...run, x: start + run.x, baseline: y } : this.drawn(run, start + run.x, y),
    )
    this.steps.push({ kind: 'words', text, baseline: y, steps: this.coloured('fill', letters) })
  }

  /** Their opacity is the PDF's. */
  private drawn({ text, width, fontSize }: DrawnWords, x: number, baseline: number): DrawnStep {
    if (this.fillStyle instanceof Gradient) throw new NotAsVectors()
    const { red = 0, green = 0, blue = 0 } = parseColour(String(this.fillStyle)) ?? {}
    const { font, fontKerning, letterSpacing } = this
    const direction = this.direction === 'rtl' ? 'rtl' : 'ltr'
    const [a, b] = this.matrix
    return {
      kind: 'drawn',
      text: { text, x, baseline, width, fontSize, direction, matrix: [1, 0, 0, 1, 0, 0] },
      look: { font, fontKerning, letterSpacing, direction, fillStyle: `rgb(${red}, ${green}, ${blue})` },
      at: { x: x - fontSize / 2, y: baseline - fontSize * 1.4, width: width + fontSize, height: fontSize * 2 },
      scale: lettersScale * Math.hypot(a, b),
    }
  }

  strokeText(): void {
    throw new NotAsVectors()
  }

  measureText(text: string): TextSize {
    return this.pen.measure(text, this)
  }

  createLinearGradient(...coordinates: [x0: number, y0: number, x1: number, y1: number]) {
    return new Gradient('linear', coordinates)
  }

  createRadialGradient(...coordinates: [x0: number, y0: number, r0: number, x1: number, y1: number, r1: number]) {
    return new Gradient('radial', coordinates)
  }

  drawImage(
    ...[source, sourceX, sourceY, sourceWidth, sourceHeight, x, y, width, height]: Parameters<Canvas2D['drawImage']>
  ): void {
    const [a, b, c, d] = this.matrix
    const part = { x: sourceX, y: sourceY, width: sourceWidth, height: sourceHeight }
    const pixels = (own: number, shown: number) => Math.max(1, Math.ceil(Math.min(own, shown * pictureScale)))
    const wanted = {
      source,
      part,
      width: pixels(sourceWidth, Math.abs(width) * Math.hypot(a, b)),
      height: pixels(sourceHeight, Math.abs(height) * Math.hypot(c, d)),
    }
    this.steps.push('q', { kind: 'opacity', opacity: this.globalAlpha })
    this.steps.push({ kind: 'wanted', wanted, at: { x, y, width, height } }, 'Q')
  }

  private outline(path: PathLike | undefined): string {
    if (path === undefined) return this.path.join('\n')
    if (!(path instanceof PdfPath)) throw new NotAsVectors()
    return path.operators
  }

  private paint(use: GradientStep['use'], outline: string): void {
    if (outline !== '') this.steps.push(...this.coloured(use, [`${outline} ${use === 'fill' ? 'f' : 'S'}`]))
  }

  /**
   * Adds a step in a separate graphics state, so that opacity and gradients end with it; nothing if it is invisible.
   */
  private coloured<Step extends PdfStep | DrawnStep>(
    use: GradientStep['use'],
    drawn: readonly Step[],
  ): (PdfStep | Step)[] {
    const style = use === 'fill' ? this.fillStyle : this.strokeStyle
    const opacity = (alpha: number): PdfStep => ({ kind: 'opacity', opacity: this.globalAlpha * alpha })
    if (style instanceof Gradient) {
      if (style.stops.length === 0) return []
      const gradient: PdfStep = { kind: 'gradient', use, gradient: style.read(), matrix: this.matrix }
      return ['q', opacity(1), gradient, ...drawn, 'Q']
    }
    const colour = parseColour(String(style))
    if (!colour || colour.alpha === 0) return []
    const rgb = [colour.red, colour.green, colour.blue].map((value) => pdfNumber(value / 255)).join(' ')
    return ['q', opacity(colour.alpha), `${rgb} ${use === 'fill' ? 'rg' : 'RG'}`, ...drawn, 'Q']
  }
}

function operator(name: string, ...values: number[]): string {
  return `${values.map(pdfNumber).join(' ')} ${name}`
}

/** Share of a text's width that is left of its anchor. */
function shareBefore(align: Canvas2D['textAlign'], direction: Canvas2D['direction']): number {
  if (align === 'center') return 0.5
  const isRightToLeft = direction === 'rtl'
  const isRight = align === 'right' || (align === 'start' && isRightToLeft) || (align === 'end' && !isRightToLeft)
  return isRight ? 1 : 0
}

function svgOperators(d: string): string {
  const operators: string[] = []
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      switch (segment[0]) {
        case 'M':
          operators.push(operator('m', segment[1], segment[2]))
          break
        case 'L':
          operators.push(operator('l', segment[1], segment[2]))
          break
        case 'H':
          operators.push(operator('l', segment[1], y))
          break
        case 'V':
          operators.push(operator('l', x, segment[1]))
          break
        case 'C':
          operators.push(operator('c', segment[1], segment[2], segment[3], segment[4], segment[5], segment[6]))
          break
        case 'Q':
          operators.push(quadratic(x, y, segment[1], segment[2], segment[3], segment[4]))
          break
        case 'Z':
        case 'z':
          operators.push('h')
          break
        default:
          throw new NotAsVectors()
      }
    })
  return operators.join('\n')
}

/** PDF has only cubic curves. */
function quadratic(x: number, y: number, cx: number, cy: number, toX: number, toY: number): string {
  const between = (from: number, to: number) => from + (2 / 3) * (to - from)
  return operator('c', between(x, cx), between(y, cy), between(toX, cx), between(toY, cy), toX, toY)
}
