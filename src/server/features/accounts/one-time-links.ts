import type { Context } from '#server/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { hashToken, newToken } from '#server/platform/tokens'

/** Links that are sent by mail, work once and expire: for a new password, a confirmed e-mail, an invitation. */
export type LinkKind = 'password-reset' | 'email-confirmation' | 'invitation'

const hourMs = 60 * 60 * 1000
const lifetimeMs: Record<LinkKind, number> = {
  'password-reset': hourMs,
  'email-confirmation': 24 * hourMs,
  invitation: 7 * 24 * hourMs,
}

const pages: Record<LinkKind, string> = {
  'password-reset': '/reset-password',
  'email-confirmation': '/confirm-email',
  invitation: '/invitation',
}

/** The address to send. An earlier link of the same kind to the same account stops working. */
export async function createLink(ctx: Context, kind: LinkKind, userId: string): Promise<string> {
  const token = newToken()
  await ctx.db.transaction().execute(async (db) => {
    await db.deleteFrom('links').where('user_id', '=', userId).where('kind', '=', kind).execute()
    const link = { token_hash: hashToken(token), kind, user_id: userId, expires_at: ctx.now() + lifetimeMs[kind] }
    await db.insertInto('links').values(link).execute()
  })
  // Behind the hash sign the token reaches no server's log and no other site's referrer.
  return `${ctx.config.http.publicUrl}${pages[kind]}#${token}`
}

/** Uses a link up. @returns the account it was for. @throws AppError link_expired */
export async function useLink(db: Database, kind: LinkKind, token: string, now: number): Promise<string> {
  const link = await db
    .deleteFrom('links')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  if (!link?.user_id) throw new AppError('link_expired', 'This link is no longer valid. Ask for a new one.')
  return link.user_id
}

/** Removes links that expired. */
export async function sweepLinks(db: Database, now: number): Promise<void> {
  await db.deleteFrom('links').where('expires_at', '<=', now).execute()
}
