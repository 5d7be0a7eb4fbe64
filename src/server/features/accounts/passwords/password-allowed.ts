import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { cookieName } from '#server/platform/http/cookies'
import type { HttpRequest } from '#server/platform/http/http'
import { hashToken } from '#server/platform/tokens'
import type { UserId } from '#shared/contract/ids'
import { hasPendingLink, isPasswordAllowed } from './password-exceptions-repository.ts'

/** Under OIDC_ONLY passwords are refused, with two exceptions. */

/** @throws AppError forbidden where passwords are off */
export function requirePasswords(ctx: Context): void {
  if (ctx.config.oidc?.isOnlyWay) throw new AppError('forbidden', 'passwordsOff')
}

/**
 * The exceptions: an administrator whose password was just set on the command line, and someone whom the provider has
 * proven and who must confirm once that an account is theirs.
 * @param userId null: there is no such account
 * @throws AppError forbidden
 */
export async function requirePasswordSignIn(ctx: Context, request: HttpRequest, userId: UserId | null): Promise<void> {
  if (!ctx.config.oidc?.isOnlyWay) return
  if (userId !== null) {
    const now = ctx.now()
    const tokenHash = hashToken(request.cookies[cookieName(ctx.config, 'offer')] ?? '')
    if (await isPasswordAllowed(ctx.db, userId, now)) return
    if (await hasPendingLink(ctx.db, { tokenHash, userId, now })) return
  }
  throw new AppError('forbidden', 'passwordsOff')
}
