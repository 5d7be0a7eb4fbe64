import { admitCall } from '#server/features/accounts/admit-call'
import { getPostDetail } from '#server/features/posts/details/get-post-detail'
import { PostId } from '#shared/contract/posts'
import { showPost } from './show-post.ts'
import { defineTool } from './tool.ts'
import { toolWords } from './words.ts'

export const getPost = defineTool({
  name: 'get_post',
  ...toolWords.getPost,
  route: 'getPost',
  input: PostId,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  async run({ ctx, actor }, input) {
    const { params } = await admitCall(ctx, actor, 'getPost', { params: input })
    const post = await getPostDetail(ctx, actor, params.id)
    return {
      data: { ...showPost(ctx, actor, post), visual: post.visual && { id: post.visual.id, name: post.visual.name } },
    }
  },
})
