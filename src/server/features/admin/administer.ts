import { sql } from 'kysely'
import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
import { findUser } from '#server/features/accounts/user-repository'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { insertAuditEntry } from './audit-log.ts'

/** Any number that no other advisory lock uses. */
const turnLock = 7_301_002

/** An administrator's turn: one transaction in which no other administrator changes anything. */
export interface Turn {
  db: Database
  /** Writes a line of the audit log, kept if the turn succeeds. @param target null when everyone is concerned */
  note: (action: string, target: string | null) => Promise<void>
}

/**
 * Lets an administrator change something. One at a time, so that rules about what must remain (an administrator, a
 * style, an active template) hold when two of them act at once; on SQLite transactions take turns by themselves.
 * @throws AppError forbidden when another's turn has just ended this administrator's role; whatever `work` throws
 */
export async function administer<Result>(
  ctx: Context,
  admin: User,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  return await ctx.db.transaction().execute(async (db) => {
    if (ctx.databaseKind === 'postgres') await sql`select pg_advisory_xact_lock(${turnLock})`.execute(db)
    const actor = await findUser(db, admin.id)
    if (actor?.role !== 'admin' || !actor.isApproved) {
      throw new AppError('forbidden', 'Only administrators can do this.')
    }
    const note = (action: string, target: string | null) =>
      insertAuditEntry(db, { at: ctx.now(), actor: actor.email, action, target })
    return await work({ db, note })
  })
}
