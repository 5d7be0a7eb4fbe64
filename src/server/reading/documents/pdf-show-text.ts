import type { Ink, Letter } from './pdf-drawing.ts'
import type { Graphics } from './pdf-graphics-state.ts'
import { multiply } from './pdf-matrix.ts'

/** As the library hands it over. */
export interface Glyph {
  unicode: string
  fontChar: string
  /** In the font's units. */
  width: number
  vmetric?: number[]
  originalCharCode: number
}

const isDigit = /^\d$/

/**
 * Adds the letters of one operator, each at its position (ISO 32000-1, 9.4.4), and advances behind them.
 * @param glyphs numbers are gaps between them
 */
export function showLetters(glyphs: (Glyph | number)[], now: Graphics, ink: Ink, letters: Letter[]): void {
  // Pages have many letters: their places are added up, not multiplied out one by one.
  const [a, b, c, d, e, f] = multiply(now.ctm, now.text)
  const [alongX, alongY] = now.isVertical ? [c, d] : [a * now.horizontalScale, b * now.horizontalScale]
  const [startX, startY] = [c * now.rise + e, d * now.rise + f]
  const [upX, upY] = [c * now.fontSize, d * now.fontSize]
  let distance = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      distance -= (glyph * now.fontSize) / 1000
      continue
    }
    const width = now.isVertical ? (glyph.vmetric?.[0] ?? -glyph.width) : glyph.width
    const spacing = now.charSpacing + (glyph.originalCharCode === 0x20 ? now.wordSpacing : 0)
    const end = distance + width * now.fontScale * now.fontSize
    letters.push({
      text: glyph.unicode,
      x: startX + alongX * distance,
      y: startY + alongY * distance,
      endX: startX + alongX * end,
      endY: startY + alongY * end,
      upX,
      upY,
      ink,
      ...(isDigit.test(glyph.unicode) && { digit: { char: glyph.fontChar, width: glyph.width } }),
    })
    distance = end + (now.isVertical ? -spacing : spacing)
  }
  now.text = multiply(
    now.text,
    now.isVertical ? [1, 0, 0, 1, 0, distance] : [1, 0, 0, 1, distance * now.horizontalScale, 0],
  )
}
