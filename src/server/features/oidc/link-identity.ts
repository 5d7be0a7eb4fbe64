import type { Context } from '#server/context/context'
import { requirePassword } from '#server/features/accounts/own-account/require-password'
import { emitSignInChange } from '#server/features/accounts/people/account-events'
import type { User } from '#server/features/accounts/people/user'
import { sessionIdOf, wasCreatedSince, withActiveSession } from '#server/features/accounts/sign-in/sessions'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { cookieName, cookieOptions } from '#server/platform/http/cookies'
import type { HttpReply, HttpRequest } from '#server/platform/http/http'
import { hashToken, newToken } from '#server/platform/tokens'
import type { Answer } from '#shared/contract/contract'
import type { UserId } from '#shared/contract/ids'
import { minuteMs } from '#shared/time/durations'
import { toIso } from '#shared/time/iso'
import { deleteIdentities, findIdentity, type Identity, insertIdentity } from './identity-repository.ts'
import { deletePendingLinks, findPendingLink, insertPendingLink } from './sign-in-repository.ts'

/**
 * Links an account with its owner's identity at the provider. The provider's proof alone links nothing: it makes a
 * pending link, held by this browser for a while, which the account's owner confirms, signed in and with their password
 * given since.
 */

export const pendingLinkMs = 15 * minuteMs

export async function holdPendingLink(
  ctx: Context,
  reply: HttpReply,
  ownerId: UserId,
  identity: Identity,
): Promise<void> {
  const token = newToken()
  const { issuer, subject, email } = identity
  await inTransaction(ctx.db, (db) =>
    insertPendingLink(db, {
      token_hash: hashToken(token),
      owner_id: ownerId,
      issuer,
      subject,
      email,
      offered_at: ctx.now(),
      expires_at: ctx.now() + pendingLinkMs,
    }),
  )
  const options = { ...cookieOptions(ctx.config), maxAge: pendingLinkMs / 1000 }
  reply.setCookie(cookieName(ctx.config, 'offer'), token, options)
}

export async function describeIdentity(ctx: Context, user: User, request: HttpRequest): Promise<Answer<'getIdentity'>> {
  const { oidc } = ctx.config
  if (!oidc) return { label: null, linked: null, offered: null }
  const linked = await findIdentity(ctx.db, user.id, oidc.issuer)
  const pendingLink = await loadPendingLink(ctx, user, request)
  return {
    label: oidc.label,
    linked: linked ? { email: linked.email, linkedAt: toIso(linked.linkedAt) } : null,
    offered: pendingLink
      ? { email: pendingLink.email, needsPassword: !(await isAgreed(ctx, request, pendingLink.offeredAt)) }
      : null,
  }
}

/** @throws AppError conflict | wrong_password | rate_limited | busy */
export async function linkIdentity(
  ctx: Context,
  user: User,
  { request, reply }: { request: HttpRequest; reply: HttpReply },
  password: string,
): Promise<void> {
  const pendingLink = await loadPendingLink(ctx, user, request)
  if (!pendingLink) throw new AppError('conflict', 'identityOfferOver')
  const sessionId = sessionIdOf(ctx, request)
  if (!(await isAgreed(ctx, request, pendingLink.offeredAt))) await requirePassword(ctx, user, sessionId, password)
  await withActiveSession(ctx, user, sessionId, async (db) => {
    await deletePendingLinks(db, user.id)
    if (!(await insertIdentity(db, user.id, pendingLink, ctx.now()))) throw new AppError('conflict', 'identityTaken')
    await emitSignInChange(ctx, db, user.id, 'identityLinked')
  })
  reply.clearCookie(cookieName(ctx.config, 'offer'), cookieOptions(ctx.config))
}

/** @throws AppError conflict for someone who could not sign in any more */
export async function unlinkIdentity(ctx: Context, user: User, request: HttpRequest): Promise<void> {
  if (!user.hasPassword || ctx.config.oidc?.isOnlyWay) throw new AppError('conflict', 'identityNeeded')
  await withActiveSession(ctx, user, sessionIdOf(ctx, request), async (db) => {
    if (await deleteIdentities(db, user.id)) await emitSignInChange(ctx, db, user.id, 'identityUnlinked')
  })
}

/**
 * Someone who signed in after the pending link was made used password and code, since nothing else opened this account.
 */
async function isAgreed(ctx: Context, request: HttpRequest, offeredAt: number): Promise<boolean> {
  return await wasCreatedSince(ctx.db, sessionIdOf(ctx, request), offeredAt + 1)
}

async function loadPendingLink(ctx: Context, user: User, request: HttpRequest) {
  const tokenHash = hashToken(request.cookies[cookieName(ctx.config, 'offer')] ?? '')
  return await findPendingLink(ctx.db, { tokenHash, ownerId: user.id, now: ctx.now() })
}
