import type { TextData } from '#shared/scene/scene'
import { breakText, type WidthOf, withoutHanging } from './break-text.ts'
import type { LinePart } from './text-pieces.ts'

/** A line as written, without its trailing spaces. */
export interface WrittenLine extends LinePart {
  /** Index of the paragraph that starts with this line; missing for its other lines. */
  readonly paragraph?: number
}

/** The start and end of a text's lines: the browser's line breaks, else by rule. */
export function linesOfText(data: TextData, width: number, widthOf: WidthOf): WrittenLine[] {
  const broken = data.lines && placesOf(data.text, data.lines)
  return broken ?? placesOf(data.text, breakText(data.text, width, widthOf)) ?? []
}

/** Undefined if the lines do not match the text. */
function placesOf(text: string, lines: readonly string[]): WrittenLine[] | undefined {
  const places: WrittenLine[] = []
  let at = 0
  let paragraph = 0
  for (const [index, line] of lines.entries()) {
    const before = index === 0 ? '' : gapBefore(text, at, line)
    const begins = index === 0 || /[\r\n]$/.test(before)
    if (begins && index > 0) paragraph += 1
    at += before.length
    if (!text.startsWith(line, at)) return undefined
    places.push({ text: withHyphen(withoutHanging(line)), start: at, ...(begins && { paragraph }) })
    at += line.length
  }
  return places
}

const gap = /[^\S\r\n]*(?:\r\n?|\n)?/y

/** Length of the hanging spaces of the previous line, and of a line break in the text. */
function gapBefore(text: string, at: number, line: string): string {
  gap.lastIndex = at
  const found = gap.exec(text)?.[0] ?? ''
  return /[\r\n]$/.test(found) || !text.startsWith(line, at) || line === '' ? found : ''
}

/** Makes a soft hyphen at the end of a line visible. */
function withHyphen(line: string): string {
  return line.replace(/\u00ad$/, '-')
}
