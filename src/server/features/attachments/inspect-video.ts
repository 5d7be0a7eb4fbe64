import type { PostFile } from '#server/features/posts/store/attached-file-repository'
import { AppError } from '#server/platform/errors'
import type { SpooledFile } from '#server/platform/spool'
import { attachmentLimits } from '#shared/rules/attachments'

/**
 * Reads the metadata of an MP4. It consists of boxes: a length, a name and contents, which may be further boxes.
 * Pictures and sound are not decoded: LinkedIn does that, and reports failures.
 */

type Video = Pick<PostFile, 'width' | 'height' | 'milliseconds'>

interface Box {
  name: string
  /** Where its contents begin, and where it ends. */
  start: number
  end: number
}

/** The description of an hour of film has about 5 MB. */
const maxDescriptionBytes = 32 * 1024 * 1024
const maxBoxes = 10_000
const codings = new Set(['avc1', 'avc3'])

/** @throws AppError CORRUPT | UNSUPPORTED_TYPE for what LinkedIn does not take */
export async function inspectVideo(file: Pick<SpooledFile, 'size' | 'read'>): Promise<Video> {
  const description = await findDescription(file)
  const children = boxesOf(description)
  const milliseconds = lengthOf(description, childNamed(children, 'mvhd'))
  const picture = children.filter(({ name }) => name === 'trak').find((track) => isPicture(description, track))
  if (!picture) throw new AppError('UNSUPPORTED_TYPE', 'videoCoding')
  if (!codings.has(codingOf(description, picture))) throw new AppError('UNSUPPORTED_TYPE', 'videoCoding')
  const sides = sidesOf(description, picture)
  const { videoSeconds, videoSides } = attachmentLimits
  if (milliseconds < videoSeconds.least * 1_000 || milliseconds > videoSeconds.most * 1_000) {
    throw new AppError('UNSUPPORTED_TYPE', 'videoLength')
  }
  if (Math.max(sides.width, sides.height) > videoSides * Math.min(sides.width, sides.height)) {
    throw new AppError('UNSUPPORTED_TYPE', 'videoSides')
  }
  return { ...sides, milliseconds }
}

/** The contents of `moov`, before or behind the film itself. */
async function findDescription({ size, read }: Pick<SpooledFile, 'size' | 'read'>): Promise<Buffer> {
  let found: Box | undefined
  let hasFilm = false
  for (let place = 0, count = 0; place < size; count += 1) {
    const box = boxAt(Buffer.from(await read(place, 16)), 0, place, size)
    if (!box || count === maxBoxes) throw corrupt()
    if (box.name === 'moov') found = box
    if (box.name === 'mdat') hasFilm = true
    place = box.end
  }
  if (!found || !hasFilm || found.end - found.start > maxDescriptionBytes) throw corrupt()
  return Buffer.from(await read(found.start, found.end - found.start))
}

/**
 * @param bytes of which the box's head begins at `offset`
 * @param place where that is in the file, or in `bytes`
 * @param limit where the surroundings end; undefined: there is no box, or it goes beyond them
 */
function boxAt(bytes: Buffer, offset: number, place: number, limit: number): Box | undefined {
  if (offset + 8 > bytes.length) return undefined
  const short = bytes.readUInt32BE(offset)
  const name = bytes.toString('latin1', offset + 4, offset + 8)
  const isLong = short === 1
  if (isLong && offset + 16 > bytes.length) return undefined
  // a length of 0 means: to the end
  const length = short === 0 ? limit - place : isLong ? Number(bytes.readBigUInt64BE(offset + 8)) : short
  const head = isLong ? 16 : 8
  const end = place + length
  return length < head || end > limit ? undefined : { name, start: place + head, end }
}

/** @throws AppError CORRUPT */
function boxesOf(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = []
  for (let place = from; place + 8 <= to; ) {
    const box = boxAt(bytes, place, place, to)
    if (!box || boxes.length === maxBoxes) throw corrupt()
    boxes.push(box)
    place = box.end
  }
  return boxes
}

/** @throws AppError CORRUPT */
function childNamed(boxes: readonly Box[], name: string): Box {
  const found = boxes.find((box) => box.name === name)
  if (!found) throw corrupt()
  return found
}

/** @param path names of boxes, each within the one before. @throws AppError CORRUPT */
function within(bytes: Buffer, box: Box, ...path: string[]): Box {
  return path.reduce((outer, name) => childNamed(boxesOf(bytes, outer.start, outer.end), name), box)
}

/** Of `mvhd`, in milliseconds. Its second version has longer numbers. */
function lengthOf(bytes: Buffer, { start, end }: Box): number {
  const isLong = bytes[start] === 1
  if (end - start < (isLong ? 32 : 20)) throw corrupt()
  const scale = bytes.readUInt32BE(start + (isLong ? 20 : 12))
  const length = isLong ? Number(bytes.readBigUInt64BE(start + 24)) : bytes.readUInt32BE(start + 16)
  if (scale === 0) throw corrupt()
  return Math.round((length / scale) * 1_000)
}

function isPicture(bytes: Buffer, track: Box): boolean {
  const handler = within(bytes, track, 'mdia', 'hdlr')
  return bytes.toString('latin1', handler.start + 8, handler.start + 12) === 'vide'
}

/** The name of the track's first description of samples. */
function codingOf(bytes: Buffer, track: Box): string {
  const samples = within(bytes, track, 'mdia', 'minf', 'stbl', 'stsd')
  return bytes.toString('latin1', samples.start + 12, samples.start + 16)
}

/** The displayed size: `tkhd` ends with the track's rotation matrix, width and height. */
function sidesOf(bytes: Buffer, track: Box): { width: number; height: number } {
  const { start, end } = within(bytes, track, 'tkhd')
  if (end - start < 44) throw corrupt()
  const [width, height] = [bytes.readUInt32BE(end - 8) >>> 16, bytes.readUInt32BE(end - 4) >>> 16]
  const turned = bytes.readInt32BE(end - 44) === 0 && bytes.readInt32BE(end - 40) !== 0
  if (width === 0 || height === 0) throw corrupt()
  return turned ? { width: height, height: width } : { width, height }
}

function corrupt(): AppError {
  return new AppError('CORRUPT', 'videoCorrupt')
}
