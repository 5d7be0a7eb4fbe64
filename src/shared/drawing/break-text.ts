/**
 * Breaks a text into lines by rule, for where no browser has broken it yet: after spaces, hyphens, dashes and
 * question marks, where a soft hyphen allows it, and within a word only when the word alone is too long for a line.
 */
export function breakText(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => breakParagraph(paragraph, width, widthOf))
}

/** Parts that stay together, each with the spaces behind it. A hyphen before a digit is a minus and does not part. */
const parts = /(?:[ \t]+|[^ \t]+?(?:[-‐](?=[^ \t\d-])|[–—?](?=[^ \t–—?!.,;:)\]}"'”’])|\u00ad|[ \t]+|$))/gu

/** As it is seen: a soft hyphen shows where the line ends with it, and spaces at the end hang. */
export function shownLine(line: string): string {
  const text = line.replace(/[ \t\r\n]+$/, '')
  return text.includes('\u00ad') ? text.replace(/\u00ad$/, '-').replaceAll('\u00ad', '') : text
}

function breakParagraph(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  const fits = (text: string) => widthOf(shownLine(text)) <= width
  const lines: string[] = []
  let line = ''
  for (const part of paragraph.match(parts) ?? []) {
    if (line === '' || fits(line + part)) {
      line += part
    } else {
      lines.push(line)
      line = part
    }
    if (!fits(line)) {
      const pieces = breakWord(line, fits)
      line = pieces.pop() ?? ''
      lines.push(...pieces)
    }
  }
  return [...lines, line]
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Each piece as long as fits and at least one character, so that a narrow layer still shows its text. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
