import type { TextData } from '#shared/scene/scene'
import { withFixedWidth } from '#shared/scene/text-layer'
import type { TextMeasure } from '../surface/canvas-2d.ts'
import { layoutText } from './layout-text.ts'

/** The largest font size tried, in whole canvas pixels; the smallest is 1. */
const largest = 1_000

/** The text in the largest font whose lines fit this size without breaking a word. */
export function fitFont(ctx: TextMeasure, data: TextData, size: { width: number; height: number }): TextData {
  const plain = withFixedWidth(data)
  let [fits, tooLarge] = [1, largest + 1]
  while (tooLarge - fits > 1) {
    const middle = Math.floor((fits + tooLarge) / 2)
    if (isWithin(ctx, { ...plain, fontSize: middle }, size)) fits = middle
    else tooLarge = middle
  }
  // returning the same object keeps the browser's line breaks
  return fits === data.fontSize && data.growsTo === undefined ? data : { ...plain, fontSize: fits }
}

/** Half a pixel is nothing that anybody sees. */
const tolerance = 0.5

function isWithin(ctx: TextMeasure, data: TextData, size: { width: number; height: number }): boolean {
  const { lines, height, indent } = layoutText(ctx, data, size.width)
  const isBroken = ({ start }: { start: number }) => /^[\p{L}\p{N}]{2}$/u.test(data.text.slice(start - 1, start + 1))
  return (
    height <= size.height + tolerance &&
    lines.every((line) => line.width <= size.width - indent + tolerance) &&
    (parted.test(data.text) || !lines.some(isBroken))
  )
}

/** Scripts that are written without spaces are broken anywhere. */
const parted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
