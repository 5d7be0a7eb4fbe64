import { type Graphics, setByOperator, startOfPage } from './pdf-graphics-state.ts'
import { type Area, areaOf, common, keepsRectangles, type Matrix, multiply } from './pdf-matrix.ts'

type Operators = typeof import('pdfjs-dist').OPS

/** More is not nested by any program. */
const maxDepth = 1_000
/** In points. */
const minPicture = 8
const nothingSeen: Area = { left: 0, bottom: 0, right: 0, top: 0 }

export class GraphicsStack {
  now: Graphics = { ...startOfPage }
  readonly #saved: Graphics[] = []
  #tooDeep = 0
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
    if (!isPlaced && !isEmptyPlace) return null
    const area = areaOf(ctm, 0, 0, 1, 1)
    const isLarge = Math.min(area.right - area.left, area.top - area.bottom) > minPicture
    if (!isEmptyPlace && !isLarge) return null
    return { area, isSure: isEmptyPlace && keepsRectangles(ctm) }
  }

  save(): void {
    if (this.#saved.length < maxDepth) this.#saved.push({ ...this.now })
    else this.#tooDeep += 1
    this.now.isPlaced = false
  }

  restore(): void {
    if (this.#tooDeep > 0) this.#tooDeep -= 1
    else this.now = this.#saved.pop() ?? this.now
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
    if (operator === ops.clip || operator === ops.eoClip) {
      this.#isClipping = true
    } else if (operator === ops.endText) {
      if (this.#hasClippingText) this.now.isClipExact = false
      this.#hasClippingText = false
    } else {
      setByOperator(ops, operator, values, this.now)
    }
  }
}

function isOutlined(mode: number): boolean {
  return mode % 4 === 1 || mode % 4 === 2
}
