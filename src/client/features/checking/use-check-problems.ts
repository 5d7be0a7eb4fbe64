import { listClaims } from './check-post.ts'
import { useChecking } from './use-checking.ts'

/** The findings of the check that open its panel by themselves. */
export function useCheckProblems(): { different: number; hasFailed: boolean; hasInstructions: boolean } {
  const { claims, instructions, error } = useChecking()
  const different = listClaims(claims).filter(({ verdict }) => verdict === 'differs').length
  return { different, hasFailed: error !== null, hasInstructions: instructions.length > 0 }
}
