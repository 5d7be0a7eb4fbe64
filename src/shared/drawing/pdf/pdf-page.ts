import type { Matrix } from '#shared/scene/geometry'
import type { PdfText } from './pdf-text.ts'

/**
 * A page's PDF content as plain data, so that one thread can draw pages and another collect them. Steps are in canvas
 * pixels with the y axis down; the page's content flips them.
 */
export interface PdfPage {
  /** Canvas pixels, of which 96 make an inch. */
  readonly width: number
  readonly height: number
  /** Bottom first. */
  readonly parts: readonly PdfPart[]
  /** Why layers are pixels instead of vectors, once for each layer. */
  readonly pixels: readonly PixelCause[]
}

/** A soft shadow; a picture effect that PDF does not support. */
export type PixelCause = 'shadow' | 'effect'

/** What belongs together for a screen reader. */
export interface PdfPart {
  /** Untagged parts are decoration, which is not read out. */
  readonly tag?: PdfTag
  readonly steps: readonly PdfStep[]
}

export interface PdfTag {
  readonly role: 'H1' | 'P' | 'Figure'
  /** Description of a figure. */
  readonly alt?: string
  /** Lower ones are read first. */
  readonly rank: number
}

/** Operators of a PDF's content stream, or a step that needs one of the file's resources. */
export type PdfStep = string | GlyphsStep | UnseenStep | PictureStep | GradientStep | OpacityStep

/** Letters from one font file in visual order, from left to right, and where they start. */
export interface GlyphsStep {
  readonly kind: 'glyphs'
  readonly font: string
  readonly fontSize: number
  readonly x: number
  readonly baseline: number
  /** Horizontal stretch in percent; 100 for the font's own widths. */
  readonly stretch: number
  readonly glyphs: readonly PdfGlyph[]
  /** Their text, if it differs from the glyphs' characters in sequence: right-to-left text. */
  readonly says?: string
}

/** Lengths are shares of the font size. */
export interface PdfGlyph {
  /** Within its font. */
  readonly id: number
  /** Its characters, in reading order. */
  readonly text: string
  /** As the font has it. */
  readonly width: number
  /** To the next glyph. */
  readonly advance: number
  readonly right: number
  readonly up: number
}

/** Invisible text over its own picture, to be selected and read out. */
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
  /** A JPEG file, or rows of red, green and blue bytes, deflated with a zlib header. */
  readonly kind: 'jpeg' | 'flate'
  readonly bytes: Uint8Array
  /** One alpha byte per pixel, also deflated; without it the picture is opaque. */
  readonly alpha?: Uint8Array
  /** Device pixels. */
  readonly width: number
  readonly height: number
}

/** The colour of the following fills or strokes, up to the end of the graphics state. */
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
