import type { Database } from '#server/platform/database/database'

/** One line of the audit log. */
export interface AuditEntry {
  id: number
  /** Epoch ms. */
  at: number
  /** The administrator's e-mail at the time; 'command line'; 'deleted account'. */
  actor: string
  /** For people to read, like 'Approved the account'. */
  action: string
  /** An e-mail or a name at the time, 'deleted account'; null when it concerned everyone. */
  target: string | null
}

export async function insertAuditEntry(db: Database, entry: Omit<AuditEntry, 'id'>): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute()
}

/** Newest first, at most `limit`. */
export async function listAuditEntries(db: Database, limit: number): Promise<AuditEntry[]> {
  return await db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit).execute()
}
