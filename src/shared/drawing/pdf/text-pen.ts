import type { Canvas2D, TextMeasure, TextSize } from '../surface/canvas-2d.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import type { GlyphsStep } from './pdf-page.ts'
import { type DrawnRun, type FontFace, isDrawn, type LineSetting, type ShapedRun, shapeLine } from './shape-line.ts'

/** Writes texts with glyphs of our own fonts, as wide as on the canvas. */
export interface TextPen {
  measure(text: string, set: SetText): TextSize
  /** Runs of glyphs in reading order, each with its position from the left edge of the text. */
  write(text: string, set: SetText): { readonly width: number; readonly runs: readonly (WrittenRun | DrawnWords)[] }
}

export type WrittenRun = Omit<GlyphsStep, 'baseline'>

/** Words for the canvas to draw: no embeddable file has their letters. */
export interface DrawnWords {
  readonly kind: 'drawn'
  readonly text: string
  readonly x: number
  readonly width: number
  readonly fontSize: number
}

type SetText = Pick<Canvas2D, 'font' | 'fontKerning' | 'letterSpacing' | 'direction'>

/** The face named by a canvas font string, such as 'italic 700 24px "Inter", sans-serif'. */
export interface AskedFace {
  readonly family: string
  readonly weight: number
  readonly isItalic: boolean
}

/** Beyond this stretch, the canvas must have used another font. */
const maxStretch = 0.04

/** @param facesOf the files of a face, in order of preference */
export function createTextPen(
  canvas: TextMeasure,
  facesOf: (face: AskedFace, text: string) => readonly FontFace[],
): TextPen {
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
      const setting: LineSetting = {
        direction: set.direction === 'rtl' ? 'rtl' : 'ltr',
        spacing,
        widthOf: (part) => measure(part, set).width / fontSize,
      }
      const runs = shapeLine(text, setting, facesOf(face, text))
      const shaped = runs.reduce((sum, run) => sum + run.width, 0) * fontSize
      if (shaped <= 0 || width <= 0) return { width, runs: [] }
      const stretch = width / shaped
      if (Math.abs(stretch - 1) > maxStretch) return { width, runs: [{ kind: 'drawn', text, x: 0, width, fontSize }] }
      return { width, runs: runs.map((run) => toStep(run, fontSize, stretch)) }
    },
  }
}

function toStep(run: ShapedRun | DrawnRun, fontSize: number, stretch: number): WrittenRun | DrawnWords {
  const x = run.x * fontSize * stretch
  if (isDrawn(run)) return { kind: 'drawn', text: run.text, x, width: run.width * fontSize * stretch, fontSize }
  const { font, glyphs, says } = run
  const place = { fontSize, x, stretch: stretch * 100 }
  return { kind: 'glyphs', font, glyphs, ...place, ...(says !== undefined && { says }) }
}

function readFont(font: string): AskedFace & { readonly fontSize: number } {
  const [, italic, weight, size, family] = /^(italic )?(\d+) ([\d.e+-]+)px "([^"]+)"/.exec(font) ?? []
  if (!weight || !size || !family) throw new NotAsVectors()
  return { family, weight: Number(weight), isItalic: italic !== undefined, fontSize: Number(size) }
}
