/**
 * Breaks a text into lines by rule, for where no browser has broken it yet: after spaces, hyphens, dashes and
 * question marks, and within a word only when the word alone is too long for a line.
 */
export function breakText(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => breakParagraph(paragraph, width, widthOf))
}

/** Parts that stay together, each with the spaces behind it. A hyphen before a digit is a minus and does not part. */
const parts = /(?:[ \t]+|[^ \t]+?(?:[-‐](?=[^ \t\d-])|[–—?](?=[^ \t–—?!.,;:)\]}"'”’])|[ \t]+|$))/gu

function breakParagraph(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  const fits = (text: string) => widthOf(text.replace(/[ \t]+$/, '')) <= width
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
