import { inflateRawSync } from 'node:zlib'
import { Inflate } from 'fflate'
import { documentFailure } from './failure.ts'
import { limits } from './limits.ts'

interface Entry {
  method: number
  isEncrypted: boolean
  compressedSize: number
  localHeaderAt: number
}

const endOfDirectory = 0x06054b50
const zip64EndOfDirectory = 0x06064b50
const zip64Locator = 0x07064b50
const directoryHeader = 0x02014b50
const localHeader = 0x04034b50
const unknown32 = 0xffffffff
/** Inflates to four megabytes at most. */
const packedPieceBytes = 4 * 1024

/**
 * An office file as an archive of named parts, opened from its central directory. Sizes in the archive are claims
 * and only used to find bytes; what a part really inflates to is capped, one by one and in all.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED, here and from `read`
 */
export class Zip {
  readonly #view: DataView
  readonly #entries = new Map<string, Entry>()
  #inflatedBytes = 0

  constructor(
    readonly bytes: Uint8Array,
    readonly caps: { zipEntries: number; zipPartBytes: number; zipTotalBytes: number } = limits,
  ) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    guarded(() => this.#readDirectory())
  }

  /** Names of all parts, in directory order. */
  get names(): string[] {
    return [...this.#entries.keys()]
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** The inflated bytes of a part, or undefined if it does not exist. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    if (entry.isEncrypted) throw documentFailure('PASSWORD_PROTECTED')

    const part = guarded(() => this.#inflate(entry))
    this.#inflatedBytes += part.length
    if (this.#inflatedBytes > this.caps.zipTotalBytes) throw documentFailure('TOO_COMPLEX', 'archive inflates too far')
    return part
  }

  /**
   * A part's bytes, inflated piece by piece on demand: for parts of which the beginning is enough. An uncompressed part
   * comes as a whole.
   */
  *readPieces(name: string): Generator<Uint8Array> {
    const entry = this.#entries.get(name)
    if (!entry) return
    if (entry.isEncrypted) throw documentFailure('PASSWORD_PROTECTED')
    const packed = guarded(() => this.#packedBytes(entry))
    if (entry.method === 0) {
      yield packed
      return
    }
    let pieces: Uint8Array[] = []
    let partBytes = 0
    const inflate = new Inflate((piece) => pieces.push(piece))
    for (let at = 0; at < packed.length; at += packedPieceBytes) {
      pieces = []
      pushTo(inflate, packed.subarray(at, at + packedPieceBytes), at + packedPieceBytes >= packed.length)
      for (const piece of pieces) {
        partBytes += piece.length
        this.#inflatedBytes += piece.length
        if (partBytes > this.caps.zipPartBytes || this.#inflatedBytes > this.caps.zipTotalBytes) {
          throw documentFailure('TOO_COMPLEX', 'archive inflates too far')
        }
        yield piece
      }
    }
  }

  #inflate(entry: Entry): Uint8Array {
    const packed = this.#packedBytes(entry)
    return entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: this.caps.zipPartBytes })
  }

  #packedBytes(entry: Entry): Uint8Array {
    const at = entry.localHeaderAt
    if (this.#view.getUint32(at, true) !== localHeader) throw documentFailure('CORRUPT', 'no part at its place')
    const start = at + 30 + this.#view.getUint16(at + 26, true) + this.#view.getUint16(at + 28, true)
    if (entry.method !== 0 && entry.method !== 8) {
      throw documentFailure('CORRUPT', `compression method ${entry.method}`)
    }
    return this.bytes.subarray(start, start + entry.compressedSize)
  }

  #readDirectory(): void {
    const view = this.#view
    let at = this.#directoryAt()
    while (at + 46 <= view.byteLength && view.getUint32(at, true) === directoryHeader) {
      const nameLength = view.getUint16(at + 28, true)
      const extraLength = view.getUint16(at + 30, true)
      const name = new TextDecoder().decode(this.bytes.subarray(at + 46, at + 46 + nameLength))
      const entry = {
        method: view.getUint16(at + 10, true),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        compressedSize: view.getUint32(at + 20, true),
        localHeaderAt: view.getUint32(at + 42, true),
      }
      this.#applyZip64(entry, at, at + 46 + nameLength, extraLength)
      // Some writers use backslashes or a leading slash; part names never do.
      this.#entries.set(name.replaceAll('\\', '/').replace(/^\/+/, ''), entry)
      if (this.#entries.size > this.caps.zipEntries) throw documentFailure('TOO_COMPLEX', 'too many zip entries')
      at += 46 + nameLength + extraLength + view.getUint16(at + 32, true)
    }
    if (this.#entries.size === 0) throw documentFailure('CORRUPT', 'empty zip directory')
  }

  #directoryAt(): number {
    const view = this.#view
    const end = lastIndexOfSignature(view, endOfDirectory, view.byteLength - 22)
    if (end < 0) throw documentFailure('CORRUPT', 'no zip directory')
    const at = view.getUint32(end + 16, true)
    if (at !== unknown32) return at

    const locator = end - 20
    if (view.getUint32(locator, true) !== zip64Locator) throw documentFailure('CORRUPT', 'no zip64 locator')
    const record = Number(view.getBigUint64(locator + 8, true))
    if (view.getUint32(record, true) !== zip64EndOfDirectory) throw documentFailure('CORRUPT', 'no zip64 directory')
    return Number(view.getBigUint64(record + 48, true))
  }

  /** Values that exceed 32 bits, or were unknown in time, are in the extra field: sizes, then the offset. */
  #applyZip64(entry: Entry, headerAt: number, extraAt: number, extraLength: number): void {
    const view = this.#view
    for (let at = extraAt; at + 4 <= extraAt + extraLength; at += 4 + view.getUint16(at + 2, true)) {
      if (view.getUint16(at, true) !== 1) continue
      let field = at + 4
      if (view.getUint32(headerAt + 24, true) === unknown32) field += 8
      if (entry.compressedSize === unknown32) {
        entry.compressedSize = Number(view.getBigUint64(field, true))
        field += 8
      }
      if (entry.localHeaderAt === unknown32) entry.localHeaderAt = Number(view.getBigUint64(field, true))
    }
  }
}

function lastIndexOfSignature(view: DataView, signature: number, from: number): number {
  // The directory's end is followed by a comment of at most 65,535 bytes.
  for (let at = from; at >= 0 && at > from - 65_536; at -= 1) {
    if (view.getUint32(at, true) === signature) return at
  }
  return -1
}

/** @throws AppError CORRUPT */
function pushTo(inflate: Inflate, piece: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(piece, isLast)
  } catch (error) {
    throw documentFailure('CORRUPT', error)
  }
}

/** Turns what zlib and reading past the end throw into verdicts. */
function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError && (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw documentFailure('TOO_COMPLEX', error)
    }
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code?.startsWith('Z_')) {
      throw documentFailure('CORRUPT', error)
    }
    throw error
  }
}
