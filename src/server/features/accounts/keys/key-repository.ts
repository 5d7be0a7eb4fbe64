import type { Database } from '#server/platform/database/database'
import { withRelaxedDurability } from '#server/platform/database/relaxed-durability'
import type { Row } from '#server/platform/database/schema'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { KeyScope } from '#shared/rules/api-keys'
import { endGrants } from './grant-repository.ts'

/** A key of the API: it acts in one workspace for the person who made it. Times are epoch ms. */
export interface ApiKey {
  workspace: WorkspaceId
  id: string
  userId: UserId
  name: string
  last4: string
  scopes: readonly KeyScope[]
  /** Ids of the accounts at LinkedIn that it may use. */
  accounts: readonly string[]
  createdAt: number
  expiresAt: number
  lastUsedAt: number | null
  /** The address of its last call. */
  lastUsedFrom: string | null
}

export async function insertKey(
  db: Database,
  key: Omit<ApiKey, 'lastUsedAt' | 'lastUsedFrom'> & { tokenHash: string },
): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      owner_id: key.workspace,
      id: key.id,
      user_id: key.userId,
      name: key.name,
      token_hash: key.tokenHash,
      last4: key.last4,
      scopes: JSON.stringify(key.scopes),
      accounts: JSON.stringify(key.accounts),
      created_at: key.createdAt,
      expires_at: key.expiresAt,
      last_used_at: null,
      last_used_from: null,
    })
    .execute()
}

/** Expired ones too. */
export async function findKey(db: Database, tokenHash: string): Promise<ApiKey | undefined> {
  const row = await db.selectFrom('api_keys').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
  return row && toKey(row)
}

/** A person's own keys, and all keys of the given workspaces, newest first. */
export async function listKeys(
  db: Database,
  { userId, workspaces }: { userId: UserId; workspaces: readonly WorkspaceId[] },
): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where((column) =>
      column.or([
        column('user_id', '=', userId),
        ...(workspaces.length > 0 ? [column('owner_id', 'in', workspaces)] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toKey)
}

/** How many keys somebody has, expired ones too. */
export async function countKeys(db: Database, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stored without waiting for the disk: losing it in a crash does no harm. */
export async function noteUse(
  db: Database,
  { workspace, id }: Pick<ApiKey, 'workspace' | 'id'>,
  use: { at: number; from: string },
): Promise<void> {
  await withRelaxedDurability(db, (unflushed) =>
    unflushed
      .updateTable('api_keys')
      .set({ last_used_at: use.at, last_used_from: use.from })
      .where('owner_id', '=', workspace)
      .where('id', '=', id)
      .execute(),
  )
}

/** False when it is gone already. */
export async function deleteKey(db: Database, { workspace, id }: Pick<ApiKey, 'workspace' | 'id'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_keys')
    .where('owner_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Revokes a person's keys and what they allowed apps, of one workspace that they leave or of all. They stay revoked if the
 * person returns.
 */
export async function endKeys(db: Database, userId: UserId, workspace?: WorkspaceId): Promise<void> {
  await endGrants(db, userId, workspace)
  await db
    .deleteFrom('api_keys')
    .where('user_id', '=', userId)
    .$if(workspace !== undefined, (query) => query.where('owner_id', '=', workspace as WorkspaceId))
    .execute()
}

function toKey(row: Row<'api_keys'>): ApiKey {
  return {
    workspace: row.owner_id,
    id: row.id,
    userId: row.user_id,
    name: row.name,
    last4: row.last4,
    scopes: JSON.parse(row.scopes) as KeyScope[],
    accounts: JSON.parse(row.accounts) as string[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    lastUsedFrom: row.last_used_from,
  }
}
