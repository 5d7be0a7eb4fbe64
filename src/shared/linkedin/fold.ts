import { graphemeStart } from './graphemes.ts'
import { findBreaks } from './line-breaks.ts'
import { textPositions } from './text-width.ts'

/**
 * Where LinkedIn puts "...see more": after rendered lines, not after a number of characters. Models the text in Arial
 * at 14 px with a browser's line breaks, at the widths of LinkedIn's feed.
 */
export interface FoldView {
  device: 'desktop' | 'phone'
  /** Whether a picture, video or document is attached: a phone then shows only two lines. */
  hasMedia: boolean
}

export interface FoldedPost {
  /** `visible + hidden` is the text, unchanged. */
  visible: string
  hidden: string
  isFolded: boolean
}

const fontSizePx = 14
const widthPx = { desktop: 552, phone: 343 }
/** Browsers lay out in 64ths of a pixel. */
const tolerancePx = 1 / 64
/** Spaces at the end of a line take no room; a no-break space does. */
const hangingSpace = /[\t \u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]/
/** Three lines of the emoji with the most units take less; a text of invisible characters is folded there. */
const longestVisible = 1_500

/** Splits a post into the text visible in the feed and the text after "...see more". */
export function foldPost(text: string, view: FoldView): FoldedPost {
  const shownLines = view.device === 'phone' && view.hasMedia ? 2 : 3
  const cutAt = endOfLines(text, widthPx[view.device], shownLines)
  const hidden = text.slice(cutAt)
  const isFolded = hidden.trim() !== ''
  return { visible: isFolded ? text.slice(0, cutAt) : text, hidden: isFolded ? hidden : '', isFolded }
}

/** Whether the first line, up to the first line break, can be read without opening the post. */
export function firstLineFits(text: string, view: FoldView): boolean {
  const firstLine = text.trimStart().split(/\r?\n/, 1)[0] ?? ''
  return !foldPost(firstLine, view).isFolded
}

/** Start of the line after `count` rendered ones; the text's end if there is none. */
function endOfLines(text: string, maxWidthPx: number, count: number): number {
  const head = text.slice(0, graphemeStart(text, longestVisible))
  let lines = 0
  let offset = 0
  for (const line of head.split('\n', count + 1)) {
    const starts = wrapLine(line, maxWidthPx)
    const next = starts[count - lines]
    if (next !== undefined) return offset + next
    lines += starts.length
    offset += line.length + 1
  }
  return head.length
}

/** Fills lines with the text between break opportunities; text wider than a line breaks within. */
function wrapLine(line: string, maxWidthPx: number): number[] {
  const positions = textPositions(line, fontSizePx)
  const positionOf = (index: number) => positions[index] ?? 0
  const starts = [0]
  let start = 0
  let pieceStart = 0
  for (const pieceEnd of [...findBreaks(line), line.length]) {
    const inkEnd = endOfInk(line, pieceStart, pieceEnd)
    if (positionOf(inkEnd) - positionOf(start) > maxWidthPx + tolerancePx && pieceStart > start) {
      start = pieceStart
      starts.push(start)
    }
    while (positionOf(inkEnd) - positionOf(start) > maxWidthPx + tolerancePx) {
      const next = endOfFitting(line, positions, start, maxWidthPx)
      if (next >= inkEnd) break
      start = next
      starts.push(start)
    }
    pieceStart = pieceEnd
  }
  return starts
}

function endOfInk(line: string, start: number, end: number): number {
  let ink = end
  while (ink > start && hangingSpace.test(line.charAt(ink - 1))) ink -= 1
  return ink
}

/** The first grapheme that does not fit; every line gets at least one. */
function endOfFitting(line: string, positions: Float64Array, start: number, maxWidthPx: number): number {
  const limit = (positions[start] ?? 0) + maxWidthPx + tolerancePx
  let end = start + 1
  while (end < line.length && (positions[end + 1] ?? 0) <= limit) end += 1
  const fitting = graphemeStart(line, end)
  if (fitting > start) return fitting
  while (end < line.length && graphemeStart(line, end) <= start) end += 1
  return end
}
