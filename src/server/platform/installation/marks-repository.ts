import type { Database } from '../database/database.ts'

/** What the installation records about itself, by name. */
type Name = 'heartbeat' | 'secret'

export async function readMark(db: Database, name: Name): Promise<string | null> {
  const row = await db.selectFrom('installation_marks').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export async function writeMark(db: Database, name: Name, value: string): Promise<void> {
  await db
    .insertInto('installation_marks')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
