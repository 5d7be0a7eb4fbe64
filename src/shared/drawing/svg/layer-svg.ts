import type { Layer } from '#shared/scene/scene'
import type { TextMeasure } from '../surface/canvas-2d.ts'

/** Resources embedded in an SVG, since a picture file may not load anything. */
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

/** Context for writing one layer: the resources, and the collected shared definitions. */
export interface SvgContext extends SvgResources {
  /** Adds a definition, such as a gradient, and returns its id. */
  define(write: (id: string) => string): string
}

/** SVG of one kind of layer, in the layer's own square: the same outlines as on a canvas. */
export interface LayerSvg<Kind extends Layer> {
  readonly content: (layer: Kind, context: SvgContext) => string
  /** What casts its shadow; '' for nothing. */
  readonly caster: (layer: Kind, context: SvgContext) => string
}
