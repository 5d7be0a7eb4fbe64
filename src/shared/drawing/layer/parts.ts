import type { Box, IconNode } from '#shared/scene/scene'

/**
 * The parts of frames, charts and placeholders. Described once, in pixels of their layer and bottom first, then drawn
 * on a canvas or written as SVG.
 */
export type Part = PanelPart | PathPart | BlankPart | WordsPart | IconPart | PicturePart

export interface PanelPart {
  readonly kind: 'panel'
  readonly box: Box
  readonly radius: number
  readonly fill?: string
  readonly stroke?: { readonly color: string; readonly width: number; readonly dash: readonly number[] }
}

/** An outline by SVG path data. */
export interface PathPart {
  readonly kind: 'path'
  readonly d: string
  /** Position of its origin and size of its unit; the layer's own if missing. */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number }
  readonly fill?: string
  readonly stroke?: { readonly color: string; readonly width: number; readonly cap: 'butt' | 'round' }
  /** Of fill and stroke, 0 to 1; 1 if missing. */
  readonly opacity?: number
}

/** A plain area, clipped to its round frame. */
export interface BlankPart {
  readonly kind: 'blank'
  readonly box: Box
  readonly within: RoundBox
  readonly fill: string
}

export interface RoundBox {
  readonly box: Box
  readonly radius: number
}

export interface WordsPart {
  readonly kind: 'words'
  readonly text: string
  /** The left edge. */
  readonly x: number
  readonly baseline: number
  readonly fontSize: number
  readonly fontWeight: number
  /** Default family of the parts. */
  readonly fontFamily?: string
  readonly color: string
}

export interface IconPart {
  readonly kind: 'icon'
  readonly nodes: readonly IconNode[]
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
}

/** A picture that covers its box from the top. */
export interface PicturePart {
  readonly kind: 'picture'
  readonly src: string
  readonly box: Box
  /** What it is cut to. */
  readonly within: RoundBox
}

export const wordsFamily = 'Inter'
export const iconStroke = 1.75

/** What parts know about a picture before they are drawn. */
export type PictureState = 'empty' | 'loading' | 'missing' | 'ready'

/** Measures words in one family. */
export type MeasureWords = (text: string, fontSize: number, fontWeight: number) => number
