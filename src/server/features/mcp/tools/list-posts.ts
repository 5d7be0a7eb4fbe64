import { z } from 'zod'
import { admitCall } from '#server/features/accounts/admit-call'
import { describePosts } from '#server/features/posts/details/describe-posts'
import { listPosts as list } from '#server/features/posts/store/post-repository'
import { limits } from '#shared/rules/limits'
import { postStates } from '#shared/rules/post-states'
import { showPost } from './show-post.ts'
import { defineTool } from './tool.ts'
import { fieldWords, toolWords } from './words.ts'

export const listPosts = defineTool({
  name: 'list_posts',
  ...toolWords.listPosts,
  route: 'listPosts',
  input: z.object({
    q: z.string().max(200).optional().describe(fieldWords.words),
    state: z.enum(postStates).optional(),
    limit: z.number().int().min(1).max(limits.postsPerPage).optional(),
    before: z.string().max(200).optional().describe(fieldWords.before),
  }),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  async run({ ctx, actor }, input) {
    const { query } = await admitCall(ctx, actor, 'listPosts', { query: input })
    const { q, state, limit, before, order } = query
    const standing = state && { state, now: ctx.now() }
    const found = await list(ctx.db, actor.workspace, { limit, before, order, words: q, standing })
    const last = found.at(-1)
    const posts = await describePosts(ctx, actor.workspace, found)
    return {
      data: {
        posts: posts.map((post) => showPost(ctx, actor, post)),
        next: last && found.length === limit ? String(last.position) : null,
      },
    }
  },
})
