import { wordsWithoutSpaces } from '#shared/fonts/fonts'
import { withoutEnd } from '#shared/text/end-of'

/**
 * Breaks a text into lines where no browser does: after spaces, hyphens, dashes and question marks, at soft hyphens,
 * between words of scripts without spaces, and within a word only if it is too long for a line.
 */
export function breakText(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = []
  let start = 0
  for (const paragraph of text.split(/(\r\n?|\n)/)) {
    if (!/^[\r\n]/.test(paragraph))
      lines.push(...breakParagraph(paragraph, width, (part, at) => widthOf(part, start + at)))
    start += paragraph.length
  }
  return lines
}

/** The rendered width of the part of a text that starts at `start`. */
export type WidthOf = (part: string, start: number) => number

/** Unbreakable parts, each with its trailing spaces. A hyphen before a digit is a minus and does not break. */
const parts = /(?:[ \t]+|[^ \t]+?(?:[-‐](?=[^ \t\d-])|[–—?](?=[^ \t–—?!.,;:)\]}"'”’])|\u00ad|[ \t]+|$))/gu

/** Without the spaces at its end: those hang, as in the browser. */
export function withoutHanging(line: string): string {
  return withoutEnd(line, /[ \t\r\n]/)
}

function breakParagraph(paragraph: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = []
  let start = 0
  let line = ''
  const fits = (text: string) => widthOf(text, start) <= width
  const end = (text: string) => {
    lines.push(text)
    start += text.length
  }
  for (const part of (paragraph.match(parts) ?? []).flatMap(wordsWithoutSpaces)) {
    if (line === '' || fits(line + part)) {
      line += part
    } else {
      end(line)
      line = part
    }
    if (!fits(line)) line = breakWord(line, fits, end)
  }
  return [...lines, line]
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Pieces as long as fit, at least one character each, so that a narrow layer still shows its text.
 * @returns the rest for the next line
 */
function breakWord(word: string, fits: (text: string) => boolean, end: (piece: string) => void): string {
  let piece = ''
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      end(piece)
      piece = ''
    }
    piece += segment
  }
  return piece
}
