import type { Readable } from 'node:stream'
import { AppError } from '../errors.ts'

/**
 * The bytes of a request's body as they come. When it is too long, the rest is let pass by: the answer travels on the
 * same connection, which has to be read to its end. The server's own time limit ends what never ends.
 *
 * @param failures what to say when there are more than `maxBytes`, and when the sender goes away
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
