import { minuteMs } from '#shared/time/durations'

/** Detects a database that went back in time: a copy replaced it without the server's knowledge. */

/** A database may lose its latest writes when its machine fails. */
const toleranceMs = 2 * minuteMs
/** Without a record outside the database, a server down for no longer than this counts as having its own database. */
const unwitnessedMs = 10 * minuteMs
/** How far the clocks of two processes may differ; a time further ahead came from a wrong clock. */
const clockDifferenceMs = 10 * minuteMs

export interface Heartbeats {
  /** The last heartbeat in the database; null: none. Epoch ms. */
  inside: number | null
  /** The last heartbeat in a file or the bucket; null: none there. */
  outside: number | null
  now: number
  /** Whether the process is starting, before which its database may have been replaced. */
  isStart: boolean
}

/** Whether the database is older than the installation's last heartbeat. Pure. */
export function wentBack({ inside, outside, now, isStart }: Heartbeats): boolean {
  if (outside !== null && outside <= now + clockDifferenceMs) return inside === null || inside < outside - toleranceMs
  return isStart && inside !== null && inside < now - unwitnessedMs
}

/** The heartbeat to write; that of a process whose clock is slightly ahead stays. Pure. */
export function nextHeartbeat({ inside, now }: Pick<Heartbeats, 'inside' | 'now'>): number {
  return inside !== null && inside <= now + clockDifferenceMs ? Math.max(inside, now) : now
}
