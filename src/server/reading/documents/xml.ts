import { SaxesParser } from 'saxes'
import { documentFailure } from './failure.ts'
import { limits } from './limits.ts'

/** What a walk over one XML part calls. Names come without their prefix: `w:p` and `p` are both `p`. */
export interface XmlVisitor {
  open?(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
  /** Asked now and then; true ends the walk early. */
  isDone?(): boolean
}

const chunkLength = 1 << 16

/**
 * Walks one XML part in document order; a part in pieces is never in memory as a whole. Supports only XML's five
 * predefined entities and no declarations, so nothing expands and nothing external is read.
 * @throws AppError CORRUPT for a DOCTYPE or malformed XML, TOO_COMPLEX below a depth no office program writes
 */
export function walkXml(part: Uint8Array | Iterable<Uint8Array>, visitor: XmlVisitor): void {
  const parser = new SaxesParser()
  let depth = 0
  let hasRoot = false

  parser.on('doctype', () => {
    throw documentFailure('CORRUPT', 'DOCTYPE in an office document')
  })
  parser.on('error', (error) => {
    throw documentFailure('CORRUPT', error)
  })
  parser.on('opentag', (tag) => {
    depth += 1
    hasRoot = true
    if (depth > limits.xmlDepth) throw documentFailure('TOO_COMPLEX', `XML deeper than ${limits.xmlDepth}`)
    visitor.open?.(localName(tag.name), tag.attributes as Record<string, string>)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    visitor.close?.(localName(tag.name))
  })
  const text = visitor.text?.bind(visitor)
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }

  for (const source of decodeXml(part instanceof Uint8Array ? [part] : part)) {
    for (let at = 0; at < source.length; at += chunkLength) {
      if (visitor.isDone?.()) return
      parser.write(source.slice(at, at + chunkLength))
    }
  }
  if (!hasRoot) throw documentFailure('CORRUPT', 'XML without a root element')
  parser.close()
}

/** Looks an attribute up without minding its prefix. Asked for most elements there are, so no array is made. */
export function attributeOf(attributes: Record<string, string>, name: string): string | undefined {
  if (name in attributes) return attributes[name]
  for (const key in attributes) {
    if (key.endsWith(name) && key[key.length - name.length - 1] === ':') return attributes[key]
  }
  return undefined
}

/** The `val` attribute of a single-value element, with the prefix that nearly all files use. */
export function elementValue(attributes: Record<string, string>): string | undefined {
  return attributes['w:val'] ?? attributeOf(attributes, 'val')
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Office parts are UTF-8, or UTF-16 with a byte order mark. */
function* decodeXml(pieces: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | undefined
  for (const piece of pieces) {
    if (piece.length === 0) continue
    decoder ??= new TextDecoder(encodingByMark(piece))
    yield decoder.decode(piece, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

function encodingByMark([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
