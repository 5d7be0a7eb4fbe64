import { randomUUID } from 'node:crypto'
import type { Grant } from '#server/adapters/linkedin/oauth'
import type { Member } from '#server/adapters/linkedin/userinfo'
import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/people/user'
import { withUserLock } from '#server/features/accounts/people/user-lock'
import { AppError } from '#server/platform/errors'
import { seal } from '#server/platform/sealing'
import { because } from '#shared/errors/reason'
import { type LinkedinAccountKind, linkedinLimits } from '#shared/rules/linkedin'
import { type LinkedinAccount, refreshSeal, tokenSeal } from './account.ts'
import { listAccounts, saveAccount } from './account-repository.ts'
import { endToken } from './disconnect-account.ts'
import { keepPortraitJob } from './linkedin-jobs.ts'

/** Stores what was connected, in place of what was connected before. */

export interface ConnectedMember extends Member {
  kind: LinkedinAccountKind
}

/** @returns their ids @throws AppError conflict when there would be too many, or one would be there twice */
export async function storeAccounts(
  ctx: Context,
  user: User,
  connection: { members: readonly ConnectedMember[]; grant: Grant; clientId: string | null },
): Promise<string[]> {
  const { members, grant, clientId } = connection
  const moved: LinkedinAccount[] = []
  const ids = await withUserLock(ctx, user.id, async (db) => {
    const stored: string[] = []
    moved.length = 0
    const known = await listAccounts(db, user.id)
    const former = members.map((member) => findFormer(known, member, clientId))
    if (clientId === null) for (const member of members) refuseSecondOf(known, member)
    const grantId = members.length > 1 || grant.refresh ? grantIdOf(members, former) : null
    for (const [index, member] of members.entries()) {
      const before = former[index]
      const id = before?.id ?? randomUUID()
      if (before && before.urn !== member.urn) moved.push(before)
      const key = { ownerId: user.id, id }
      await saveAccount(
        db,
        {
          ...key,
          ...member,
          // the second app tells no portrait
          pictureUrl: member.pictureUrl ?? (member.kind === 'person' ? (before?.pictureUrl ?? null) : null),
          sealedToken: seal(ctx.secret, tokenSeal(key), grant.accessToken),
          sealedRefresh: grant.refresh && seal(ctx.secret, refreshSeal(key), grant.refresh.token),
          refreshEndsAt: grant.refresh && ctx.now() + grant.refresh.lastsMs,
          grantId,
          clientId,
          scopes: grant.scopes,
          expiresAt: ctx.now() + grant.lastsMs,
        },
        ctx.now(),
      )
      if (member.pictureUrl) await ctx.jobs.add(keepPortraitJob, { ownerId: user.id, accountId: id }, { db })
      stored.push(id)
    }
    const most = linkedinLimits.accounts
    if ((await listAccounts(db, user.id)).length > most) {
      throw new AppError('conflict', because('tooManyLinkedinAccounts', { most }))
    }
    return stored
  })
  for (const account of moved) await endToken(ctx, account)
  return ids
}

/**
 * What it was connected as before: by its URN, and for a person connected through another app by the name, since LinkedIn
 * tells each app another id of the same person.
 */
function findFormer(
  known: readonly LinkedinAccount[],
  { kind, urn, name }: ConnectedMember,
  clientId: string | null,
): LinkedinAccount | undefined {
  const same = known.find((account) => account.urn === urn)
  if (same || kind === 'page' || clientId === null) return same
  const moving = known.filter((one) => one.kind === 'person' && one.clientId !== clientId && isSameName(one.name, name))
  return moving.length === 1 ? moving[0] : undefined
}

/**
 * A pasted token of someone who is connected through another app would be a second account of the same person, and in
 * its place it could do less.
 * @throws AppError conflict
 */
function refuseSecondOf(known: readonly LinkedinAccount[], { urn, name }: ConnectedMember): void {
  const others = known.filter((one) => one.kind === 'person' && isSameName(one.name, name))
  if (others.some((one) => one.urn === urn) || others.every(({ clientId }) => clientId === null)) return
  throw new AppError('conflict', because('linkedinConnectedOtherwise', { name }))
}

function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return plain(one) === plain(other)
}

/** It stays when a person connects again, so that calls are counted on. Of pages alone nobody knows whose grant it is. */
function grantIdOf(members: readonly ConnectedMember[], former: readonly (LinkedinAccount | undefined)[]): string {
  return former.find((_, index) => members[index]?.kind === 'person')?.grantId ?? randomUUID()
}
