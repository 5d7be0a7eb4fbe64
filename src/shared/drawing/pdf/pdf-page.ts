import type { Matrix } from '#shared/scene/geometry'
import type { PdfText } from './pdf-text.ts'

/**
 * A page as it goes into a PDF: plain data, so that one thread can draw pages and another gather them. Steps are in
 * canvas pixels with the y axis downwards; the page's content turns them.
 */
export interface PdfPage {
  /** Canvas pixels, of which 96 make an inch. */
  readonly width: number
  readonly height: number
  /** Bottom first. */
  readonly parts: readonly PdfPart[]
  /** What could not be drawn as vectors and is pixels, once for each layer. */
  readonly pixels: readonly PixelCause[]
}

/** A soft shadow; a picture's effect that a PDF does not know. */
export type PixelCause = 'shadow' | 'effect'

/** What belongs together for a screen reader. */
export interface PdfPart {
  /** Without it, it is decoration, which is not read out. */
  readonly tag?: PdfTag
  readonly steps: readonly PdfStep[]
}

export interface PdfTag {
  readonly role: 'H1' | 'P' | 'Figure'
  /** What is to be seen on a figure. */
  readonly alt?: string
  /** Lower ones are read first. */
  readonly rank: number
}

/** Operators of a PDF's content stream, or what needs a resource of the file. */
export type PdfStep = string | GlyphsStep | UnseenStep | PictureStep | GradientStep | OpacityStep

/** Letters of one font file, from left to right as they are seen, beginning at a place. */
export interface GlyphsStep {
  readonly kind: 'glyphs'
  readonly font: string
  readonly fontSize: number
  readonly x: number
  readonly baseline: number
  /** How much wider than the font has them, in percent; 100 for as they are. */
  readonly stretch: number
  readonly glyphs: readonly PdfGlyph[]
  /** What they say, where that is not what each of them shows one after the other: text that runs to the left. */
  readonly says?: string
}

/** Lengths are shares of the font size. */
export interface PdfGlyph {
  /** Within its font. */
  readonly id: number
  /** The characters that it shows, in the order in which they are read. */
  readonly text: string
  /** As the font has it. */
  readonly width: number
  /** To the next glyph. */
  readonly advance: number
  readonly right: number
  readonly up: number
}

/** Lines that can be selected and read out over their picture. */
export interface UnseenStep {
  readonly kind: 'unseen'
  readonly text: PdfText
}

export interface PictureStep {
  readonly kind: 'picture'
  readonly image: PdfImage
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

export interface PdfImage {
  /** A JPEG file as it is, or rows of red, green and blue bytes, deflated with a zlib header. */
  readonly kind: 'jpeg' | 'flate'
  readonly bytes: Uint8Array
  /** Rows of a byte for each pixel, deflated likewise; without it nothing is clear. */
  readonly alpha?: Uint8Array
  /** Device pixels. */
  readonly width: number
  readonly height: number
}

/** The colour of what is filled or stroked next, up to the end of the graphics state. */
export interface GradientStep {
  readonly kind: 'gradient'
  readonly use: 'fill' | 'stroke'
  readonly gradient: PdfGradient
  /** From the gradient's space to the page's. */
  readonly matrix: Matrix
}

export interface PdfGradient {
  readonly type: 'linear' | 'radial'
  /** x and y of the start and the end; of a radial one x, y and radius of both circles. */
  readonly coordinates: readonly number[]
  /** Rising from 0 to 1, at least one. Channels from 0 to 1. */
  readonly stops: readonly { readonly at: number; readonly rgb: readonly number[]; readonly alpha: number }[]
}

/** Of fills and strokes, 0 to 1. */
export interface OpacityStep {
  readonly kind: 'opacity'
  readonly opacity: number
}
