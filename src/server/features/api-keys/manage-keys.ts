import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { newApiKey } from '#server/features/accounts/keys/api-key'
import { type ApiKey, countKeys, deleteKey, insertKey, listKeys } from '#server/features/accounts/keys/key-repository'
import { emitSignInChange } from '#server/features/accounts/people/account-events'
import type { Actor } from '#server/features/accounts/people/actor'
import { findActorBySlug } from '#server/features/accounts/people/find-actor'
import type { User } from '#server/features/accounts/people/user'
import { withUserLock } from '#server/features/accounts/people/user-lock'
import { findUser } from '#server/features/accounts/people/user-repository'
import { hasAccount } from '#server/features/linkedin/account-for-publishing'
import { findLentAccount } from '#server/features/linkedin/lending-repository'
import { listTeamsOf, memberName } from '#server/features/workspaces/member-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { hashToken } from '#server/platform/tokens'
import type { apiKeysContract } from '#shared/contract/api-keys'
import type { Answer } from '#shared/contract/contract'
import { personalWorkspaceOf } from '#shared/contract/ids'
import { because } from '#shared/errors/reason'
import { apiKeyLimits, keyScopes } from '#shared/rules/api-keys'
import { permissionsOf } from '#shared/rules/permissions'
import { toIso } from '#shared/time/iso'

type NewKey = z.output<typeof apiKeysContract.createKey.body>

/** The keys that someone may see and revoke: their own, and those of teams whose keys they manage. */
export async function listKeysFor(ctx: Context, user: User): Promise<ApiKey[]> {
  const teams = await listTeamsOf(ctx.db, user.id)
  const managed = teams.filter(({ role }) => permissionsOf(role).has('keys.manage'))
  const keys = await listKeys(ctx.db, { userId: user.id, workspaces: managed.map(({ id }) => id) })
  // a deleted team may be restored, with its apps
  const places = [personalWorkspaceOf(user.id), ...teams.map(({ id }) => id)]
  return keys.filter(({ workspace }) => places.includes(workspace))
}

/**
 * @returns the key and its only copy
 * @throws AppError not_found for a workspace or an account that they do not have | forbidden | conflict | invalid_input
 */
export async function createKey(ctx: Context, user: User, wish: NewKey): Promise<{ key: ApiKey; text: string }> {
  const actor = await findActorBySlug(ctx, user, wish.workspace)
  if (!actor) throw new AppError('not_found', 'workspaceMissing')
  if (!actor.may('keys.manage')) throw new AppError('forbidden', 'permissionMissing')
  const accounts = [...new Set(wish.accounts)]
  for (const id of accounts) await requireUsableAccount(ctx, actor, id)
  const now = ctx.now()
  const expiresAt = wish.expiresAt === undefined ? now + apiKeyLimits.defaultLifeMs : Date.parse(wish.expiresAt)
  if (expiresAt <= now || expiresAt > now + apiKeyLimits.longestLifeMs)
    throw new AppError('invalid_input', 'keyExpiryPast')
  const text = newApiKey()
  const key: ApiKey = {
    workspace: actor.workspace,
    id: randomUUID(),
    userId: user.id,
    name: wish.name,
    last4: text.slice(-4),
    scopes: keyScopes.filter((scope) => wish.scopes.includes(scope)),
    accounts,
    createdAt: now,
    expiresAt,
    lastUsedAt: null,
    lastUsedFrom: null,
  }
  await withUserLock(ctx, user.id, async (db) => {
    if ((await countKeys(db, user.id)) >= apiKeyLimits.keys)
      throw new AppError('conflict', because('tooManyKeys', { most: apiKeyLimits.keys }))
    await insertKey(db, { ...key, tokenHash: hashToken(text) })
    await emitSignInChange(ctx, db, user.id, 'apiKeyCreated')
  })
  return { key, text }
}

/** @throws AppError not_found, also for one that they may not see */
export async function revokeKey(ctx: Context, user: User, id: string): Promise<void> {
  const key = (await listKeysFor(ctx, user)).find((each) => each.id === id)
  await inTransaction(ctx.db, async (db) => {
    if (!key || !(await deleteKey(db, key))) throw new AppError('not_found', 'keyMissingHere')
    await emitSignInChange(ctx, db, key.userId, 'apiKeyRevoked', user.id)
  })
}

/** As a person sees them in the settings. */
export async function toKeyDtos(ctx: Context, user: User, keys: readonly ApiKey[]): Promise<Answer<'listKeys'>> {
  const teams = await listTeamsOf(ctx.db, user.id)
  return await Promise.all(
    keys.map(async (key) => {
      const issuer = key.userId === user.id ? user : await findUser(ctx.db, key.userId)
      const team = teams.find(({ id }) => id === key.workspace)
      return {
        id: key.id,
        name: key.name,
        last4: key.last4,
        workspace: team ? { slug: team.slug, name: team.name } : null,
        issuer: { name: issuer ? memberName(issuer) : '', isOneself: key.userId === user.id },
        scopes: [...key.scopes],
        accounts: [...key.accounts],
        createdAt: toIso(key.createdAt),
        expiresAt: toIso(key.expiresAt),
        lastUsedAt: toIso(key.lastUsedAt),
        lastUsedFrom: key.lastUsedFrom,
      }
    }),
  )
}

/** One's own account, or one that is lent to the team. */
async function requireUsableAccount(ctx: Context, { user, workspace }: Actor, id: string): Promise<void> {
  if (await hasAccount(ctx.db, user.id, id)) return
  const isLent = workspace !== personalWorkspaceOf(user.id) && (await findLentAccount(ctx.db, workspace, id))
  if (!isLent) throw new AppError('not_found', 'linkedinAccountMissing')
}
