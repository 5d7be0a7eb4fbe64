import { type RawBuilder, sql } from 'kysely'
import { secondMs } from '#shared/time/durations'
import type { Database } from './database.ts'
import { clockDifferenceMs, type MomentRule } from './moments.ts'

/** A lease: a process owns work until a time stored in the work's row, and renews it while it lives. */

/** How long a dead process keeps its work from others. */
export const leaseMs = 30 * secondMs
export const renewEveryMs = leaseMs / 3

/** Whether the lease in a column is over, or came from a clock that was ahead. */
export function isLeaseOver(column: string, now: number): RawBuilder<boolean> {
  const until = sql.ref(column)
  return sql<boolean>`(${until} is null or ${until} <= ${now} or ${until} > ${now + leaseMs + clockDifferenceMs})`
}

/** Tables with a lease in `lease` and `leased_until`. */
type LeasedTable = 'feeds' | 'first_comments' | 'publications' | 'source_watches' | 'webhook_deliveries'

/** Extends a lease, if it still holds. */
export async function renewLease(db: Database, table: LeasedTable, lease: string, now: number): Promise<void> {
  await sql`update ${sql.table(table)} set leased_until = ${now + leaseMs} where lease = ${lease}`.execute(db)
}

/** A lease cannot be further ahead than a new one. */
export function leaseMoment(table: LeasedTable): MomentRule {
  return { table, column: 'leased_until', farthestMs: leaseMs, becomes: { lease: null, leased_until: null } }
}

/** Renews a lease until the returned function is called. */
export function keepRenewing(renew: () => Promise<unknown>, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void renew().catch(onFailure), renewEveryMs).unref()
  return () => clearInterval(timer)
}
