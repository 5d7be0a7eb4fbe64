import type { Scale } from './frame-scale.ts'
import type { Frame } from './handles.ts'
import type { Layer, LayerType, Point, Scene, ShapeData } from './scene.ts'

/** The layer of this type. */
export type LayerOf<Type extends LayerType> = Extract<Layer, { type: Type }>

export type KindWord = Exclude<LayerType, 'shape'> | ShapeData['shapeType'] | 'arrow'

/** `wrapping`: by its sides and corners, while the height follows from its lines. `lengthwise`: only in length. */
export type Resizing = 'free' | 'wrapping' | 'lengthwise'

/**
 * How the editor and file code handle a layer of one kind. Reading from a file is in read-layer-data.ts and drawing in
 * shared/drawing, since both are needed without this.
 */
export interface LayerKind<Kind extends Layer> {
  /** With the defaults of spec section 9: in the middle of the canvas, above all others. */
  readonly create: (scene: Scene, id: string) => Kind
  /** The key of its name in the interface's texts. */
  readonly word: (layer: Kind) => KindWord
  /** What a layer is called that was stored without a name. */
  readonly nameOf: (layer: Kind) => string
  /** Its text for someone who cannot see it; '' for a kind without text. */
  readonly wordsOf: (layer: Kind) => string

  /** Hit test in the layer's own coordinates (0 to width, 0 to height). Thin lines are also hit within `tolerance`. */
  readonly contains: (layer: Kind, point: Point, tolerance: number) => boolean
  /** The rotated box that a marquee has to touch. */
  readonly drawnFrame: (layer: Kind) => Frame

  readonly resizing: (layer: Kind) => Resizing
  /** Larger by `scale`; `isUniform`: by the same factor both ways. The caller sets its position. */
  readonly scaled: (layer: Kind, scale: Scale, isUniform: boolean) => Kind
  /** The data of a layer after folding its stored vertical scale into its size. */
  readonly foldScale: (data: Kind['data'], down: number) => Kind['data']

  /** Its picture's address: '' if it waits for one, undefined for a kind without pictures. */
  readonly pictureOf: (layer: Kind) => string | undefined
  /** With another picture, uncropped, or with none for ''. */
  readonly withPicture: (layer: Kind, src: string) => Kind

  /** The colours it is drawn in, for the palette of a document. */
  readonly coloursOf: (layer: Kind) => readonly string[]
  /** The one colour, perhaps translucent, that covers its whole box; undefined if unknown. */
  readonly coverColour: (layer: Kind) => string | undefined
}
