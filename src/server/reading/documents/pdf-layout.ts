import type { PageViewport } from 'pdfjs-dist'
import type { LeftOutCounter } from '../left-out.ts'
import { separateColumns } from './pdf-columns.ts'
import { type Annotation, fieldRuns } from './pdf-fields.ts'
import { withInitials } from './pdf-initials.ts'
import { type Box, joinLines, type Line, lineText } from './pdf-lines.ts'
import { inReadingOrder } from './pdf-order.ts'
import type { Piece } from './pdf-pieces.ts'
import { runsByDirection } from './pdf-runs.ts'

/** The lines of a page; those of each direction by themselves, the one with most text first. */
export interface PageLines {
  directions: { degrees: number; lines: Line[] }[]
  /** Of the page, in points. */
  height: number
}

/** Lines that belong together: a paragraph, a heading, a table. */
interface Block extends Box {
  lines: Line[]
}

export interface PageBlock extends Box {
  text: string
  /** Size of its largest letters; 0 for rotated text, whose size does not indicate its weight. */
  size: number
  /** Of its first line and of its last one. */
  firstSize: number
  lastSize: number
  /** Of rows with several cells, at its start or at its end. */
  isTable: boolean
  lineCount: number
  /** Where its last line ends. */
  lastRight: number
}

export function linesOfPage(
  pieces: readonly Piece[],
  annotations: readonly Annotation[],
  viewport: PageViewport,
  leftOut: LeftOutCounter,
): PageLines {
  const directions = runsByDirection(pieces, fieldRuns(annotations, viewport), viewport).map(({ degrees, runs }) => ({
    degrees,
    lines: joinLines(withInitials(runs), leftOut),
  }))
  return { directions, height: viewport.height }
}

/** A page's text as blocks in reading order; a paragraph's lines are joined, a table's rows are lines. */
export function blocksOfPage({ directions }: PageLines): PageBlock[] {
  return directions.flatMap(({ lines }, direction) =>
    inReadingOrder(joinBlocks(separateColumns(lines))).map((block) => {
      const { left, right, top, bottom } = block
      const last = block.lines.at(-1)
      return {
        text: blockText(block),
        size: direction === 0 ? Math.max(...block.lines.map((line) => line.size)) : 0,
        firstSize: direction === 0 ? (block.lines[0]?.size ?? 0) : 0,
        lastSize: direction === 0 ? (last?.size ?? 0) : 0,
        isTable: [block.lines[0], last].some((line) => line !== undefined && line.cells.length > 1),
        lineCount: block.lines.length,
        lastRight: last?.right ?? right,
        left,
        right,
        top,
        bottom,
      }
    }),
  )
}
function joinBlocks(lines: Line[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    const previous = block?.lines.at(-1)
    if (block && previous && continues(previous, line)) {
      block.lines.push(line)
      block.left = Math.min(block.left, line.left)
      block.right = Math.max(block.right, line.right)
      block.top = Math.min(block.top, line.top)
      block.bottom = Math.max(block.bottom, line.bottom)
    } else {
      const { left, right, top, bottom } = line
      blocks.push({ lines: [line], left, right, top, bottom })
    }
  }
  return blocks
}

/** Whether the next line is right below, at most one line's height away. */
function continues(previous: Line, line: Line): boolean {
  const size = Math.max(previous.size, line.size)
  const gap = line.top - previous.bottom
  const isBelow = gap > -0.6 * size && gap < size
  return isBelow && previous.left < line.right && line.left < previous.right
}

/** A block of lines shorter than this, in characters, is a list or a label; columns of prose are wider. */
const minProseLine = 20
const listMark = /^(?:[\u2022\u2023\u2043\u25a0-\u25ff\u2013\u2014*-]|\(?(?:\d{1,3}|[a-z])[.)])\s/

/** Lines that reach the right edge run on into the next one, except in lists; a hyphen there parts a word. */
function blockText({ lines, right }: Block): string {
  let text = ''
  const isProse = lines.some((line) => lineText(line).length >= minProseLine)
  lines.forEach((line, index) => {
    const next = lines[index + 1]
    text += lineText(line)
    if (!next) return
    const runsOn = line.cells.length === 1 && next.cells.length === 1 && right - line.right < 4 * line.size
    if (!runsOn) text += '\n'
    else if (/\p{L}[-\u2010\u00ad]$/u.test(text) && /^\p{Ll}/u.test(lineText(next))) text = text.slice(0, -1)
    else if (!isProse || listMark.test(lineText(next))) text += '\n'
    else text += isUnspaced(text) ? '' : ' '
  })
  return text
}

/** Chinese and Japanese are written without spaces between words. */
function isUnspaced(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\uff00-\uffef]$/u.test(text)
}
