import type { Database } from '#server/platform/database/database'

/** The keys that records are signed with. Times are epoch ms. */

export interface SigningKey {
  id: string
  publicKey: string
  createdAt: number
  /** null: it is in use. */
  retiredAt: number | null
}

export async function findKeyInUse(
  db: Database,
): Promise<{ id: string; publicKey: string; sealed: string } | undefined> {
  const row = await db.selectFrom('signing_keys').selectAll().where('retired_at', 'is', null).executeTakeFirst()
  return row && { id: row.id, publicKey: row.public_key, sealed: row.sealed_key }
}

/** The one in use first, then the latest. */
export async function listSigningKeys(db: Database): Promise<SigningKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['id', 'public_key', 'created_at', 'retired_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const keys = rows.map((row) => ({
    id: row.id,
    publicKey: row.public_key,
    createdAt: row.created_at,
    retiredAt: row.retired_at,
  }))
  return [...keys.filter((key) => key.retiredAt === null), ...keys.filter((key) => key.retiredAt !== null)]
}

export async function insertKey(
  db: Database,
  key: Pick<SigningKey, 'id' | 'publicKey' | 'createdAt'> & { sealed: string },
): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({
      id: key.id,
      public_key: key.publicKey,
      sealed_key: key.sealed,
      created_at: key.createdAt,
      retired_at: null,
    })
    .execute()
}

export async function retireKeys(db: Database, now: number): Promise<void> {
  await db.updateTable('signing_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute()
}

export async function listSealedKeys(db: Database): Promise<{ id: string; sealed: string }[]> {
  const rows = await db.selectFrom('signing_keys').select(['id', 'sealed_key']).execute()
  return rows.map((row) => ({ id: row.id, sealed: row.sealed_key }))
}

export async function changeSealedKey(db: Database, id: string, sealed: string): Promise<void> {
  await db.updateTable('signing_keys').set({ sealed_key: sealed }).where('id', '=', id).execute()
}
