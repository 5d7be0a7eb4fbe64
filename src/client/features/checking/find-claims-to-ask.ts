import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { prepareGrounding } from '#shared/grounding/ground-post'
import { claimsToAsk } from './acceptance.ts'
import { checkPost, sourcesOf } from './check-post.ts'
import { yieldToPage } from './yield-to-page.ts'

/** Checks a post once, for a question about it: what looks different from its source and was not accepted before. */
export async function findClaimsToAsk(post: Post, detail: PostDetail): Promise<string[]> {
  const sources = sourcesOf(detail)
  const { content, language, userOpinion: opinion } = post
  const texts = sources.map((source) => source.text)
  const grounding = await prepareGrounding(texts, yieldToPage)
  return claimsToAsk(checkPost(grounding, sources, content, { language, opinion }), detail.acceptedClaims)
}
