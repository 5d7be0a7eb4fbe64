import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { claimsToAsk } from './acceptance.ts'
import { showsAsked } from './asked-address.ts'
import { useChecking } from './use-checking.ts'

/**
 * Brings the first claim that is asked about into view: when asked to, and once by itself when the address says so, as it
 * does after the question on a list. Claims that are not here yet are shown as soon as they are.
 */
export function useShowAsked(): () => void {
  const { claims, accepted, point, revealer } = useChecking()
  const [search] = useSearchParams()
  const isWanted = useRef(showsAsked(search))

  const show = useCallback(() => {
    const asked = claims.find((claim) => claimsToAsk([claim], accepted).length > 0)
    if (!asked) return false
    point(asked.key)
    revealer.current?.(asked)
    return true
  }, [claims, accepted, point, revealer])

  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
    if (isWanted.current) isWanted.current = !show()
  }, [show])

  // the same function always: it is called when a question is answered, which claims may have arrived after
  return useCallback(() => {
    isWanted.current = !latest.current()
  }, [])
}
