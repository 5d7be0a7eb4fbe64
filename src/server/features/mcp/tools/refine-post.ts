import { z } from 'zod'
import { admitCall } from '#server/features/accounts/admit-call'
import { getPostDetail } from '#server/features/posts/details/get-post-detail'
import { refinePost as refine } from '#server/features/posts/refining/refine-post'
import { PostId } from '#shared/contract/posts'
import { refiningContract } from '#shared/contract/refining'
import { showPost } from './show-post.ts'
import { defineTool } from './tool.ts'
import { toolWords } from './words.ts'

export const refinePost = defineTool({
  name: 'refine_post',
  ...toolWords.refinePost,
  route: 'refinePost',
  input: z.object({ ...PostId.shape, ...refiningContract.refinePost.body.shape }),
  // the former text stays as a version
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  async run({ ctx, actor, signal, onProgress }, { id, ...input }) {
    const { params, body } = await admitCall(ctx, actor, 'refinePost', { params: { id }, body: input })
    onProgress('writing')
    await refine(ctx, actor, { postId: params.id, ...body }, { signal, onDelta: () => {} })
    return { data: showPost(ctx, actor, await getPostDetail(ctx, actor, params.id)) }
  },
})
