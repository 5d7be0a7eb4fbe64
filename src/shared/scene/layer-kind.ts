import type { Scale } from './frame-scale.ts'
import type { Frame } from './handles.ts'
import type { Layer, LayerType, Point, Scene, ShapeData } from './scene.ts'

/** The layer of this type. */
export type LayerOf<Type extends LayerType> = Extract<Layer, { type: Type }>

export type KindWord = Exclude<LayerType, 'shape'> | ShapeData['shapeType'] | 'arrow'

/** Every way; to the sides and by its corners, its height following from its lines; or only longer. */
export type Resizing = 'free' | 'wrapping' | 'lengthwise'

/**
 * What the editor and the files ask about a layer of one kind. How it is read from a file stands in
 * read-layer-data.ts and how it looks in shared/drawing, since both are needed at other times than this.
 */
export interface LayerKind<Kind extends Layer> {
  /** With the defaults of spec section 9: in the middle of the canvas, above all others. */
  readonly create: (scene: Scene, id: string) => Kind
  /** Under which name the interface has a word for it. */
  readonly word: (layer: Kind) => KindWord
  /** What a layer is called that was stored without a name. */
  readonly nameOf: (layer: Kind) => string

  /** Whether it is drawn at a point of its own square (0 to width, 0 to height). Thin lines may be missed by `tolerance`. */
  readonly contains: (layer: Kind, point: Point, tolerance: number) => boolean
  /** The turned box that a marquee has to touch. */
  readonly drawnFrame: (layer: Kind) => Frame

  readonly resizing: (layer: Kind) => Resizing
  /** Larger by `scale`; `isUniform` where both sides grow alike. Its place is for others to decide. */
  readonly scaled: (layer: Kind, scale: Scale, isUniform: boolean) => Kind
  /** The data of a layer whose stored vertical scale becomes part of its size. */
  readonly foldScale: (data: Kind['data'], down: number) => Kind['data']

  /** The address of its picture: '' where it waits for one, undefined for a kind that shows none. */
  readonly pictureOf: (layer: Kind) => string | undefined
  /** With all of another picture, or none for ''. */
  readonly withPicture: (layer: Kind, src: string) => Kind

  /** The colours it is drawn in, for the palette of a document. */
  readonly coloursOf: (layer: Kind) => readonly string[]
  /** The one colour, perhaps a translucent one, that covers all of its box; nothing where that can't be told. */
  readonly coverColour: (layer: Kind) => string | undefined
}
