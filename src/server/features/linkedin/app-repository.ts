import type { Database } from '#server/platform/database/database'
import type { LinkedinAppKind } from '#shared/rules/linkedin'

/** The apps entered by administrators, with sealed secrets. */

export interface StoredApp {
  clientId: string
  sealedSecret: string
}

export async function findStoredApp(db: Database, kind: LinkedinAppKind): Promise<StoredApp | undefined> {
  const row = await db.selectFrom('linkedin_apps').selectAll().where('kind', '=', kind).executeTakeFirst()
  return row && { clientId: row.client_id, sealedSecret: row.sealed_secret }
}

export async function saveStoredApp(db: Database, kind: LinkedinAppKind, app: StoredApp): Promise<void> {
  const values = { client_id: app.clientId, sealed_secret: app.sealedSecret }
  await db
    .insertInto('linkedin_apps')
    .values({ kind, ...values })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute()
}

export async function deleteStoredApp(db: Database, kind: LinkedinAppKind): Promise<void> {
  await db.deleteFrom('linkedin_apps').where('kind', '=', kind).execute()
}
