import { useSearchParams } from '#client/lib/use-search-params'
import type { CheckedClaim } from './check-post.ts'
import { useChecking } from './use-checking.ts'

/** Opens the sources at a claim's sentence. */
export function useShowInSource(): (claim: CheckedClaim) => void {
  const { highlight, showSentence } = useChecking()
  const [, changeSearch] = useSearchParams()
  return ({ key, sentence }) => {
    highlight(key)
    if (sentence) showSentence({ ...sentence })
    changeSearch((current) => {
      const next = new URLSearchParams(current)
      next.set('panel', 'sources')
      return next
    })
  }
}
