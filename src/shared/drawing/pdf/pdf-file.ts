import { zlibSync } from 'fflate'

/** Builds a PDF file's body: numbered objects and their offsets. */
export class PdfFile {
  private readonly chunks: Uint8Array[] = [ascii('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')]
  private readonly offsets: number[] = []
  private length = this.chunks[0]?.length ?? 0
  private reserved = 0

  /** Reserves an object's number before it is written, for references to it. */
  reserve(): number {
    this.reserved += 1
    return this.reserved
  }

  object(number: number, body: string): void {
    this.open(number)
    this.write(`${body}\nendobj\n`)
  }

  /** @param entries of the stream's dictionary, without its length */
  stream(number: number, entries: string, bytes: Uint8Array | string): void {
    const data = typeof bytes === 'string' ? ascii(bytes) : bytes
    this.open(number)
    this.write(`<< ${entries} /Length ${data.length} >>\nstream\n`)
    this.push(data)
    this.write('\nendstream\nendobj\n')
  }

  /** The same, compressed first. */
  packedStream(number: number, entries: string, bytes: Uint8Array | string): void {
    const data = typeof bytes === 'string' ? ascii(bytes) : bytes
    this.stream(number, `${entries} /Filter /FlateDecode`.trim(), zlibSync(data, { level: 9 }))
  }

  /** The whole file, with the table of its objects. */
  finish(catalogue: number, info: number): Uint8Array {
    const start = this.length
    const rows = this.offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    this.write(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`)
    this.write(`trailer\n<< /Size ${rows.length + 1} /Root ${catalogue} 0 R /Info ${info} 0 R >>\n`)
    this.write(`startxref\n${start}\n%%EOF\n`)
    return joinBytes(this.chunks, this.length)
  }

  private open(number: number): void {
    this.offsets[number - 1] = this.length
    this.write(`${number} 0 obj\n`)
  }

  private write(text: string): void {
    this.push(ascii(text))
  }

  private push(bytes: Uint8Array): void {
    this.chunks.push(bytes)
    this.length += bytes.length
  }
}

/** A string that may hold any character. */
export function pdfText(text: string): string {
  return `<feff${utf16Hex(text)}>`
}

/** Encodes a text of characters below 256, one byte each. */
function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function joinBytes(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const joined = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.length
  }
  return joined
}

/** As PDF writes Unicode: UTF-16, big end first, in hexadecimal digits. */
export function utf16Hex(text: string): string {
  let hex = ''
  for (let index = 0; index < text.length; index++) hex += hex4(text.charCodeAt(index))
  return hex
}

export function hex4(value: number): string {
  return value.toString(16).padStart(4, '0')
}

/** Without exponents, which PDF does not support. */
export function pdfNumber(value: number): string {
  return String(Number(value.toFixed(4)))
}
