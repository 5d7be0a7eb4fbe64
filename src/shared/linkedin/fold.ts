import { graphemesOf } from './graphemes.ts'
import { measureText } from './text-width.ts'

/**
 * Where LinkedIn puts "...see more": after rendered lines, not after a count of characters. The model sets the text in
 * Arial at 14 px and breaks lines as a browser does; its widths are those of LinkedIn's feed.
 */
export interface FoldView {
  device: 'desktop' | 'phone'
  /** Whether a picture, video or document is attached: a phone then shows two lines. */
  hasMedia: boolean
}

export interface FoldedPost {
  /** `visible + hidden` is the text, unchanged. */
  visible: string
  hidden: string
  isFolded: boolean
  /** How many lines the whole text takes, blank ones included. */
  lines: number
}

const fontSizePx = 14
const widthPx = { desktop: 552, phone: 343 }

/** Splits a post into what the feed shows and what stands behind "...see more". */
export function foldPost(text: string, view: FoldView): FoldedPost {
  const lineStarts = breakLines(text, widthPx[view.device])
  const shownLines = view.device === 'phone' && view.hasMedia ? 2 : 3
  const cutAt = lineStarts[shownLines] ?? text.length
  const hidden = text.slice(cutAt)
  const isFolded = hidden.trim() !== ''
  return {
    visible: isFolded ? text.slice(0, cutAt) : text,
    hidden: isFolded ? hidden : '',
    isFolded,
    lines: lineStarts.length,
  }
}

/** Whether the first line, up to the first line break, can be read without opening the post. */
export function firstLineFits(text: string, view: FoldView): boolean {
  const firstLine = text.trimStart().split(/\r?\n/, 1)[0] ?? ''
  return !foldPost(firstLine, view).isFolded
}

/** Where each rendered line starts in the text. An empty text has no line. */
function breakLines(text: string, maxWidthPx: number): number[] {
  if (text === '') return []
  const starts: number[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    for (const start of wrapLine(line, maxWidthPx)) starts.push(offset + start)
    offset += line.length + 1
  }
  return starts
}

/** Breaks after spaces and dashes and between ideographs; a word wider than the line breaks where it must. */
function wrapLine(line: string, maxWidthPx: number): number[] {
  const starts = [0]
  let usedPx = 0
  let position = 0
  for (const piece of line.match(breakablePieces) ?? []) {
    const inkPx = measureText(piece.trimEnd(), fontSizePx)
    if (usedPx > 0 && usedPx + inkPx > maxWidthPx) {
      starts.push(position)
      usedPx = 0
    }
    if (inkPx <= maxWidthPx) {
      usedPx += measureText(piece, fontSizePx)
    } else {
      let within = position
      for (const grapheme of graphemesOf(piece)) {
        const graphemePx = measureText(grapheme, fontSizePx)
        if (usedPx > 0 && usedPx + graphemePx > maxWidthPx && grapheme.trim() !== '') {
          starts.push(within)
          usedPx = 0
        }
        usedPx += graphemePx
        within += grapheme.length
      }
    }
    position += piece.length
  }
  return starts
}

const ideograph = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const breakablePieces = new RegExp(
  `\\s+|${ideograph}[\\u3001\\u3002\\uFF01-\\uFF1F]*\\s*|(?:(?!${ideograph})\\S)+?(?:[-–—?](?=\\p{L})|(?=${ideograph})|\\s+|$)`,
  'gu',
)
