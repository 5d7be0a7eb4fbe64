import type { Font, Glyph } from 'fontkit'
import { bidiOf, mirrored } from './bidi.ts'
import type { PdfGlyph } from './pdf-page.ts'

/** One file of a font, opened. */
export interface FontFace {
  readonly file: string
  readonly font: Font
}

/** Glyphs from one file in one direction, in visual order from left to right. Lengths are shares of the font size. */
export interface ShapedRun {
  readonly font: string
  readonly glyphs: readonly PdfGlyph[]
  readonly width: number
  /** From the left edge of the line. */
  readonly x: number
  /** The text of a right-to-left run, in reading order. */
  readonly says?: string
}

export interface LineSetting {
  readonly direction: 'ltr' | 'rtl'
  /** Space after every letter, as a share of the font size. */
  readonly spacing: number
  /** Of a part of the line on the canvas, as a share of the font size. */
  readonly widthOf: (part: string) => number
}

/** Characters that no file has, as wide as the canvas draws them. */
export interface DrawnRun {
  readonly text: string
  readonly width: number
  readonly x: number
}

export function isDrawn(run: ShapedRun | DrawnRun): run is DrawnRun {
  return 'text' in run
}

interface Run {
  readonly face: FontFace | undefined
  readonly isRightToLeft: boolean
  readonly text: string
  /** Position of its leftmost character in the line's visual order. */
  readonly place: number
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * A line in glyphs: joined letters, ligatures and kerning from its fonts, in visual order. The runs are in reading
 * order, so that copied text is as written.
 */
export function shapeLine(line: string, setting: LineSetting, faces: readonly FontFace[]): (ShapedRun | DrawnRun)[] {
  const { direction, spacing, widthOf } = setting
  const runs = splitRuns(line, direction, faces).map((run) => {
    const glyphs = run.face && (run.isRightToLeft ? shapeRun : shapeWords)(run.face.font, run, spacing)
    return { run, glyphs, width: glyphs?.reduce((sum, { advance }) => sum + advance, 0) ?? widthOf(run.text) }
  })
  const starts = new Map<Run, number>()
  let x = 0
  for (const { run, width } of runs.toSorted((one, other) => one.run.place - other.run.place)) {
    starts.set(run, x)
    x += width
  }
  return runs.map(({ run, glyphs, width }) => {
    const place = { width, x: starts.get(run) ?? 0 }
    if (!run.face || !glyphs) return { ...place, text: run.text }
    return { ...place, font: run.face.file, glyphs, ...(run.isRightToLeft && { says: run.text }) }
  })
}

/** Splits where the direction or the file changes. Combining characters, such as accents, stay with their letter. */
function splitRuns(line: string, direction: 'ltr' | 'rtl', faces: readonly FontFace[]): Run[] {
  const { levelOf, placeOf } = bidiOf(line, direction)
  const runs: (Run & { readonly level: number })[] = []
  for (const { segment, index } of graphemes.segment(line)) {
    const level = levelOf(index)
    const last = runs.at(-1)
    const face = faceOf(segment, faces, last?.face)
    const place = Math.min(placeOf(index), placeOf(index + segment.length - 1))
    if (last && last.face === face && last.level === level) {
      runs[runs.length - 1] = { ...last, text: last.text + segment, place: Math.min(last.place, place) }
    } else {
      runs.push({ face, level, isRightToLeft: level % 2 === 1, text: segment, place })
    }
  }
  return runs
}

/** Keeps the previous letter's file if it also has these: a space does not split two words. */
function faceOf(segment: string, faces: readonly FontFace[], before: FontFace | undefined): FontFace | undefined {
  const points = Array.from(segment, (character) => character.codePointAt(0) ?? 0)
  const hasAll = ({ font }: FontFace) => points.every((point) => font.hasGlyphForCodePoint(point))
  const isNeutral = !/[\p{L}\p{N}]/u.test(segment)
  return isNeutral && before && hasAll(before) ? before : faces.find(hasAll)
}

/** Letters that are spaced form no ligatures, as in the browser. */
const unbound = { liga: false, clig: false }

/** Undefined if the font has the letter but no glyph for it in this context. */
function shapeRun(font: Font, { isRightToLeft, text }: Run, spacing: number): PdfGlyph[] | undefined {
  const shown = isRightToLeft ? mirrored(text) : text
  const features = spacing === 0 ? undefined : unbound
  const { glyphs, positions } = font.layout(shown, features, undefined, undefined, isRightToLeft ? 'rtl' : 'ltr')
  const share = (units: number) => units / font.unitsPerEm
  if (glyphs.some(({ id }) => id === 0)) return undefined
  return glyphs.map((glyph, index): PdfGlyph => {
    const position = positions[index]
    return {
      id: glyph.id,
      text: textOf(glyph, isRightToLeft),
      width: share(glyph.advanceWidth),
      advance: share(position?.xAdvance ?? glyph.advanceWidth) + (glyph.isMark ? 0 : spacing),
      right: share(position?.xOffset ?? 0),
      up: share(position?.yOffset ?? 0),
    }
  })
}

/**
 * Glyphs of Indic letters are not in reading order, and one glyph can show several letters. In such a word the first
 * glyph maps to the whole word.
 */
function shapeWords(font: Font, run: Run, spacing: number): PdfGlyph[] | undefined {
  const whole = shapeRun(font, run, spacing)
  if (!whole || says(whole, run.text)) return whole
  const words = run.text.match(/\s+|\S+/g) ?? []
  const shaped = words.map((text) => {
    const glyphs = shapeRun(font, { ...run, text }, spacing)
    if (!glyphs || says(glyphs, text)) return glyphs
    return glyphs.map((glyph, index) => ({ ...glyph, text: index === 0 ? text : wordJoiner }))
  })
  return shaped.includes(undefined) ? undefined : shaped.flatMap((glyphs) => glyphs ?? [])
}

function says(glyphs: readonly PdfGlyph[], text: string): boolean {
  return glyphs.map((glyph) => glyph.text).join('') === text
}

/** For a glyph that is part of a letter, such as its dots: a zero-width character that readers ignore. */
const wordJoiner = '\u2060'

/** The written characters, even if a bracket is displayed mirrored. */
function textOf({ codePoints }: Glyph, isRightToLeft: boolean): string {
  if (codePoints.length === 0) return wordJoiner
  const text = String.fromCodePoint(...codePoints)
  return isRightToLeft ? mirrored(text) : text
}
