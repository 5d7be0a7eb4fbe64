import type { Database } from '#server/platform/database/database'

/**
 * Installation-wide settings by name: what administrators set while the server runs, and its id. Never cached, so that
 * all processes see a change at once.
 */
type Name = 'sign-up' | 'installation'

export async function readSetting(db: Database, name: Name): Promise<unknown> {
  const row = await db.selectFrom('installation_settings').select('value').where('name', '=', name).executeTakeFirst()
  return row && JSON.parse(row.value)
}

/** Does nothing if it is set already. */
export async function saveSettingOnce(db: Database, name: Name, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting)
  await db
    .insertInto('installation_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function saveSetting(db: Database, name: Name, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting)
  await db
    .insertInto('installation_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
