import { createHash } from 'node:crypto'
import { postBody } from '#server/adapters/linkedin/posts'
import type { UploadAnswer } from '#server/adapters/linkedin/uploads'
import type { Context } from '#server/context/context'
import type { PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { findPost } from '#server/features/posts/store/post-repository'
import { toCommentary } from '#shared/linkedin/little-text'
import { publishing } from '#shared/rules/publishing'
import { isBlank } from '#shared/text/is-blank'
import { makeAttachment, UnusableAttachment } from './attachment.ts'
import { afterUpload, failed } from './decide.ts'
import type { Change } from './publication.ts'
import type { Claimed } from './publication-repository.ts'
import { keep, LeaseLost, noteRefusedToken, settle } from './settle.ts'

/**
 * Fixes what goes out: uploads what stands beside the text, and keeps the exact bytes that will be sent. Until then
 * everything may be done again; from then on nothing of it changes.
 * @returns false when it ended here. @throws LeaseLost
 */
export async function preparePayload(ctx: Context, claimed: Claimed, account: PublishingAccount): Promise<boolean> {
  const post = await findPost(ctx.db, claimed.ownerId, claimed.postId)
  if (!post) throw new LeaseLost() // all of its owner's is being deleted
  const commentary = toCommentary(post.content)
  if (isBlank(post.content)) return await endsHere(ctx, claimed, failed('publicationEmpty'))
  if (commentary.length > publishing.characters) return await endsHere(ctx, claimed, failed('publicationTooLong'))
  if (claimed.attach !== 'none') await keep(ctx, claimed, { state: 'uploading' })
  const made = await makeAttachment(ctx, claimed, post, account).catch((error: unknown) => {
    if (error instanceof UnusableAttachment) {
      if (error.cause) ctx.log.error({ err: error.cause, publicationId: claimed.id }, 'a visual could not be drawn')
      return error
    }
    throw error
  })
  if (made instanceof UnusableAttachment)
    return await endsHere(ctx, claimed, { state: 'failed', nextAt: null, reason: made.why })
  if ('refused' in made) return await endsUploading(ctx, claimed, account, made.refused)
  const { visibility, isReshareDisabled } = claimed
  const body = postBody({ author: account.urn, commentary, visibility, isReshareDisabled, content: made.content })
  await keep(ctx, claimed, { state: 'armed', tries: 0, commentary, ...fixedBytes(body) }, made.missing)
  return true
}

/** The bytes that are sent, and by what they are known again. */
export function fixedBytes(body: string): { body: string; bodyHash: string } {
  return { body, bodyHash: createHash('sha256').update(body).digest('hex') }
}

async function endsHere(ctx: Context, claimed: Claimed, change: Change): Promise<false> {
  const code = change.reason?.name ?? null
  await settle(ctx, claimed, change, { step: 'check', outcome: 'refused', status: null, code })
  return false
}

async function endsUploading(
  ctx: Context,
  claimed: Claimed,
  account: PublishingAccount,
  answer: Exclude<UploadAnswer, { kind: 'uploaded' }>,
): Promise<false> {
  const change = afterUpload(claimed, answer, ctx.now())
  const outcome = change.state === 'failed' ? 'refused' : 'put-off'
  if (answer.kind === 'sign-in') await noteRefusedToken(ctx, claimed, account, answer.code)
  await settle(ctx, claimed, change, { step: 'upload', outcome, status: answer.status, code: answer.code })
  return false
}
