import type { Database } from '#server/platform/database/database'

/** What administrators set while the server runs, by name. Read whenever it is asked for, so that every process has it. */
type Name = 'sign-up'

export async function readSetting(db: Database, name: Name): Promise<unknown> {
  const row = await db.selectFrom('installation_settings').select('value').where('name', '=', name).executeTakeFirst()
  return row && JSON.parse(row.value)
}

export async function saveSetting(db: Database, name: Name, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting)
  await db
    .insertInto('installation_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
