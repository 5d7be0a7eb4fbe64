import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'

/**
 * Temporary access: sessions, pending sign-ins, links. In a database that went back in time, some of it had been ended
 * or used since. Call it in a transaction.
 * @param columns each table's columns in this database, which may be of an earlier version
 * @returns how many sessions ended
 */
export async function endTemporaryAccess(
  db: Database,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  for (const [table, names] of columns)
    if (names.some(namesToken)) await sql`delete from ${sql.table(table)}`.execute(db)
  // second factors whose set-up was not finished
  await sql`delete from second_factors where not exists (
    select 1 from users where users.id = second_factors.owner_id and users.second_factor_at is not null
  )`.execute(db)
  if (columns.get('users')?.includes('password_allowed_until')) {
    await sql`update users set password_allowed_until = null`.execute(db)
  }
  return Number(count)
}

/** Rows that belong to a token in a browser, a link or an address: sessions, pending sign-ins, links, pending links. */
function namesToken(column: string): boolean {
  return column === 'token_hash' || column === 'state_hash'
}
