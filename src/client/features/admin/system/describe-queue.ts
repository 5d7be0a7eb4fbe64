import { formatDateTime, formatNumber } from '#client/lib/formatting'
import type { SystemState } from '#client/queries/admin-system'
import { systemTexts } from './texts.ts'

export type Lane = SystemState['lanes'][number]

/** The lane for jobs of other versions shows only while jobs wait in it. */
export function isShown({ lane, waiting, later }: Lane): boolean {
  return lane !== 'unknown' || waiting + later > 0
}

/** '2 waiting, the oldest since 20 November 2026 at 14:05, 1 running' */
export function describeLane({ waiting, oldestWaitingAt, running, later }: Lane): string {
  const words = systemTexts.queue
  const parts = [
    ...(waiting > 0 ? [words.waiting(formatNumber(waiting))] : []),
    ...(oldestWaitingAt === null ? [] : [words.oldest(formatDateTime(oldestWaitingAt))]),
    ...(running > 0 ? [words.running(formatNumber(running))] : []),
    ...(later > 0 ? [words.later(formatNumber(later))] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : words.idle
}

/** '3 mails not sent yet, 1 given up' */
export function describeMails({ isConfigured, unsent, failed }: SystemState['mails']): string {
  const words = systemTexts.queue
  const parts = [
    unsent > 0 ? words.unsent(formatNumber(unsent)) : words.allSent,
    ...(failed > 0 ? [words.failed(formatNumber(failed))] : []),
    ...(isConfigured ? [] : [words.noServer]),
  ]
  return parts.join(', ')
}
