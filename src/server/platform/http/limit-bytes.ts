import type { Readable } from 'node:stream'
import { AppError } from '../errors.ts'

/**
 * The bytes of a request's body as they arrive. Of a body that is too long the rest is read and dropped: the answer
 * uses the same connection, which must be read to the end. The server's own time limit stops an endless one.
 *
 * @param failures the errors for more than `maxBytes`, and for a sender that disconnects
 */
export async function* limitBytes(
  stream: Readable,
  maxBytes: number,
  failures: { tooLong: () => AppError; cut: (cause: unknown) => AppError },
): AsyncGenerator<Uint8Array> {
  let received = 0
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      received += (chunk as Uint8Array).length
      if (received > maxBytes) throw failures.tooLong()
      yield chunk as Uint8Array
    }
  } catch (error) {
    throw error instanceof AppError ? error : failures.cut(error)
  } finally {
    stream.resume()
  }
}
