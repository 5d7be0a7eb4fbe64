import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { StorageFailure } from './files.ts'

const maxCuts = 4

/**
 * Streams an object's bytes. An interrupted body is resumed from where it broke off; if the bytes differ from the
 * stored ones the stream errors. The last chunk is held back until that is verified, so that no reader takes it for
 * complete.
 * @param expected.sha256 hexadecimal; undefined for an object not written by us
 * @param from requests the bytes from this offset on
 */
export function wholeBody(
  first: Readable,
  expected: { key: string; size: number; sha256: string | undefined },
  from: (place: number) => Promise<Readable>,
): Readable {
  let body = first
  async function* pieces() {
    const hash = createHash('sha256')
    let received = 0
    let cuts = 0
    let held: Uint8Array | undefined
    let source = body[Symbol.asyncIterator]()
    while (received < expected.size) {
      const next = await nextPiece(source)
      if ('cut' in next) {
        cuts += 1
        if (cuts > maxCuts) throw new StorageFailure(`${expected.key} breaks off again and again.`, { cause: next.cut })
        body = await from(received)
        source = body[Symbol.asyncIterator]()
        continue
      }
      hash.update(next.piece)
      received += next.piece.length
      if (held) yield held
      held = next.piece
    }
    const isSame = expected.sha256 === undefined || hash.digest('hex') === expected.sha256
    if (received > expected.size || !isSame) throw new StorageFailure(`${expected.key} is not as it was stored.`)
    if (held) yield held
  }
  const whole = Readable.from(pieces(), { objectMode: false })
  whole.once('close', () => {
    body.on('error', () => undefined) // the reader has left, which needs no error
    body.destroy()
  })
  return whole
}

async function nextPiece(source: AsyncIterator<unknown>): Promise<{ piece: Uint8Array } | { cut: unknown }> {
  try {
    const { value, done } = await source.next()
    return done ? { cut: new Error('the body ended early') } : { piece: value as Uint8Array }
  } catch (error) {
    return { cut: error }
  }
}
