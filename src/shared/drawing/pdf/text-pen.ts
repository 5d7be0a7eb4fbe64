import type { Canvas2D, TextMeasure, TextSize } from '../canvas-2d.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import type { GlyphsStep } from './pdf-page.ts'
import { type FontFace, type ShapedRun, shapeLine } from './shape-line.ts'

/** Writes texts in the glyphs of our own fonts, as wide as the canvas has them. */
export interface TextPen {
  measure(text: string, set: SetText): TextSize
  /**
   * Runs of glyphs in the order in which they are read, each with its place from the left edge of the text.
   * @throws NotAsVectors when no font of ours has a letter of it
   */
  write(text: string, set: SetText): { readonly width: number; readonly runs: readonly WrittenRun[] }
}

export type WrittenRun = Omit<GlyphsStep, 'baseline'>
type SetText = Pick<Canvas2D, 'font' | 'fontKerning' | 'letterSpacing' | 'direction'>

/** What a canvas font says, such as 'italic 700 24px "Inter", sans-serif'. */
export interface AskedFace {
  readonly family: string
  readonly weight: number
  readonly isItalic: boolean
}

/** Wider or narrower than this, and the canvas has written in another font. */
const mostStretch = 0.04

/** @param facesOf the files of a face, those first that are to be taken first */
export function createTextPen(canvas: TextMeasure, facesOf: (face: AskedFace) => readonly FontFace[]): TextPen {
  function measure(text: string, { font, fontKerning, letterSpacing }: SetText): TextSize {
    canvas.save()
    canvas.font = font
    canvas.fontKerning = fontKerning
    canvas.letterSpacing = letterSpacing
    const size = canvas.measureText(text)
    canvas.restore()
    return size
  }
  return {
    measure,
    write(text, set) {
      const { width } = measure(text, set)
      const { fontSize, ...face } = readFont(set.font)
      const spacing = (Number.parseFloat(set.letterSpacing) || 0) / fontSize
      const runs = shapeLine(text, { direction: set.direction === 'rtl' ? 'rtl' : 'ltr', spacing }, facesOf(face))
      const shaped = runs.reduce((sum, run) => sum + run.width, 0) * fontSize
      if (shaped <= 0 || width <= 0) return { width, runs: [] }
      const stretch = width / shaped
      if (Math.abs(stretch - 1) > mostStretch) throw new NotAsVectors('letters')
      return { width, runs: runs.map((run) => toStep(run, fontSize, stretch)) }
    },
  }
}

function toStep({ font, glyphs, x, says }: ShapedRun, fontSize: number, stretch: number): WrittenRun {
  const place = { fontSize, x: x * fontSize * stretch, stretch: stretch * 100 }
  return { kind: 'glyphs', font, glyphs, ...place, ...(says !== undefined && { says }) }
}

function readFont(font: string): AskedFace & { readonly fontSize: number } {
  const [, italic, weight, size, family] = /^(italic )?(\d+) ([\d.e+-]+)px "([^"]+)"/.exec(font) ?? []
  if (!weight || !size || !family) throw new NotAsVectors('letters')
  return { family, weight: Number(weight), isItalic: italic !== undefined, fontSize: Number(size) }
}
