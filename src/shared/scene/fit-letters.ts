import type { Size } from './edit.ts'
import type { TextData, TextLayer } from './scene.ts'

/** @returns the height of a text in lines of this width, in canvas pixels */
export type MeasureText = (data: TextData, width: number) => number

const step = 0.96
/** Times the size before; smaller than that nothing is read. */
const smallest = 0.3
/** Characters. */
const maxInLine = 24

/** The text with letters `scale` times as large, or as large as fit: all lines within the room, no word broken. */
export function fitLetters(
  { data, width: widthBefore }: Pick<TextLayer, 'data' | 'width'>,
  room: Size,
  scale: number,
  measure: MeasureText,
): TextData {
  // a figure or a date that stood in one line stays in one
  const isLine = data.text.length <= maxInLine && measure(data, widthBefore) < lineOf(data)
  const stays = (sized: TextData) => !isLine || measure(sized, room.width) < lineOf(sized)
  for (let factor = scale; factor > smallest; factor *= step) {
    const sized = withLetters(data, factor)
    if (fits(sized, room, measure) && stays(sized)) return sized
  }
  return withLetters(data, Math.min(scale, smallest))
}

function withLetters(data: TextData, factor: number): TextData {
  const { growsTo } = data
  const grown = growsTo !== undefined && { growsTo: growsTo * factor }
  return { ...data, ...grown, fontSize: Math.round(data.fontSize * factor * 10) / 10 }
}

function fits(data: TextData, room: Size, measure: MeasureText): boolean {
  if (measure(data, room.width) > room.height + 1) return false
  const longest = data.text
    .split(/[ \t\r\n\u00ad-]+/u)
    .sort((one, other) => other.length - one.length)
    .slice(0, 3)
  const { runs: _, ...plain } = data
  return longest.every((word) => measure({ ...plain, text: word }, room.width) < lineOf(data))
}

/** What one line is lower than, and two are higher than. */
function lineOf({ fontSize, lineHeight }: TextData): number {
  return fontSize * lineHeight * 1.5
}
