import { type RawBuilder, sql } from 'kysely'
import { minuteMs } from '#shared/time/durations'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/**
 * Stored times further ahead than the rule that sets them allows: a clock was ahead then, and has been corrected.
 * Pulling them back keeps everything from waiting for them.
 */

/** How far the clocks of two processes may differ. */
export const clockDifferenceMs = 5 * minuteMs

/** How far ahead a column's times may lie, and how a row changes if one lies further. */
export interface MomentRule {
  table: keyof Tables
  column: string
  /** At most this far from now. A living process renews its lease well before that. */
  farthestMs: number
  /** New values of columns; `now` is the current time. */
  becomes: Readonly<Record<string, 'now' | null>>
  /** The rows it applies to; all by default. */
  where?: RawBuilder<boolean>
}

/** @returns how many rows were changed */
export async function reclaimExpired(db: Database, rules: readonly MomentRule[], now: number): Promise<number> {
  let count = 0
  for (const { table, column, farthestMs, becomes, where } of rules) {
    const changes = Object.entries(becomes).map(
      ([name, value]) => sql`${sql.ref(name)} = ${value === 'now' ? now : null}`,
    )
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(changes)}
      where ${sql.ref(column)} > ${now + farthestMs + clockDifferenceMs}
      and ${where ?? sql`1 = 1`}`.execute(db)
    count += Number(numAffectedRows ?? 0)
  }
  return count
}
