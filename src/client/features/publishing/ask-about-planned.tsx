import { useEffect, useRef } from 'react'
import { useAskFirst } from '#client/features/checking/use-ask-first'
import { useShowAsked } from '#client/features/checking/use-show-asked'
import { useAskForPublications } from '#client/queries/linkedin/publications'
import type { Post } from '#client/queries/posts/post-cache'
import { goesOut } from './goes-out.ts'

/**
 * Asks what Publish asks once the stored text of a planned post has changed: saved, refined, repaired, or an earlier
 * version of it. Renders nothing. Its claims are shown by the page around it.
 * @param isSettled false while the author is still at it
 */
export function AskAboutPlanned({ post, isSettled }: { post: Post; isSettled: boolean }) {
  const askFirst = useAskFirst(post, useShowAsked())
  const findPublications = useAskForPublications()
  const known = useRef(post.content)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    if (!isSettled || known.current === post.content) return
    known.current = post.content
    const ask = async () => {
      const publications = await findPublications(post.id).catch(() => []) // the plan itself says when it can't be loaded
      if (publications.some(goesOut)) await askFirst('planned', async () => {})
    }
    void ask()
  }, [post.content, isSettled])
  return null
}
