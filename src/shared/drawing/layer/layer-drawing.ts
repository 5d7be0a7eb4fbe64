import type { Layer, TextData } from '#shared/scene/scene'
import type { Canvas2D, DrawingEnv, TextMeasure } from '../surface/canvas-2d.ts'
import type { TextLine } from '../text/layout-text.ts'

/** Words and what they are set in. */
export type SetText = Pick<TextData, 'text' | 'fontFamily' | 'fontWeight' | 'fontStyle'>

/** A line as it is drawn, wherever its words come from. */
export type SetLine = Omit<TextLine, 'start' | 'mark'>

/** How layers of one kind look. Everything is drawn in the layer's own square (0 to width, 0 to height). */
export interface LayerDrawing<Kind extends Layer> {
  readonly draw: (ctx: Canvas2D, layer: Kind, env: DrawingEnv) => void
  /** Draws what casts its shadow in the context's colours, wider by `spread` on every side. */
  readonly cast: (ctx: Canvas2D, layer: Kind, env: DrawingEnv, spread: number) => void
  /** How far it paints beyond its square at most, without its shadow. */
  readonly reach: (layer: Kind) => number
  /** What is set in letters, for loading their fonts. */
  readonly words: (layer: Kind) => readonly SetText[]
  /** The author's own lines of text, so that a file can be searched. */
  readonly lines: (measure: TextMeasure, layer: Kind) => readonly SetLine[]
}

/** What holds for a layer without letters that stays within its box. A kind names only where it differs. */
export const boxDrawing = {
  reach: (): number => 0,
  words: (): readonly SetText[] => [],
  lines: (): readonly SetLine[] => [],
}
