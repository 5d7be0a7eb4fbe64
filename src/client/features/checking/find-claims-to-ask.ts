import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { prepareGrounding } from '#shared/grounding/ground-post'
import { claimsToAsk } from './acceptance.ts'
import { type CheckedClaim, checkPost, sourcesOf } from './check-post.ts'
import { checkVisual } from './check-visual.ts'
import { ownWordsOf } from './own-words.ts'
import { yieldToPage } from './yield-to-page.ts'

/**
 * All claims of a post, and those of its text and its visual that differ from its source and were not accepted before.
 * @param pages the words on each page of its visual
 */
export async function findClaimsToAsk(
  post: Post,
  detail: PostDetail,
  pages: readonly string[],
): Promise<{ claims: CheckedClaim[]; asked: CheckedClaim[] }> {
  const sources = sourcesOf(detail)
  const { content, mentions, language, userOpinion } = post
  const opinion = ownWordsOf(userOpinion, detail.versions)
  const texts = sources.map((source) => source.text)
  const grounding = await prepareGrounding(texts, yieldToPage)
  const claims = checkPost(grounding, sources, content, { language, opinion, mentions })
  const visualClaims = checkVisual(grounding, sources, pages, { language, opinion })
  return { claims, asked: claimsToAsk([...claims, ...visualClaims], detail.acceptedClaims) }
}
