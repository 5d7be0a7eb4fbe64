import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { withRelaxedDurability } from '#server/platform/database/relaxed-durability'
import type { Row, Tables } from '#server/platform/database/schema'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { KeyScope } from '#shared/rules/api-keys'

/** A person's consent for a third-party app to act for them in one workspace. Times are epoch ms. */
export interface AppGrant {
  workspace: WorkspaceId
  id: string
  userId: UserId
  /** The id it registered with, or the address of its document about itself. */
  clientId: string
  clientName: string
  scopes: readonly KeyScope[]
  /** Where its code was sent. */
  redirectUri: string
  /** What its code can be redeemed with (RFC 7636, S256). */
  codeChallenge: string
  createdAt: number
  expiresAt: number
  lastUsedAt: number | null
  /** The address of its last call. */
  lastUsedFrom: string | null
}

export type GrantKey = Pick<AppGrant, 'workspace' | 'id'>

export async function insertGrant(db: Database, grant: AppGrant): Promise<void> {
  await db
    .insertInto('oauth_grants')
    .values({
      owner_id: grant.workspace,
      id: grant.id,
      user_id: grant.userId,
      client_id: grant.clientId,
      client_name: grant.clientName,
      scopes: JSON.stringify(grant.scopes),
      redirect_uri: grant.redirectUri,
      code_challenge: grant.codeChallenge,
      created_at: grant.createdAt,
      expires_at: grant.expiresAt,
      last_used_at: grant.lastUsedAt,
      last_used_from: grant.lastUsedFrom,
    })
    .execute()
}

/** Of a token of any kind, used and expired ones too. */
export async function findGrantOfToken(db: Database, tokenHash: string): Promise<AppGrant | undefined> {
  const row = await ofTokens(db).where('token_hash', '=', tokenHash).executeTakeFirst()
  return row && toGrant(row)
}

/** Of an access token that is valid now. */
export async function findGrantOfAccess(db: Database, tokenHash: string, now: number): Promise<AppGrant | undefined> {
  const row = await ofTokens(db)
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'access')
    .where('oauth_tokens.expires_at', '>', now)
    .where('oauth_grants.expires_at', '>', now)
    .executeTakeFirst()
  return row && toGrant(row)
}

function ofTokens(db: Database) {
  return db
    .selectFrom('oauth_grants')
    .innerJoin('oauth_tokens', (join) =>
      join
        .onRef('oauth_tokens.owner_id', '=', 'oauth_grants.owner_id')
        .onRef('oauth_tokens.grant_id', '=', 'oauth_grants.id'),
    )
    .selectAll('oauth_grants')
}

/** Grants of a person, and of these workspaces, that still have a valid refresh token; the newest first. */
export async function listGrants(
  db: Database,
  { userId, workspaces, now }: { userId: UserId; workspaces: readonly WorkspaceId[]; now: number },
): Promise<AppGrant[]> {
  const rows = await db
    .selectFrom('oauth_grants')
    .selectAll()
    .where((column) =>
      column.or([
        column('user_id', '=', userId),
        ...(workspaces.length > 0 ? [column('owner_id', 'in', workspaces)] : []),
      ]),
    )
    .where((column) => hasToken(column, ['refresh'], now))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toGrant)
}

/** How many of a person's grants still have a valid code or refresh token. */
export async function countGrants(db: Database, userId: UserId, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('oauth_grants')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where((column) => hasToken(column, ['code', 'refresh'], now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stored without waiting for the disk: losing it in a crash does no harm. */
export async function noteGrantUse(
  db: Database,
  { workspace, id }: GrantKey,
  use: { at: number; from: string },
): Promise<void> {
  await withRelaxedDurability(db, (unflushed) =>
    unflushed
      .updateTable('oauth_grants')
      .set({ last_used_at: use.at, last_used_from: use.from })
      .where('owner_id', '=', workspace)
      .where('id', '=', id)
      .execute(),
  )
}

/** With all of its tokens. False when it is gone already. */
export async function deleteGrant(db: Database, { workspace, id }: GrantKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('oauth_grants')
    .where('owner_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends a person's grants: in one workspace that they leave, or everywhere. */
export async function endGrants(db: Database, userId: UserId, workspace?: WorkspaceId): Promise<void> {
  await db
    .deleteFrom('oauth_grants')
    .where('user_id', '=', userId)
    .$if(workspace !== undefined, (query) => query.where('owner_id', '=', workspace as WorkspaceId))
    .execute()
}

/** Deletes expired grants, and those without a valid code or refresh token. */
export async function deleteEndedGrants(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('oauth_grants')
    .where((column) =>
      column.or([column('expires_at', '<=', now), column.not(hasToken(column, ['code', 'refresh'], now))]),
    )
    .execute()
}

function hasToken(
  column: ExpressionBuilder<Tables, 'oauth_grants'>,
  kinds: readonly ('code' | 'refresh')[],
  now: number,
): Expression<SqlBool> {
  return column.exists(
    column
      .selectFrom('oauth_tokens')
      .select('token_hash')
      .whereRef('oauth_tokens.owner_id', '=', 'oauth_grants.owner_id')
      .whereRef('oauth_tokens.grant_id', '=', 'oauth_grants.id')
      .where('kind', 'in', kinds)
      .where('used_at', 'is', null)
      .where('oauth_tokens.expires_at', '>', now),
  )
}

function toGrant(row: Row<'oauth_grants'>): AppGrant {
  return {
    workspace: row.owner_id,
    id: row.id,
    userId: row.user_id,
    clientId: row.client_id,
    clientName: row.client_name,
    scopes: JSON.parse(row.scopes) as KeyScope[],
    redirectUri: row.redirect_uri,
    codeChallenge: row.code_challenge,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    lastUsedFrom: row.last_used_from,
  }
}
