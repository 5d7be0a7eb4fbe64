import { createHash } from 'node:crypto'
import { leaseMoment } from '#server/platform/database/leases'
import type { MomentRule } from '#server/platform/database/moments'
import { dayMs, hourMs } from '#shared/time/durations'

/** Days after its publication on which the sources of a post are read again. */
const readingDays = [1, 3, 7, 30] as const
/** Spread over so long, so that what went out together is not read together. */
const spreadMs = 6 * hourMs
/** The pause after a failure that may pass, and how many there may be before the next day's turn. */
export const retryMs = 6 * hourMs
export const maxFailures = 2

/** When a source is read for the next time; null after the last. @param readings how often it was */
export function nextReadingAt(
  { postId, articleId, publishedAt }: { postId: string; articleId: string; publishedAt: number },
  readings: number,
): number | null {
  const days = readingDays[readings]
  if (days === undefined) return null
  const digest = createHash('sha256').update(`${postId} ${articleId} ${readings}`).digest()
  return publishedAt + days * dayMs + Math.floor((digest.readUInt32BE(0) / 2 ** 32) * spreadMs)
}

/** How far ahead the times of watches may lie. */
export const watchMoments: readonly MomentRule[] = [
  {
    table: 'source_watches',
    column: 'next_at',
    farthestMs: Math.max(...readingDays) * dayMs + spreadMs,
    becomes: { next_at: 'now' },
  },
  leaseMoment('source_watches'),
]
