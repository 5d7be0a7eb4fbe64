import type { Database } from '#server/platform/database/database'
import type { Reseal } from '#server/platform/sealing'
import { refreshSeal, tokenSeal } from './account.ts'
import { appSeal } from './apps.ts'

/** Reseals tokens and the apps' secrets when the installation's secret changes. */
export async function resealLinkedin(db: Database, reseal: Reseal): Promise<void> {
  const apps = await db.selectFrom('linkedin_apps').select(['kind', 'sealed_secret']).execute()
  for (const { kind, sealed_secret: sealed } of apps) {
    await db
      .updateTable('linkedin_apps')
      .set({ sealed_secret: reseal(appSeal(kind), sealed) })
      .where('kind', '=', kind)
      .execute()
  }
  const accounts = await db
    .selectFrom('linkedin_accounts')
    .select(['owner_id', 'id', 'sealed_token', 'sealed_refresh'])
    .execute()
  for (const { owner_id: ownerId, id, sealed_token: sealed, sealed_refresh: refresh } of accounts) {
    await db
      .updateTable('linkedin_accounts')
      .set({
        sealed_token: reseal(tokenSeal({ ownerId, id }), sealed),
        sealed_refresh: refresh && reseal(refreshSeal({ ownerId, id }), refresh),
      })
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .execute()
  }
}
