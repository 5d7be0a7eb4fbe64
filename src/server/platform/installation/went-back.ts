import { minuteMs } from '#shared/time/durations'

/** How a database is recognised that went back in time: a copy of it took its place, and nobody told the server. */

/** A database may lose the last of what it took when its machine fails. */
const toleranceMs = 2 * minuteMs
/** Where nothing outside the database tells, a server that was away no longer than this has its own database. */
const unwitnessedMs = 10 * minuteMs
/** So much the clocks of two processes may differ; what lies further ahead was written by a clock gone wrong. */
const clockDifferenceMs = 10 * minuteMs

export interface Heartbeats {
  /** When the installation was last alive as the database has it; null: it never was. Epoch ms. */
  inside: number | null
  /** As a file or the bucket has it; null: they tell nothing. */
  outside: number | null
  now: number
  /** The process begins: before, its database may have been replaced. */
  isStart: boolean
}

/** Whether the database is older than it was when the installation was last alive. Pure. */
export function wentBack({ inside, outside, now, isStart }: Heartbeats): boolean {
  if (outside !== null && outside <= now + clockDifferenceMs) return inside === null || inside < outside - toleranceMs
  return isStart && inside !== null && inside < now - unwitnessedMs
}

/** The heartbeat to write: that of a process whose clock is a little ahead stands. Pure. */
export function nextHeartbeat({ inside, now }: Pick<Heartbeats, 'inside' | 'now'>): number {
  return inside !== null && inside <= now + clockDifferenceMs ? Math.max(inside, now) : now
}
