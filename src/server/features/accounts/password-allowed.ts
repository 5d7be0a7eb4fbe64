import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import { cookieName } from '#server/platform/http/cookies'
import type { HttpRequest } from '#server/platform/http/http'
import { hashToken } from '#server/platform/tokens'

/** Under OIDC_ONLY passwords open nothing, with two exceptions. */

/** @throws AppError forbidden where passwords are off */
export function requirePasswords(ctx: Context): void {
  if (ctx.config.oidc?.isOnlyWay) throw new AppError('forbidden', 'passwordsOff')
}

/**
 * The exceptions: an administrator whose password was just set on the command line, and who was proven by the provider
 * and has to agree once that an account is theirs.
 * @param userId null: there is no such account
 * @throws AppError forbidden
 */
export async function requirePasswordSignIn(ctx: Context, request: HttpRequest, userId: string | null): Promise<void> {
  if (!ctx.config.oidc?.isOnlyWay) return
  if (userId !== null && ((await isAllowedHere(ctx, userId)) || (await isOffered(ctx, request, userId)))) return
  throw new AppError('forbidden', 'passwordsOff')
}

async function isAllowedHere(ctx: Context, userId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', '=', 'admin')
    .where('password_allowed_until', '>', ctx.now())
    .executeTakeFirst()
  return row !== undefined
}

async function isOffered(ctx: Context, request: HttpRequest, userId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('offered_identities')
    .select('owner_id')
    .where('token_hash', '=', hashToken(request.cookies[cookieName(ctx.config, 'offer')] ?? ''))
    .where('owner_id', '=', userId)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  return row !== undefined
}
