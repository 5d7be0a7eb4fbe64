/**
 * Reads CSV strictly (RFC 4180), one character after the other, and shares nothing with what writes it.
 * @returns the lines after the head, by its names
 */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...lines] = cellsOf(text)
  return lines.map((cells) => {
    if (cells.length !== head.length) throw new Error(`${cells.length} cells below a head of ${head.length}`)
    return Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']))
  })
}

function cellsOf(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  for (let at = 0; at < text.length; ) {
    const isQuoted = text[at] === '"'
    const [cell, end] = isQuoted ? quotedCell(text, at + 1) : plainCell(text, at)
    line.push(cell)
    if (text[end] === ',') {
      at = end + 1
      if (at === text.length) throw new Error('The last line does not end')
    } else if (text.startsWith('\r\n', end)) {
      lines.push(line)
      line = []
      at = end + 2
    } else throw new Error(`Neither a comma nor a line end after a cell, at ${end}`)
  }
  return lines
}

function quotedCell(text: string, start: number): [cell: string, end: number] {
  let cell = ''
  for (let at = start; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at]
    else if (text[at + 1] !== '"') return [cell, at + 1]
    else {
      cell += '"'
      at += 1
    }
  }
  throw new Error('A quoted cell does not end')
}

function plainCell(text: string, start: number): [cell: string, end: number] {
  let end = start
  for (; end < text.length && text[end] !== ',' && text[end] !== '\r'; end += 1)
    if (text[end] === '"' || text[end] === '\n') throw new Error(`A plain cell has a quote or a line feed, at ${end}`)
  return [text.slice(start, end), end]
}
