/**
 * The smallest TrueType font that readers accept: one empty glyph, as wide as it is high. Invisible selectable text
 * needs an embedded font, or readers warn of a missing one.
 */
export function glyphlessFont(): Uint8Array {
  const tables: [tag: string, bytes: Uint8Array][] = [
    ['cmap', words([0, 1, 1, 0, 0, 12, 6, 12, 0, 0, 1, 0])],
    ['glyf', words([0, 0])],
    ['head', head()],
    // Version 1.0, ascent, descent, no line gap, widest advance; an upright caret; one metric.
    ['hhea', words([1, 0, 800, signed(-200), 0, 1000, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1])],
    ['hmtx', words([1000, 0])],
    ['loca', words([0, 0])],
    // Version 1.0, one glyph, and twelve limits that nothing reaches.
    ['maxp', words([1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])],
    // Version 3.0: no names of glyphs.
    ['post', words([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ]
  return assemble(tables)
}

/** Version 1.0, 1000 units per em, whole pixels; the dates are zero so that the font is always the same. */
function head(): Uint8Array {
  const magic = [0x5f0f, 0x3cf5]
  const dates = [0, 0, 0, 0, 0, 0, 0, 0]
  const box = [0, signed(-200), 1000, 800]
  return words([1, 0, 1, 0, 0, 0, ...magic, 0, 1000, ...dates, ...box, 0, 8, 2, 0, 0])
}

function assemble(tables: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const power = Math.floor(Math.log2(tables.length))
  const range = 2 ** power * 16
  const directory = [0x0001, 0x0000, tables.length, range, power, tables.length * 16 - range]
  let offset = 12 + tables.length * 16
  for (const [tag, bytes] of tables) {
    directory.push(...tagWords(tag), ...long(checksum(bytes)), ...long(offset), ...long(bytes.length))
    offset += padded(bytes.length)
  }
  const font = new Uint8Array(offset)
  font.set(words(directory))
  let at = 12 + tables.length * 16
  for (const [, bytes] of tables) {
    font.set(bytes, at)
    at += padded(bytes.length)
  }
  return font
}

function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4)
    sum = (sum + a * 0x1000000 + b * 0x10000 + c * 0x100 + d) % 0x100000000
  }
  return sum
}

function tagWords(tag: string): number[] {
  return [0, 2].map((at) => tag.charCodeAt(at) * 256 + tag.charCodeAt(at + 1))
}

function long(value: number): [number, number] {
  return [Math.floor(value / 0x10000), value % 0x10000]
}

function signed(value: number): number {
  return value < 0 ? value + 0x10000 : value
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}

/** 16 bits each, big end first. */
function words(values: readonly number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => [value >> 8, value & 255]))
}
