/** One record of a PowerPoint 97 stream ([MS-PPT] 2.3.1): a small header, then data or more records. */
export interface PptRecord {
  type: number
  instance: number
  isContainer: boolean
  /** The record's own data, without its header. */
  data: Buffer
}

const headerBytes = 8

/** The record at an offset in the stream, or undefined if it is invalid. */
export function recordAt(stream: Buffer, at: number): PptRecord | undefined {
  if (at < 0 || at + headerBytes > stream.length) return undefined
  const versionAndInstance = stream.readUInt16LE(at)
  const start = at + headerBytes
  return {
    type: stream.readUInt16LE(at + 2),
    instance: versionAndInstance >> 4,
    isContainer: (versionAndInstance & 0xf) === 0xf,
    data: stream.subarray(start, start + stream.readUInt32LE(at + 4)),
  }
}

/** The records directly inside a container, in order. */
export function* recordsIn(data: Buffer): Generator<PptRecord> {
  let at = 0
  for (let record = recordAt(data, at); record; record = recordAt(data, at)) {
    yield record
    at += headerBytes + record.data.length
  }
}

/** Deepest nesting walked; real files stay under twenty. */
const maxDepth = 100

/** All records of one type below a container, in document order. Found ones are not searched themselves. */
export function* recordsOfType(data: Buffer, type: number, depth = 0): Generator<PptRecord> {
  for (const record of recordsIn(data)) {
    if (record.type === type) yield record
    else if (record.isContainer && depth < maxDepth) yield* recordsOfType(record.data, type, depth + 1)
  }
}
