import type { Area } from './pdf-matrix.ts'

/** A drawn letter, in the page's own coordinates. */
export interface Letter {
  text: string
  /** Start of its baseline, and its end. */
  x: number
  y: number
  endX: number
  endY: number
  /** Upwards from the baseline, as long as the type is large. */
  upX: number
  upY: number
  ink: Ink
  /** Of digits: the glyph that is drawn, as a character of its font, and its width in the font's units. */
  digit?: { char: string; width: number }
  /** What the font itself does to a digit. */
  form?: 'raised' | 'lowered'
}

/** How letters are drawn that were shown together. */
export interface Ink {
  font: string
  /** As #rrggbb; null for a pattern or a blend. */
  colour: string | null
  isInvisible: boolean
  /** The layer that is off, or null. */
  hiddenLayer: string | null
  /** Outside of it nothing is seen. */
  clip: Area | null
}

/** Anything painted besides letters. */
export interface Paint {
  area: Area
  kind: 'box' | 'picture' | 'other'
  colour: string | null
  /** Nothing under it can be seen. */
  isCover: boolean
  /** How many letters were drawn before. */
  at: number
}

export interface Drawing {
  letters: Letter[]
  paints: Paint[]
  /** The page has more paint than was analysed: what is covered is unknown. */
  isBusy: boolean
}
