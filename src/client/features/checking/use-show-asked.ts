import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { claimsToAsk } from './acceptance.ts'
import { showsAsked } from './asked-address.ts'
import { useChecking } from './use-checking.ts'

/**
 * Scrolls to the first claim in question: on request, and once automatically when the address asks for it, as it does
 * after the question on a list. Claims that are not loaded yet are shown as soon as they are.
 */
export function useShowAsked(): () => void {
  const { claims, accepted, highlight, revealer } = useChecking()
  const [search] = useSearchParams()
  const isWanted = useRef(showsAsked(search))

  const show = useCallback(() => {
    const asked = claims.find((claim) => claimsToAsk([claim], accepted).length > 0)
    if (!asked) return false
    highlight(asked.key)
    revealer.current?.(asked)
    return true
  }, [claims, accepted, highlight, revealer])

  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
    if (isWanted.current) isWanted.current = !show()
  }, [show])

  // a stable function: it is called when a question is answered, possibly after claims have loaded
  return useCallback(() => {
    isWanted.current = !latest.current()
  }, [])
}
