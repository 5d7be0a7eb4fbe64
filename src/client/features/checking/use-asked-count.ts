import { claimsToAsk } from './acceptance.ts'
import { useChecking } from './use-checking.ts'

/** How many claims of the post and its visual Copy and Publish would ask about. */
export function useAskedCount(): number {
  const { claims, visualClaims, accepted } = useChecking()
  return claimsToAsk([...claims, ...visualClaims], accepted).length
}
