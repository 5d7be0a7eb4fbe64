import type { Context } from '#server/context/context'
import { type AppGrant, deleteGrant, listGrants } from '#server/features/accounts/keys/grant-repository'
import { emitSignInChange } from '#server/features/accounts/people/account-events'
import type { User } from '#server/features/accounts/people/user'
import { findUser } from '#server/features/accounts/people/user-repository'
import { listTeamsOf, memberName } from '#server/features/workspaces/member-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { Answer } from '#shared/contract/contract'
import { personalWorkspaceOf } from '#shared/contract/ids'
import { permissionsOf } from '#shared/rules/permissions'
import { toIso } from '#shared/time/iso'
import { isDocumentId } from './clients/client-documents.ts'

/** The apps that someone may see and disconnect: their own, and those of teams whose keys they manage. */
async function listGrantsFor(ctx: Context, user: User): Promise<AppGrant[]> {
  const teams = await listTeamsOf(ctx.db, user.id)
  const managed = teams.filter(({ role }) => permissionsOf(role).has('keys.manage'))
  const found = { userId: user.id, workspaces: managed.map(({ id }) => id), now: ctx.now() }
  // a deleted team may be restored, with its apps
  const places = [personalWorkspaceOf(user.id), ...teams.map(({ id }) => id)]
  return (await listGrants(ctx.db, found)).filter(({ workspace }) => places.includes(workspace))
}

/** As a person sees them in the settings. */
export async function listApps(ctx: Context, user: User): Promise<Answer<'listApps'>> {
  const grants = await listGrantsFor(ctx, user)
  const teams = await listTeamsOf(ctx.db, user.id)
  return await Promise.all(
    grants.map(async (grant) => {
      const person = grant.userId === user.id ? user : await findUser(ctx.db, grant.userId)
      const team = teams.find(({ id }) => id === grant.workspace)
      return {
        id: grant.id,
        name: grant.clientName,
        host: isDocumentId(grant.clientId) ? new URL(grant.clientId).host : null,
        workspace: team ? { slug: team.slug, name: team.name } : null,
        person: { name: person ? memberName(person) : '', isOneself: grant.userId === user.id },
        scopes: [...grant.scopes],
        createdAt: toIso(grant.createdAt),
        expiresAt: toIso(grant.expiresAt),
        lastUsedAt: toIso(grant.lastUsedAt),
        lastUsedFrom: grant.lastUsedFrom,
      }
    }),
  )
}

/** @throws AppError not_found, also for one that they may not see */
export async function disconnectApp(ctx: Context, user: User, id: string): Promise<void> {
  const grant = (await listGrantsFor(ctx, user)).find((each) => each.id === id)
  await inTransaction(ctx.db, async (db) => {
    if (!grant || !(await deleteGrant(db, grant))) throw new AppError('not_found', 'appMissingHere')
    await emitSignInChange(ctx, db, grant.userId, 'appDisconnected', user.id)
  })
}
