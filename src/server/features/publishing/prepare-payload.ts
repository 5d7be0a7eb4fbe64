import { createHash } from 'node:crypto'
import type { MemberLinkedin } from '#server/adapters/linkedin/linkedin'
import { postBody } from '#server/adapters/linkedin/posts'
import type { UploadAnswer } from '#server/adapters/linkedin/uploads'
import type { Context } from '#server/context/context'
import type { PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { hasTooManyMentions } from '#server/features/posts/store/mention-repository'
import { findPost } from '#server/features/posts/store/post-repository'
import { toCommentary } from '#shared/linkedin/little-text'
import { publishing } from '#shared/rules/publishing'
import { isBlank } from '#shared/text/is-blank'
import { isCleared } from './approval.ts'
import { UnusableAttachment } from './attachment-kind.ts'
import { findDefaultAttachment, hashAttachment, kinds } from './attachment-kinds.ts'
import { findCommentText } from './comment-repository.ts'
import { afterUpload, failed, waits } from './decide.ts'
import { withoutRole } from './lost-role.ts'
import type { Change } from './publication.ts'
import type { Claimed } from './publication-repository.ts'
import { hashOfText, planOfPublication } from './reviewed-object.ts'
import { LeaseLost, noteRefusedToken, settle, storeState } from './settle.ts'
import { replaceVersionOf } from './version-waits.ts'

/** The account that a publication goes out through, and LinkedIn as its member. */
export interface Ready {
  account: PublishingAccount
  linkedin: MemberLinkedin
}

/**
 * Fixes the payload: uploads the attachment and stores the exact bytes that will be sent. Until then everything may be
 * repeated; afterwards nothing changes.
 * @returns false when the publication ended here, or waits for approval
 * @throws LeaseLost
 */
export async function preparePayload(ctx: Context, claimed: Claimed, ready: Ready): Promise<boolean> {
  const { account, linkedin } = ready
  const post = await findPost(ctx.db, claimed.ownerId, claimed.postId)
  if (!post) throw new LeaseLost() // everything of its owner's is being deleted
  const commentary = toCommentary(post.content, post.mentions)
  if (isBlank(post.content)) return await endsHere(ctx, claimed, failed('publicationEmpty'))
  if (commentary.length > publishing.characters) return await endsHere(ctx, claimed, failed('publicationTooLong'))
  if (hasTooManyMentions(post.content, post.mentions)) return await endsHere(ctx, claimed, failed('tooManyMentions'))
  const attach = claimed.followsVisual
    ? await findDefaultAttachment(ctx.db, claimed.ownerId, claimed.postId)
    : claimed.attach
  const { ownerId, id: publicationId } = claimed
  const firstComment = await findCommentText(ctx.db, { ownerId, publicationId })
  const reviewed = { text: hashOfText(post), attach, firstComment, plan: planOfPublication(claimed) }
  const asItIs = async () => ({
    ...reviewed,
    attachment: await hashAttachment(ctx, { ...claimed, attach }, post),
  })
  if (!(await isCleared(ctx.db, claimed, asItIs))) return await waitForApproval(ctx, claimed)
  if (attach !== 'none' || attach !== claimed.attach) await storeState(ctx, claimed, { state: 'uploading', attach })
  const made = await kinds[claimed.attach]
    .make({ ctx, linkedin, publication: claimed, post, account })
    .catch((error: unknown) => {
      if (error instanceof UnusableAttachment) {
        if (error.cause)
          ctx.log.error({ err: error.cause, publicationId: claimed.id }, 'an attachment could not be made')
        return error
      }
      throw error
    })
  if (made instanceof UnusableAttachment)
    return await endsHere(ctx, claimed, { state: 'failed', nextAt: null, reason: made.why })
  if ('refused' in made) return await endsUploading(ctx, claimed, ready, made.refused)
  const { visibility, isReshareDisabled } = claimed
  const body = postBody({ author: account.urn, commentary, visibility, isReshareDisabled, content: made.content })
  const sentFiles = made.files ?? []
  const fixed = { ...fixedBytes(body), attachmentHash: made.hash, sentFiles }
  const { viaAccountId, viaOwnerId } = claimed
  const armed = { state: 'armed', tries: 0, commentary, viaAccountId, viaOwnerId, ...fixed } as const
  const isArmed = await storeState(ctx, claimed, armed, made.missing, (db) =>
    isCleared(db, claimed, async () => ({ ...reviewed, attachment: made.hash })),
  )
  return isArmed || (await waitForApproval(ctx, claimed))
}

/** The bytes to send, and the hash that identifies them. */
export function fixedBytes(body: string): { body: string; bodyHash: string } {
  return { body, bodyHash: createHash('sha256').update(body).digest('hex') }
}

/** Its log says so once. */
async function waitForApproval(ctx: Context, claimed: Claimed): Promise<false> {
  const change = waits('publicationNeedsApproval', ctx.now())
  const code = 'publicationNeedsApproval'
  const isNews = claimed.reason?.name !== code
  await settle(ctx, claimed, change, isNews ? { step: 'check', outcome: 'put-off', status: null, code } : null)
  return false
}

async function endsHere(ctx: Context, claimed: Claimed, change: Change): Promise<false> {
  const code = change.reason?.name ?? null
  await settle(ctx, claimed, change, { step: 'check', outcome: 'refused', status: null, code })
  return false
}

async function endsUploading(
  ctx: Context,
  claimed: Claimed,
  { linkedin, account }: Ready,
  answered: Exclude<UploadAnswer, { kind: 'uploaded' }>,
): Promise<false> {
  const answer = await withoutRole(linkedin, account, answered)
  const hasVersion = answer.kind === 'version' && (await replaceVersionOf(ctx, linkedin, account))
  const change = afterUpload(claimed, answer, { now: ctx.now(), hasVersion })
  const outcome = change.state === 'failed' ? 'refused' : 'put-off'
  if (answer.kind === 'sign-in') await noteRefusedToken(ctx, account, answer.code)
  await settle(ctx, claimed, change, { step: 'upload', outcome, status: answer.status, code: answer.code })
  return false
}
