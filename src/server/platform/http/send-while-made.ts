import { minuteMs } from '#shared/time/durations'
import type { ConcurrencyLimiter } from '../limits/concurrency-limiter.ts'
import { clientDisconnected } from './client-disconnected.ts'
import type { HttpReply, HttpRequest } from './http.ts'
import { toTimedStream } from './timed-stream.ts'

/** A reader that takes nothing for this long has left, or is blocking others. */
const stallMs = 20_000
/** A gigabyte at ten megabits a second. */
const longestMs = 15 * minuteMs

/** Proxies give up on an answer that does not begin within a minute. */
export const longestTurnMs = 45_000

/**
 * Sends a file while it is being made, once it is its turn. It is never in memory as a whole.
 * @param file.name with its ending, of plain characters
 * @throws AppError busy when it is not its turn in time
 */
export async function sendWhileMade(
  { turns, ending }: { turns: ConcurrencyLimiter; ending: AbortSignal },
  { request, reply }: { request: HttpRequest; reply: HttpReply },
  file: { name: string; type: string; pieces: () => AsyncIterable<Uint8Array> },
): Promise<undefined> {
  const leave = await turns.enter(AbortSignal.any([clientDisconnected(reply), ending]))
  const stream = toTimedStream(file.pieces(), { stallMs, longestMs, ending })
  stream.once('close', leave)
  stream.once('error', (error) => request.log.warn({ err: error, requestId: request.id }, 'an export broke off'))
  reply
    .type(file.type)
    .headers({ 'content-disposition': `attachment; filename="${file.name}"`, 'cache-control': 'no-store' })
    .send(stream)
  return undefined
}

/** The day where someone lives, for the names of their files: 2026-11-29. */
export function dayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
}
