import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { clockToleranceMs, enforceRateLimit } from '#server/platform/limits/rate-limit'
import { hashToken, newToken } from '#server/platform/tokens'
import type { UserId } from '#shared/contract/ids'
import { operation } from '#shared/rules/operation'
import { dayMs, hourMs, minuteMs } from '#shared/time/durations'
import { aboutAccount } from '../people/account-events.ts'

/** One-time links that are mailed and expire: for a new password, a confirmed e-mail, an invitation. */
export type LinkKind = 'password-reset' | 'email-confirmation' | 'invitation'

/** Those and the set-up link, which the server prints as it starts. */
export type AnyLinkKind = LinkKind | 'setup'

export const linkLifetimeMs: Record<AnyLinkKind, number> = {
  'password-reset': hourMs,
  'email-confirmation': dayMs,
  invitation: 7 * dayMs,
  setup: operation.setUpLinkMinutes * minuteMs,
}

const pages: Record<LinkKind, string> = {
  'password-reset': '/reset-password',
  'email-confirmation': '/confirm-email',
  invitation: '/invitation',
}

/** Makes the address to send. Ends an earlier link of the same kind to the same account. */
export async function createLink(ctx: Context, kind: LinkKind, userId: UserId): Promise<string> {
  const token = newToken()
  await inTransaction(ctx.db, async (db) => {
    await db.deleteFrom('links').where('user_id', '=', userId).where('kind', '=', kind).execute()
    const link = { token_hash: hashToken(token), kind, user_id: userId, expires_at: ctx.now() + linkLifetimeMs[kind] }
    await db.insertInto('links').values(link).execute()
  })
  // The fragment after # reaches no server's log and no other site's referrer.
  return `${ctx.config.http.publicUrl}${pages[kind]}#${token}`
}

/** Whether a link can be used now. Asking does not use it. */
export async function isLinkValid(ctx: Context, kind: AnyLinkKind, token: string): Promise<boolean> {
  const link = await ctx.db
    .selectFrom('links')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', ctx.now())
    .where('expires_at', '<=', latestEnd(kind, ctx.now()))
    .executeTakeFirst()
  return link !== undefined
}

/** Checks that a link is valid before any costly work. @throws AppError link_expired | rate_limited */
export async function checkLink(ctx: Context, kind: LinkKind, token: string): Promise<void> {
  if (!(await isLinkValid(ctx, kind, token))) throw expired()
  await enforceRateLimit(ctx, 'linkUses', hashToken(token))
}

/** Redeems a link, which ends it. @returns its account. @throws AppError link_expired */
export async function useLink(ctx: Context, db: Database, kind: LinkKind, token: string): Promise<UserId> {
  const now = ctx.now()
  const link = await db
    .deleteFrom('links')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(kind, now))
    .returning('user_id')
    .executeTakeFirst()
  if (!link?.user_id) throw expired()
  await emit(ctx, db, { ...aboutAccount(link.user_id), name: 'account.link-used', payload: {} })
  return link.user_id
}

/** Ends every link of an account, after its password changed or its approval was withdrawn. */
export async function endLinks(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('links').where('user_id', '=', userId).execute()
}

/** Deletes expired links. */
export async function sweepLinks(db: Database, now: number): Promise<void> {
  await db.deleteFrom('links').where('expires_at', '<=', now).execute()
}

/** A link that expires later than one made now came from a clock that was ahead, and would live too long. */
function latestEnd(kind: AnyLinkKind, now: number): number {
  return now + linkLifetimeMs[kind] + clockToleranceMs
}

function expired(): AppError {
  return new AppError('link_expired', 'linkExpired')
}
