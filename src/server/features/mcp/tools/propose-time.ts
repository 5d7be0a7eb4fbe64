import { z } from 'zod'
import { admitCall } from '#server/features/accounts/admit-call'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { resolveTime } from '#server/features/publishing/resolve-time'
import { PostId } from '#shared/contract/posts'
import { WallTime } from '#shared/contract/publications'
import { addressOfPost } from './addresses.ts'
import { defineTool } from './tool.ts'
import { fieldWords, planQuestion, toolWords } from './words.ts'

/**
 * Links to the window in which a person plans the post, and stores nothing: tools never decide what is published or
 * when.
 */
export const proposeTime = defineTool({
  name: 'propose_time',
  ...toolWords.proposeTime,
  route: 'createPublication',
  input: z.object({ ...PostId.shape, at: WallTime.describe(fieldWords.at) }),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  async run({ ctx, actor }, { id, at }) {
    const { params } = await admitCall(ctx, actor, 'listPostPublications', { params: { id } })
    const post = await findPost(ctx.db, actor.workspace, params.id)
    if (!post) throw postNotFound()
    const { timeZone } = actor.user
    resolveTime(at, timeZone, ctx.now())
    const address = addressOfPost(ctx, actor, post.id, at)
    const data = { postId: post.id, at, timeZone, isPlanned: false, note: planQuestion, address }
    return { data, opens: { address, why: planQuestion } }
  },
})
