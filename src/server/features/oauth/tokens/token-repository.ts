import type { GrantKey } from '#server/features/accounts/keys/grant-repository'
import type { Database } from '#server/platform/database/database'
import type { TokenKind } from '#shared/rules/oauth'

/** Codes, access tokens and refresh tokens of connected apps. Times are epoch ms. */

export interface StoredToken {
  hash: string
  kind: TokenKind
  /** The token that it was given for; null for a code. */
  givenFor: string | null
  expiresAt: number
  /** When a code or refresh token was used or replaced. */
  usedAt: number | null
}

export async function insertToken(
  db: Database,
  { workspace, id }: GrantKey,
  { hash, kind, givenFor, expiresAt }: Omit<StoredToken, 'usedAt'>,
): Promise<void> {
  await db
    .insertInto('oauth_tokens')
    .values({
      token_hash: hash,
      owner_id: workspace,
      grant_id: id,
      kind,
      given_for: givenFor,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
}

/** Used and expired ones too. */
export async function findToken(db: Database, { workspace }: GrantKey, hash: string): Promise<StoredToken | undefined> {
  const row = await db
    .selectFrom('oauth_tokens')
    .selectAll()
    .where('owner_id', '=', workspace)
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  return { hash, kind: row.kind, givenFor: row.given_for, expiresAt: row.expires_at, usedAt: row.used_at }
}

/** @param keptUntil how long its use is remembered */
export async function markUsed(
  db: Database,
  { workspace }: GrantKey,
  hash: string,
  { now, keptUntil }: { now: number; keptUntil: number },
): Promise<void> {
  await db
    .updateTable('oauth_tokens')
    .set({ used_at: now, expires_at: keptUntil })
    .where('owner_id', '=', workspace)
    .where('token_hash', '=', hash)
    .execute()
}

/** The grant's unused refresh token: there is at most one. */
export async function findUnusedRefresh(db: Database, grant: GrantKey): Promise<StoredToken | undefined> {
  const row = await db
    .selectFrom('oauth_tokens')
    .select('token_hash')
    .where('owner_id', '=', grant.workspace)
    .where('grant_id', '=', grant.id)
    .where('kind', '=', 'refresh')
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row && (await findToken(db, grant, row.token_hash))
}

export async function deleteAccess(
  db: Database,
  { workspace }: GrantKey,
  token: { hash: string } | { givenFor: string },
): Promise<void> {
  await db
    .deleteFrom('oauth_tokens')
    .where('owner_id', '=', workspace)
    .where('kind', '=', 'access')
    .where('hash' in token ? 'token_hash' : 'given_for', '=', 'hash' in token ? token.hash : token.givenFor)
    .execute()
}

export async function deleteExpiredTokens(db: Database, now: number): Promise<void> {
  await db.deleteFrom('oauth_tokens').where('expires_at', '<=', now).execute()
}
