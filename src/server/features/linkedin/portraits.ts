import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { HttpReply } from '#server/platform/http/http'
import { sendPicture } from '#server/platform/http/send-picture'
import type { UserId } from '#shared/contract/ids'
import type { LinkedinAccount } from './account.ts'
import { findAccount, savePortrait } from './account-repository.ts'

/**
 * Portraits of LinkedIn accounts. The server fetches them, as carefully as any address given by users, and stores a
 * small re-encoded copy, so that no browser asks LinkedIn's host for a picture.
 */

const maxBytes = 64 * 1024

/**
 * Fetches and stores an account's portrait; an unusable one counts as none.
 * @throws AppError when trying again may help
 */
export async function keepPortrait(
  ctx: Context,
  { ownerId, accountId }: { ownerId: UserId; accountId: string },
  signal: AbortSignal,
): Promise<void> {
  const account = await findAccount(ctx.db, ownerId, accountId)
  if (!account?.pictureUrl) return
  try {
    const picture = await ctx.reader.fetchPicture(account.pictureUrl, { signal })
    const { thumbnail } = await ctx.images.prepare(Readable.from([picture]), signal)
    if (thumbnail.length > maxBytes) return
    await savePortrait(ctx.db, account, Buffer.from(thumbnail).toString('base64'))
  } catch (error) {
    const mayPass = !(error instanceof AppError) || ['busy', 'cancelled', 'source_unreachable'].includes(error.code)
    if (mayPass) throw error
  }
}

/** Its address in the app; another portrait has another address. */
export function portraitAddress({ id, portrait }: Pick<LinkedinAccount, 'id' | 'portrait'>): string | null {
  const version = portrait && createHash('sha256').update(portrait).digest('hex').slice(0, 12)
  return version && `/api/linkedin/accounts/${id}/portrait?v=${version}`
}

/** @throws AppError not_found */
export function sendPortrait(reply: HttpReply, { name, portrait }: LinkedinAccount): void {
  if (portrait === null) throw new AppError('not_found', 'linkedinPortraitMissing')
  const bytes = Buffer.from(portrait, 'base64')
  const file = { size: bytes.length, stream: Readable.from([bytes]) }
  sendPicture(reply, file, { name, mimeType: 'image/webp', isFinal: true })
}
