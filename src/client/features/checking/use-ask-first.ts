import { createElement } from 'react'
import { useLocation } from 'wouter'
import { editAddress } from '#client/features/post/post-address'
import { fetchCode } from '#client/lib/fetch-code'
import { useAcceptClaims } from '#client/queries/posts/change-post'
import type { Post } from '#client/queries/posts/post-cache'
import { useFindStoredPost } from '#client/queries/posts/read-posts'
import { askQuestion } from '#client/ui/confirm'
import { askTexts } from './ask-texts.ts'
import { withAskedShown } from './asked-address.ts'
import { AskedClaims } from './asked-claims.tsx'

/** The check itself: on a list it is needed only when something is copied. */
const findingCode = fetchCode(() => import('./find-claims-to-ask.ts'))

/**
 * Asks before a post is copied or shared with claims that its source contradicts, once for each of them: what was
 * accepted is kept with the post. Where the source can't be loaded nothing is asked.
 * @param showClaims brings the first of them into view; left out, the post is opened for that
 */
export function useAskFirst(
  post: Post,
  showClaims?: () => void,
): (how: 'copy' | 'share' | 'publish', act: () => Promise<void>) => Promise<void> {
  const findStoredPost = useFindStoredPost(post.id)
  const accept = useAcceptClaims(post.id)
  const [, navigate] = useLocation()
  const show = showClaims ?? (() => navigate(withAskedShown(editAddress(post))))

  async function findClaims(): Promise<string[]> {
    try {
      const [{ findClaimsToAsk }, detail] = await Promise.all([findingCode.load(), findStoredPost()])
      return await findClaimsToAsk(post, detail)
    } catch {
      return [] // the panel says that the source could not be loaded
    }
  }

  return async (how, act) => {
    const claims = await findClaims()
    if (claims.length > 0) {
      const answer = await askQuestion({
        title: askTexts.title(claims.length),
        description: createElement(AskedClaims, { claims }),
        confirmLabel: askTexts.show,
        alternativeLabel: askTexts[how],
      })
      if (answer === 'yes') show()
      if (answer !== 'alternative') return
      accept(claims)
    }
    await act()
  }
}
