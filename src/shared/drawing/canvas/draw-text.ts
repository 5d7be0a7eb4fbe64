import type { FontChoice } from '#shared/fonts/fonts'
import type { Box, TextData, TextLayer } from '#shared/scene/scene'
import { styledRangesOf } from '#shared/scene/text-runs'
import { boxDrawing, type LayerDrawing, type SetText } from '../layer/layer-drawing.ts'
import type { Canvas2D } from '../surface/canvas-2d.ts'
import { traceRounded } from '../surface/trace.ts'
import { fontOf, layoutText, type TextLayout } from '../text/layout-text.ts'
import { isSameFont, shownText, type TextPiece } from '../text/text-pieces.ts'

export const textDrawing: LayerDrawing<TextLayer> = {
  ...boxDrawing,
  draw: drawText,
  cast: (ctx, layer, _env, spread) => castText(ctx, layer, spread),
  reach: ({ data }) => data.fontSize * 2,
  words: ({ data }) => wordsOf(data),
  lines: (measure, layer) => layoutOf(measure, layer).lines,
}

function layoutOf(ctx: Parameters<typeof layoutText>[0], { data, width, height }: TextLayer): TextLayout {
  return layoutText(ctx, data, width, height)
}

/** Text taller than its layer overflows at the bottom: nothing written disappears. */
function drawText(ctx: Canvas2D, layer: TextLayer): void {
  const { lines } = layoutOf(ctx, layer)
  for (const { color, radius, ...box } of lines.flatMap(({ highlights }) => highlights)) {
    ctx.fillStyle = color
    fillRounded(ctx, box, radius)
  }
  const set = pieceSetter(ctx, layer)
  for (const { pieces, baseline } of lines) {
    for (const piece of pieces) {
      set(piece)
      ctx.fillStyle = piece.color
      ctx.fillText(piece.text, piece.x, baseline)
    }
  }
}

/** Draws a spread as a stroke under letters and markers. A negative spread cannot be drawn this way and is ignored. */
function castText(ctx: Canvas2D, layer: TextLayer, spread: number): void {
  const grown = Math.max(0, spread)
  const { lines } = layoutOf(ctx, layer)
  for (const { radius, ...box } of lines.flatMap(({ highlights }) => highlights)) fillRounded(ctx, box, radius, grown)
  const set = pieceSetter(ctx, layer)
  ctx.lineWidth = grown * 2
  ctx.lineJoin = 'round'
  for (const { pieces, baseline } of lines) {
    for (const piece of pieces) {
      set(piece)
      if (grown > 0) ctx.strokeText(piece.text, piece.x, baseline)
      ctx.fillText(piece.text, piece.x, baseline)
    }
  }
}

/** Sets a font only on change, since that is slow. */
function pieceSetter(ctx: Canvas2D, { data }: TextLayer): (piece: TextPiece) => void {
  ctx.font = fontOf(data)
  ctx.fontKerning = 'normal'
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  let set: FontChoice = data
  let letterSpacing = 0
  return ({ font, direction, ...piece }) => {
    if (!isSameFont(font, set)) ctx.font = fontOf(font)
    if (piece.letterSpacing !== letterSpacing) ctx.letterSpacing = `${piece.letterSpacing}px`
    ctx.direction = direction
    set = font
    letterSpacing = piece.letterSpacing
  }
}

function fillRounded(ctx: Canvas2D, box: Box, radius: number, outset = 0): void {
  ctx.beginPath()
  traceRounded(ctx, box, radius, outset)
  ctx.fill()
}

/** Every style separately: each needs a font. List markers use the text's own font. */
function wordsOf(data: TextData): SetText[] {
  const { fontFamily, fontWeight, fontStyle } = data
  const whole = {
    fontFamily,
    fontWeight,
    fontStyle,
    text: (data.list ? '•1234567890.' : '') + shownText(data.text, data),
  }
  const looks = styledRangesOf(data.runs, 0, data.text.length).filter(
    (look) => look.fontWeight !== undefined || look.fontStyle !== undefined,
  )
  return [
    whole,
    ...looks.map((look) => ({
      fontFamily,
      fontWeight: look.fontWeight ?? fontWeight,
      fontStyle: look.fontStyle ?? fontStyle,
      text: shownText(data.text.slice(look.start, look.end), data),
    })),
  ]
}
