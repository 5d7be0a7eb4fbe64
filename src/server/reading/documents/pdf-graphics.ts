import { type Area, areaOf, common, identity, keepsRectangles, type Matrix, multiply, toMatrix } from './pdf-matrix.ts'

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
  /** Mixed with what is under it, or seen through a mask: its colour is not the one that is seen. */
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

/** More is not nested by any program. */
const maxDepth = 1_000
/** In points. */
const leastPicture = 8
const nothingSeen: Area = { left: 0, bottom: 0, right: 0, top: 0 }

export class GraphicsStack {
  now: Graphics = {
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
  readonly #saved: Graphics[] = []
  #isClipping = false
  #hasClippingText = false

  get depth(): number {
    return this.#saved.length
  }

  /**
   * Where a picture may be, which the library leaves out: the square of a transformation to its size. Nothing else is
   * scaled so, and nothing is drawn in it.
   */
  picturePlace(): { area: Area; isSure: boolean } | null {
    const { ctm, isPlaced, isEmptyPlace } = this.now
    const area = areaOf(ctm, 0, 0, 1, 1)
    const isLarge = Math.min(area.right - area.left, area.top - area.bottom) > leastPicture
    if (!isEmptyPlace && !(isPlaced && isLarge)) return null
    return { area, isSure: isEmptyPlace && keepsRectangles(ctm) }
  }

  save(): void {
    if (this.#saved.length < maxDepth) this.#saved.push({ ...this.now })
    this.now.isPlaced = false
  }

  restore(): void {
    this.now = this.#saved.pop() ?? this.now
  }

  transform(matrix: Matrix): void {
    this.now.ctm = multiply(this.now.ctm, matrix)
    this.now.isPlaced = true
    this.now.isEmptyPlace = true
  }

  markPainted(): void {
    if (!this.now.isEmptyPlace) return
    this.now.isEmptyPlace = false
    for (const saved of this.#saved) saved.isEmptyPlace = false
  }

  clip(area: Area, isExact: boolean): void {
    this.now.clip = this.now.clip ? (common(this.now.clip, area) ?? nothingSeen) : area
    this.now.isClipExact &&= isExact
  }

  beginGroup(): void {
    this.save()
    const { now } = this
    now.groupAlpha *= now.fillAlpha
    now.isInBlendedGroup ||= now.isBlended || now.isMasked
    Object.assign(now, { fillAlpha: 1, strokeAlpha: 1, isBlended: false, isMasked: false })
  }

  /** What was marked to clip by clips once its path was drawn. */
  endPath(path: { areas: Area[] | null; reach: Area } | null): void {
    if (!this.#isClipping) return
    this.#isClipping = false
    const [only, ...others] = path?.areas ?? []
    if (path) this.clip(path.reach, only !== undefined && others.length === 0)
  }

  noteClippingText(): void {
    this.#hasClippingText ||= this.now.mode >= 4
  }

  isOpaque(how: 'fill' | 'stroke'): boolean {
    const { now } = this
    const alpha = now.groupAlpha * (how === 'fill' ? now.fillAlpha : now.strokeAlpha)
    return alpha >= 0.99 && this.#isPlain
  }

  isTransparent(): boolean {
    const { now } = this
    const alpha = isOutlined(now.mode) ? Math.max(now.fillAlpha, now.strokeAlpha) : now.fillAlpha
    return alpha * now.groupAlpha < 0.02
  }

  /** The colour of letters, where it is known. */
  inkColour(): string | null {
    const { now } = this
    if (!this.#isPlain || now.mode >= 7) return null
    if (now.mode % 4 === 1) return now.stroke
    return now.mode % 4 === 2 && now.stroke !== now.fill ? null : now.fill
  }

  get #isPlain(): boolean {
    return !this.now.isBlended && !this.now.isMasked && !this.now.isInBlendedGroup
  }

  /** Of a dictionary of graphics state (ISO 32000-1, table 58). */
  set(key: string, value: unknown): void {
    const { now } = this
    if (key === 'LW') now.lineWidth = Number(value)
    if (key === 'ca') now.fillAlpha = Number(value)
    if (key === 'CA') now.strokeAlpha = Number(value)
    if (key === 'BM') now.isBlended = value !== 'source-over'
    if (key === 'SMask') now.isMasked = Boolean(value)
  }

  setByOperator(ops: Operators, operator: number, values: unknown[]): void {
    const { now } = this
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
      case ops.clip:
      case ops.eoClip:
        this.#isClipping = true
        break
      case ops.beginText:
        now.text = now.line = identity
        break
      case ops.endText:
        if (this.#hasClippingText) now.isClipExact = false
        this.#hasClippingText = false
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
        this.#moveLine(first, second)
        break
      case ops.moveText:
        this.#moveLine(first, second)
        break
      case ops.nextLine:
        this.#moveLine(0, -now.leading)
        break
    }
  }

  #moveLine(x: number, y: number): void {
    this.now.line = multiply(this.now.line, [1, 0, 0, 1, x, y])
    this.now.text = this.now.line
  }
}

function isOutlined(mode: number): boolean {
  return mode % 4 === 1 || mode % 4 === 2
}
