import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'

/** All our advisory locks of PostgreSQL. The numbers must never change: two versions may run at the same time. */
const lockIds = {
  migrations: 1_869_640_737,
  promptTemplateSeed: 7_301_001,
  administration: 7_301_002,
  visualTemplateSeed: 7_301_003,
  heartbeat: 7_301_004,
  secret: 7_301_005,
  events: 7_301_006,
  signingKeys: 7_301_007,
} as const

/**
 * Waits for a lock shared by all processes, and holds it until the transaction ends; such locks also work through
 * poolers. SQLite has one writer at a time and needs none.
 */
// biome-ignore lint/suspicious/noExplicitAny: any schema will do
export async function takeLock(db: Kysely<any>, name: keyof typeof lockIds): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${sql.lit(lockIds[name])})`.execute(db)
}
