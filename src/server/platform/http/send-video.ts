import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendPicture } from './send-picture.ts'

/**
 * Sends a video to a browser's player, which asks for the parts that it needs: its description, which may be at the
 * end, and what is shown next. What lies before such a part is read and dropped.
 */
export function sendVideo(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  file: { size: number; stream: Readable },
  facts: { name: string; mimeType: string; isFinal: boolean },
): void {
  const range = readRange(request.headers.range, file.size)
  reply.header('accept-ranges', 'bytes')
  if (!range) {
    sendPicture(reply, file, facts)
    return
  }
  const { first, last } = range
  reply.status(206).header('content-range', `bytes ${first}-${last}/${file.size}`)
  const stream = Readable.from(partOf(file.stream, first, last), { objectMode: false })
  sendPicture(reply, { stream, size: last - first + 1 }, facts)
}

/** Of a header that asks for one part; null: the whole is sent, which is always allowed. */
export function readRange(header: string | undefined, size: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? { first, last } : null
}

async function* partOf(stream: AsyncIterable<Uint8Array>, first: number, last: number): AsyncGenerator<Uint8Array> {
  let place = 0
  for await (const piece of stream) {
    const wanted = piece.subarray(Math.max(0, first - place), Math.max(0, last + 1 - place))
    if (wanted.length > 0) yield wanted
    place += piece.length
    if (place > last) return
  }
}
