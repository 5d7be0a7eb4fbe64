import type { MemberLinkedin } from '#server/adapters/linkedin/linkedin'
import { type UploadAnswer, upload } from '#server/adapters/linkedin/uploads'
import type { Context } from '#server/context/context'
import type { PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { AppError } from '#server/platform/errors'
import type { MissingPicture } from '#shared/rules/publishing'
import { goesWithoutPicture } from './decide.ts'
import type { Attempt, Publication } from './publication.ts'

/** The result for the picture of a link's card. */
export type UploadedPicture =
  | { urn: string }
  /** The card goes out without it; this is the log entry. */
  | { missing: Omit<Attempt, 'at'> }
  /** The post itself could not go out now either. */
  | { refused: Exclude<UploadAnswer, { kind: 'uploaded' }> }

/** Pixels of the shorter side; anything smaller is a tracking pixel, a line or an icon. */
const minSide = 64

/**
 * Uploads the picture that a source names, re-encoded for LinkedIn. A picture that can't be fetched, read or uploaded
 * never delays the post.
 * @throws what fetching threw when the process is ending: then the next process does it all
 */
export async function uploadCardPicture(
  ctx: Context,
  linkedin: MemberLinkedin,
  publication: Pick<Publication, 'tries'>,
  account: PublishingAccount,
  address: string,
): Promise<UploadedPicture> {
  const picture = await readPicture(ctx, address)
  if ('why' in picture) return { missing: leftOut(null, picture.why) }
  const done = await upload(linkedin, account, 'image', picture.file)
  if (done.kind === 'uploaded') return { urn: done.urn }
  return goesWithoutPicture(publication, done) ? { missing: leftOut(done.status, done.code) } : { refused: done }
}

/** The entry in the log of attempts. @param code LinkedIn's, or why the picture could not be used */
export function leftOut(status: number | null, code: string | null): Omit<Attempt, 'at'> {
  return { step: 'picture', outcome: 'refused', status, code }
}

async function readPicture(ctx: Context, address: string): Promise<{ file: Uint8Array } | { why: MissingPicture }> {
  try {
    const bytes = await ctx.reader.fetchPicture(address, { signal: ctx.ending })
    const { width, height, file } = await ctx.images.prepareForCard(bytes, ctx.ending)
    return Math.min(width, height) < minSide ? { why: 'cardPictureTooSmall' } : { file }
  } catch (error) {
    if (ctx.ending.aborted) throw error
    ctx.log.info({ err: error }, 'the picture of a link cannot be used; its card goes out without one')
    return { why: (error instanceof AppError && reasons[error.code]) || 'cardPictureUnreachable' }
  }
}

const reasons: Readonly<Record<string, MissingPicture>> = {
  CORRUPT: 'cardPictureDamaged',
  UNSUPPORTED_TYPE: 'cardPictureUnsupported',
  TOO_COMPLEX: 'cardPictureTooLarge',
}
