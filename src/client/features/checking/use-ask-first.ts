import { createElement, use } from 'react'
import { useLocation } from 'wouter'
import { editAddress, visualAddress } from '#client/features/post/post-address'
import { fetchCode } from '#client/lib/fetch-code'
import { useAcceptClaims } from '#client/queries/posts/change-post'
import type { Post } from '#client/queries/posts/post-cache'
import { useFindStoredPost } from '#client/queries/posts/read-posts'
import { useFindVisualWords } from '#client/queries/posts/visual-words'
import { answerQuestion, askQuestion } from '#client/ui/confirm'
import { acceptanceOf } from './acceptance.ts'
import { askTexts } from './ask-texts.ts'
import { withAskedShown } from './asked-address.ts'
import type { Decision } from './asked-claims.tsx'
import { type CheckedClaim, repairText } from './check-post.ts'
import { CheckingContext } from './use-checking.ts'
import { useStoreText } from './use-store-text.ts'
import { visualTexts } from './visual-texts.ts'

/** The check itself: a list needs it only when something is copied. */
const findingCode = fetchCode(async () => {
  const [{ findClaimsToAsk }, { AskedClaims }, { feedText }, { plainNameTexts }] = await Promise.all([
    import('./find-claims-to-ask.ts'),
    import('./asked-claims.tsx'),
    import('#shared/linkedin/mentions'),
    import('#client/features/post/plain-name-texts'),
  ])
  return { findClaimsToAsk, AskedClaims, feedText, plainNameTexts }
})

/**
 * Asks before copying or sharing a post with claims, in its text or on its visual, that its source contradicts. Each can
 * be accepted in the question, and repaired there or in the visual; accepted claims are stored with the post and not asked
 * about again. Does not ask if the source fails to load.
 * @param showClaims scrolls to the first of them; default: opens the post for that
 * @returns a function that acts on the text as it is after the question and as readers see it; `done` is what is said of
 *   a copy whose mentions are names alone
 */
export function useAskFirst(
  post: Post,
  showClaims?: () => void,
): (
  how: 'copy' | 'share' | 'publish' | 'planned',
  act: (text: string, done?: { title: string; description: string }) => Promise<void>,
) => Promise<void> {
  const findStoredPost = useFindStoredPost(post.id)
  const findVisualWords = useFindVisualWords()
  const accept = useAcceptClaims(post.id)
  const store = useStoreText(post)
  const replaceText = use(CheckingContext)?.replaceText ?? store
  const [, navigate] = useLocation()
  const show = showClaims ?? (() => navigate(withAskedShown(editAddress(post))))

  async function findClaims() {
    try {
      const [{ findClaimsToAsk, AskedClaims }, detail] = await Promise.all([findingCode.load(), findStoredPost()])
      const pages = await findVisualWords(detail.visual).catch(() => []) // its editor says that it can't be read
      return { ...(await findClaimsToAsk(post, detail, pages)), AskedClaims }
    } catch {
      return null // the panel says that the source failed to load
    }
  }

  return async (how, act) => {
    const go = async (text: string) => {
      const code = await findingCode.load().catch(() => null)
      const shown = code?.feedText(text, post.mentions) ?? text
      await act(shown, shown === text ? undefined : code?.plainNameTexts.copied)
    }
    const found = await findClaims()
    if (!found || found.asked.length === 0) return await go(post.content)
    const { claims, asked, AskedClaims } = found
    const decisions = new Map<CheckedClaim, Decision>()
    const isAllOnVisual = asked.every(({ page }) => page !== undefined)
    let page = isAllOnVisual ? asked[0]?.page : undefined
    const answer = await askQuestion({
      title: askTexts.title(asked.length),
      description: createElement(AskedClaims, {
        claims: asked,
        onDecided: (claim, decision) => decisions.set(claim, decision),
        onOpenVisual: (claim) => {
          page = claim.page
          answerQuestion('yes')
        },
      }),
      confirmLabel: isAllOnVisual ? visualTexts.open : askTexts.show,
      alternativeLabel: askTexts[how],
    })
    const goes = answer === 'alternative'
    const accepted = asked.filter((claim) => (decisions.get(claim) ?? (goes ? 'accept' : null)) === 'accept')
    const repaired = asked.filter((claim) => decisions.get(claim) === 'repair')
    if (accepted.length > 0) accept(accepted.map(acceptanceOf))
    const text = repairText(
      post.content,
      claims,
      repaired.map(({ key }) => key),
    )
    if (text !== post.content && !(await replaceText(text))) return
    if (answer === 'yes' && page !== undefined) return navigate(visualAddress(post, page))
    if (answer === 'yes') show()
    if (goes) await go(text)
  }
}
