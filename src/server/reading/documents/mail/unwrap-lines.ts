/** Where mail programs break lines by themselves: usually before 72 or 76 columns. */
const narrowest = 55
const widest = 100
const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uff60]/u
const startsBlock = /^\s*(?:[-*•–—·]\s|\d{1,3}[.)]\s|[a-z][.)]\s|[>|#]|\p{Lu}[\p{L} ]{1,20}:\s)/u
const hasAddress = /https?:\/\/|www\./i

/**
 * Lines that a program broke because they were full become paragraphs again; lines that their author ended stay: lists,
 * addresses, signatures, verse. A mail with lines longer than any program leaves them was not broken.
 */
export function unwrapLines(lines: readonly string[]): string[] {
  const width = widthOf(lines)
  if (width === 0) return [...lines]
  const unwrapped: string[] = []
  let parts: string[] = []
  let last: string | undefined
  for (const line of lines) {
    if (last !== undefined && goesOn(last, line, width)) parts.push(blankBetween(last, line), line.trim())
    else {
      if (last !== undefined) unwrapped.push(parts.join(''))
      parts = [line.trimEnd()]
    }
    last = line
  }
  return [...unwrapped, parts.join('')]
}

/** Columns that lines were broken at, or 0. */
function widthOf(lines: readonly string[]): number {
  let width = 0
  let full = 0
  let overfull = 0
  for (const line of lines) {
    const columns = columnsOf(line)
    if (columns > widest && !hasAddress.test(line)) overfull += 1
    if (columns < narrowest || columns > widest) continue
    full += 1
    width = Math.max(width, columns)
  }
  return full > 2 * overfull ? width : 0
}

function goesOn(line: string, next: string, width: number): boolean {
  const columns = columnsOf(line)
  if (next.trim() === '' || columns < width / 2 || startsBlock.test(next)) return false
  if (/\S {3,}\S|\t/.test(line) || /^\s*https?:\S+$/.test(line) || /^\s*https?:\S+$/.test(next)) return false
  if (/^\s{2,}/.test(next) && !/^\s/.test(line) && !startsBlock.test(line)) return false
  const [word = ''] = next.trim().split(/\s/, 1)
  if (columns + 1 + columnsOf(word) > width) return true
  return columns >= narrowest && !/[.!?:;…]["'”’»)]*\s*$/.test(line) && /^\s*\p{Ll}/u.test(next)
}

function blankBetween(line: string, next: string): string {
  const [before, after] = [line.trimEnd(), next.trimStart()]
  const isCompound = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)
  const isWithoutBlanks = isWide.test(before.slice(-1)) && isWide.test(after.slice(0, 1))
  return isCompound || isWithoutBlanks ? '' : ' '
}

function columnsOf(line: string): number {
  const length = line.trimEnd().length
  if (length > widest || !isWide.test(line)) return length
  return Array.from(line.trimEnd()).reduce((columns, letter) => columns + (isWide.test(letter) ? 2 : 1), 0)
}
