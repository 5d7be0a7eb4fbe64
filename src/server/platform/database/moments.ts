import { type RawBuilder, sql } from 'kysely'
import { minuteMs } from '#shared/time/durations'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/**
 * Stored moments that lie further ahead than the rule which sets them allows: a clock was ahead then, and has been
 * corrected. Nothing waits for them.
 */

/** So much the clocks of two processes may differ. */
export const clockDifferenceMs = 5 * minuteMs

/** How far ahead a column of a table may lie, and what a row becomes where it lies further. */
export interface MomentRule {
  table: keyof Tables
  column: string
  /** From now, at most. A living process renews its lease well before that. */
  farthestMs: number
  /** Columns; `now` is the present moment. */
  becomes: Readonly<Record<string, 'now' | null>>
  /** Which rows it holds for; all unless given. */
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
