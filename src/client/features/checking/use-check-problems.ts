import { useMemo } from 'react'
import { groupOf } from './acceptance.ts'
import { listClaims } from './check-post.ts'
import { useChecking } from './use-checking.ts'

/** The findings of the check that open its panel automatically. */
export function useCheckProblems(): { different: number; hasFailed: boolean; hasInstructions: boolean } {
  const { claims, visualClaims, accepted, instructions, error } = useChecking()
  const different = useMemo(
    () => listClaims([...claims, ...visualClaims]).filter((claim) => groupOf(claim, accepted) === 'fix').length,
    [claims, visualClaims, accepted],
  )
  return { different, hasFailed: error !== null, hasInstructions: instructions.length > 0 }
}
