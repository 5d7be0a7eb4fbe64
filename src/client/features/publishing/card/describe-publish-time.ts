import { formatClock, formatDate, formatMomentWithZone } from '#client/lib/formatting'
import { canonicalTimeZone } from '#shared/time/time-zones'
import { resolveWallTime, type WallTime } from '#shared/time/wall-time'
import { publishTexts } from './texts.ts'

/** The meaning of a chosen time, before anything is sent. */
export interface PublishTime {
  /** Epoch ms; null when there is none. */
  dueAt: number | null
  /** Why the time can't be used; null when it can. */
  problem: string | null
  /** What the author should know about it. */
  notes: string[]
}

/**
 * @param own the reader's time zone
 * @param account the account, whose connection may expire before that time
 */
export function describePublishTime(
  { at, timeZone }: { at: WallTime; timeZone: string },
  { now, own, account }: { now: number; own: string; account: { name: string; expiresAt: string } | undefined },
): PublishTime {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) || !canonicalTimeZone(timeZone)) {
    return { dueAt: null, problem: publishTexts.timeMissing, notes: [] }
  }
  const { dueAt, change } = resolveWallTime(at, timeZone)
  if (dueAt <= now) return { dueAt, problem: publishTexts.timePast, notes: [] }

  const notes = [publishTexts.goesOut(formatMomentWithZone(dueAt, timeZone))]
  const wanted = at.slice(11)
  if (change === 'moved-forward') notes.push(publishTexts.movedForward(wanted, formatClock(dueAt, timeZone)))
  if (change === 'first-of-two') notes.push(publishTexts.firstOfTwo(wanted))
  if (timeZone !== own && canonicalTimeZone(own)) notes.push(publishTexts.elsewhere(formatMomentWithZone(dueAt, own)))
  if (account && dueAt >= Date.parse(account.expiresAt)) {
    notes.push(publishTexts.afterToken(account.name, formatDate(account.expiresAt)))
  }
  return { dueAt, problem: null, notes }
}
