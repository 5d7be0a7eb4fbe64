import { type RawBuilder, sql } from 'kysely'

/**
 * A number from outside as an id to look for. PostgreSQL fails on one too large for its column; this returns one that
 * matches nothing.
 */
export function rowId(id: number): RawBuilder<number> {
  return sql<number>`cast(${id} as bigint)`
}
