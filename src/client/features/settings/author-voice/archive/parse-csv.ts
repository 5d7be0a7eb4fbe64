/**
 * The rows of a CSV text (RFC 4180), one after the other: fields may contain commas, quotes and line breaks inside
 * quotes. An unclosed quote ends with the text. Reads each character once.
 */
export function* parseCsv(text: string): Generator<string[]> {
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at)
    row.push(value)
    const separator = text[end]
    at = end + 1
    if (separator === ',') {
      if (at === text.length) row.push('') // the row's last field is empty
      continue
    }
    if (separator === '\r' && text[at] === '\n') at += 1
    yield row
    row = []
  }
  if (row.length > 0) yield row
}

interface Field {
  value: string
  /** The index of the comma or line break after it, or of the text's end. */
  end: number
}

const plainEnd = /[,\r\n]/g

function readPlain(text: string, start: number): Field {
  plainEnd.lastIndex = start
  const end = plainEnd.exec(text)?.index ?? text.length
  return { value: text.slice(start, end), end }
}

function readQuoted(text: string, start: number): Field {
  const parts: string[] = []
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) {
      parts.push(text.slice(from))
      return { value: parts.join(''), end: text.length }
    }
    if (text[quote + 1] !== '"') {
      parts.push(text.slice(from, quote))
      const rest = readPlain(text, quote + 1) // text after the closing quote belongs to the field
      return { value: parts.join('') + rest.value, end: rest.end }
    }
    parts.push(text.slice(from, quote + 1))
    from = quote + 2
  }
}
