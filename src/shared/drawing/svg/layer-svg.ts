import type { Layer } from '#shared/scene/scene'
import type { TextMeasure } from '../surface/canvas-2d.ts'

/** What an SVG carries along, since a picture file may not load anything from elsewhere. */
export interface SvgResources {
  readonly fonts: readonly SvgFont[]
  /** By the address in the scene. */
  readonly images: ReadonlyMap<string, SvgImage>
  /** A canvas context of the browser or of @napi-rs/canvas, with the fonts loaded. */
  readonly measure: TextMeasure
}

export interface SvgFont {
  /** The CSS name. */
  readonly family: string
  /** Of CSS. */
  readonly weight: string
  readonly style: 'normal' | 'italic'
  readonly dataUri: string
  readonly unicodeRange: string
}

export interface SvgImage {
  readonly dataUri: string
  /** Its own pixels. */
  readonly width: number
  readonly height: number
}

/** What the writing of one layer needs: the resources, and where shared definitions are gathered. */
export interface SvgContext extends SvgResources {
  /** Keeps a definition, such as a gradient, and returns the id it was given. */
  define(write: (id: string) => string): string
}

/** How layers of one kind are written, in the layer's own square: the same outlines that a canvas shows. */
export interface LayerSvg<Kind extends Layer> {
  readonly content: (layer: Kind, context: SvgContext) => string
  /** What casts its shadow; '' for nothing. */
  readonly caster: (layer: Kind, context: SvgContext) => string
}
