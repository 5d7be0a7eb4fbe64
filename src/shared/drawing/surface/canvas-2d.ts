/**
 * The part of a 2D canvas that drawing needs, as shapes only: the browser's CanvasRenderingContext2D and the
 * context of @napi-rs/canvas both fit, so one drawing serves the screen, the export and the server.
 */
export interface Canvas2D {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  miterLimit: number
  globalAlpha: number
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  font: string
  fontKerning: 'auto' | 'none' | 'normal'
  /** A CSS length in canvas pixels, added behind every letter. */
  letterSpacing: string
  /** Order of the parts of a line with mixed directions. */
  direction: 'inherit' | 'ltr' | 'rtl'
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'high' | 'low' | 'medium'

  save(): void
  restore(): void
  getTransform(): {
    readonly a: number
    readonly b: number
    readonly c: number
    readonly d: number
    readonly e: number
    readonly f: number
  }
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void

  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radii: number): void
  ellipse(x: number, y: number, radiusX: number, radiusY: number, rotation: number, from: number, to: number): void
  clip(): void
  clip(path: PathLike): void
  fill(): void
  fill(path: PathLike): void
  stroke(): void
  stroke(path: PathLike): void
  setLineDash(segments: number[]): void

  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): TextSize
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): GradientLike
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): GradientLike
  drawImage(
    source: object,
    sourceX: number,
    sourceY: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

/** The part of a canvas needed to lay out text. */
export type TextMeasure = Pick<Canvas2D, 'save' | 'restore' | 'font' | 'fontKerning' | 'letterSpacing' | 'measureText'>

export interface TextSize {
  readonly width: number
  readonly fontBoundingBoxAscent: number
  readonly fontBoundingBoxDescent: number
}

export interface GradientLike {
  addColorStop(offset: number, color: string): void
}

/** An opaque Path2D: made by the environment and passed back to its canvas. */
export type PathLike = object

export interface LoadedImage {
  /** Something the canvas can draw. */
  readonly source: object
  readonly width: number
  readonly height: number
}

/** What is done to the pixels of a picture. */
export interface PictureCanvas extends Pick<Canvas2D, 'drawImage' | 'imageSmoothingQuality'> {
  /** What other canvases can draw. */
  readonly canvas: object
  getImageData(x: number, y: number, width: number, height: number): Pixels
  putImageData(pixels: Pixels, x: number, y: number): void
}

/** Red, green, blue and alpha, row by row. */
export interface Pixels {
  readonly data: { [index: number]: number; readonly length: number }
}

/** What drawing needs from its environment. */
export interface DrawingEnv {
  /** Device pixels per canvas pixel. A canvas does not scale its shadows, so drawing does. */
  readonly pixelScale: number
  /** The picture at an address; undefined while it still loads. */
  image(src: string): LoadedImage | 'missing' | undefined
  /** From SVG path data. */
  createPath(d: string): PathLike
  /** A separate canvas for the pixels of one picture. */
  createCanvas(width: number, height: number): PictureCanvas
}
