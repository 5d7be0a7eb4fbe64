import type { Layer, TextData } from '#shared/scene/scene'
import type { Canvas2D, DrawingEnv, TextMeasure } from '../surface/canvas-2d.ts'
import type { TextLine } from '../text/layout-text.ts'

/** Words and their font. */
export type SetText = Pick<TextData, 'text' | 'fontFamily' | 'fontWeight' | 'fontStyle'>

/** A line as drawn, for texts of any kind. */
export type SetLine = Omit<TextLine, 'start' | 'mark'>

/** Drawing of one kind of layer, in the layer's own square (0 to width, 0 to height). */
export interface LayerDrawing<Kind extends Layer> {
  readonly draw: (ctx: Canvas2D, layer: Kind, env: DrawingEnv) => void
  /** Draws the shadow's caster in the context's colours, enlarged by `spread` on every side. */
  readonly cast: (ctx: Canvas2D, layer: Kind, env: DrawingEnv, spread: number) => void
  /** How far it can paint beyond its square, without its shadow. */
  readonly reach: (layer: Kind) => number
  /** Its words and fonts, for loading the fonts. */
  readonly words: (layer: Kind) => readonly SetText[]
  /** The author's lines of text, so that an exported file is searchable. */
  readonly lines: (measure: TextMeasure, layer: Kind) => readonly SetLine[]
}

/** Defaults for a layer without text that stays within its box. A kind overrides only what differs. */
export const boxDrawing = {
  reach: (): number => 0,
  words: (): readonly SetText[] => [],
  lines: (): readonly SetLine[] => [],
}
