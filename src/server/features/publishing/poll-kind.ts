import { pollContent } from '#server/adapters/linkedin/posts'
import type { Context } from '#server/context/context'
import { findPoll } from '#server/features/posts/store/poll-repository'
import type { Poll } from '#shared/rules/polls'
import { type AttachmentKind, type Subject, UnusableAttachment } from './attachment-kind.ts'
import { hashOf } from './reviewed-object.ts'

/** The post's poll, which is part of the post itself: nothing is uploaded. */
export const pollKind: AttachmentKind = {
  hash: async (ctx, subject) => hashOfPoll(await requirePoll(ctx, subject)),
  async make({ ctx, publication }) {
    const poll = await requirePoll(ctx, publication)
    return { content: pollContent(poll), hash: hashOfPoll(poll) }
  },
  poll: requirePoll,
}

function hashOfPoll({ question, options, days }: Poll): string {
  return hashOf('poll', question, options, days)
}

/** @throws UnusableAttachment */
async function requirePoll(ctx: Context, subject: Subject): Promise<Poll> {
  const poll = await findPoll(ctx.db, subject)
  if (!poll) throw new UnusableAttachment('publicationPollGone')
  const { question, options, days } = poll
  return { question, options, days }
}
