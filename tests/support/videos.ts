/** MP4 files as far as their boxes go: a description, and noise instead of a film. */

export interface VideoWish {
  seconds?: number
  width?: number
  height?: number
  coding?: string
  brand?: string
  /** Of the film, in bytes. */
  filmBytes?: number
  /** Where the description is: phones put it behind the film. */
  isDescriptionLast?: boolean
  isTurned?: boolean
}

export function makeVideo({
  seconds = 12,
  width = 1280,
  height = 720,
  coding = 'avc1',
  brand = 'isom',
  filmBytes = 100 * 1024,
  isDescriptionLast = false,
  isTurned = false,
}: VideoWish = {}): Uint8Array {
  const type = box('ftyp', Buffer.from(`${brand}\0\0\0\0isomavc1`, 'latin1'))
  const description = box(
    'moov',
    box('mvhd', Buffer.concat([bytes(12), u32(1_000), u32(Math.round(seconds * 1_000)), bytes(80)])),
    track('soun', 'mp4a', 0, 0, false),
    track('vide', coding, width, height, isTurned),
  )
  const film = box('mdat', Buffer.alloc(filmBytes, 7))
  return Buffer.concat(isDescriptionLast ? [type, film, description] : [type, description, film])
}

function track(handler: string, coding: string, width: number, height: number, isTurned: boolean): Buffer {
  const matrix = isTurned ? [0, 1, 0, -1, 0, 0, 0, 0, 1] : [1, 0, 0, 0, 1, 0, 0, 0, 1]
  return box(
    'trak',
    box(
      'tkhd',
      Buffer.concat([bytes(40), ...matrix.map((each) => i32(each * 65_536)), u32(width << 16), u32(height << 16)]),
    ),
    box(
      'mdia',
      box('hdlr', Buffer.concat([bytes(8), Buffer.from(handler, 'latin1'), bytes(12)])),
      box('minf', box('stbl', box('stsd', Buffer.concat([bytes(4), u32(1), box(coding, bytes(70))])))),
    ),
  )
}

function box(name: string, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([u32(8 + content.length), Buffer.from(name, 'latin1'), content])
}

function bytes(length: number): Buffer {
  return Buffer.alloc(length)
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32BE(value >>> 0)
  return buffer
}

function i32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}
