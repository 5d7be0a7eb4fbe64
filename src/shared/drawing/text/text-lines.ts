import type { TextData } from '#shared/scene/scene'
import { breakText, type WidthOf, withoutHanging } from './break-text.ts'
import type { LinePart } from './text-pieces.ts'

/** A line as it is written, without the spaces that hang at its end. */
export interface WrittenLine extends LinePart {
  /** Of the paragraph that begins with it: 0 for the first one; none for lines in the middle of one. */
  readonly paragraph?: number
}

/** Where the lines of a text begin and end: as the browser broke them, else by rule. */
export function linesOfText(data: TextData, width: number, widthOf: WidthOf): WrittenLine[] {
  const broken = data.lines && placesOf(data.text, data.lines)
  return broken ?? placesOf(data.text, breakText(data.text, width, widthOf)) ?? []
}

/** Nothing where the lines are not those of the text. */
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

/** The spaces that hang at the end of the line before, and a break of the text. */
function gapBefore(text: string, at: number, line: string): string {
  gap.lastIndex = at
  const found = gap.exec(text)?.[0] ?? ''
  return /[\r\n]$/.test(found) || !text.startsWith(line, at) || line === '' ? found : ''
}

/** A soft hyphen at the end of a line is seen. */
function withHyphen(line: string): string {
  return line.replace(/\u00ad$/, '-')
}
