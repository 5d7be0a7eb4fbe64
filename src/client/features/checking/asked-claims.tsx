import { useState } from 'react'
import { Button } from '#client/ui/button'
import { answerQuestion } from '#client/ui/confirm'
import { findingsClass } from '#client/ui/findings'
import { Stack } from '#client/ui/layout'
import { acceptanceOf } from './acceptance.ts'
import type { CheckedClaim } from './check-post.ts'
import { ClaimActions } from './claim-actions.tsx'
import { Finding } from './finding.tsx'
import { visualTexts } from './visual-texts.ts'

/** How an author answered for a claim. */
export type Decision = 'repair' | 'accept'

const maxShown = 5

/** The claims in question, until each is decided; the last decision lets the post go. */
export function AskedClaims({
  claims,
  onDecided,
  onOpenVisual,
}: {
  claims: readonly CheckedClaim[]
  onDecided: (claim: CheckedClaim, decision: Decision) => void
  /** Opens the visual at the page of one of them. */
  onOpenVisual: (claim: CheckedClaim) => void
}) {
  const [left, setLeft] = useState(claims)

  function decide(claim: CheckedClaim, decision: Decision) {
    onDecided(claim, decision)
    // what the author vouches for in one place needs no answer in another
    const isSettled = (each: CheckedClaim) => decision === 'accept' && acceptanceOf(each) === acceptanceOf(claim)
    const others = left.filter((each) => each !== claim && !isSettled(each))
    setLeft(others)
    if (others.length === 0) answerQuestion('alternative')
  }

  return (
    <Stack as="ul" gap={16} className={findingsClass}>
      {left.slice(0, maxShown).map((claim) => (
        <Stack as="li" gap={8} key={claim.key}>
          {(left.length > 1 || claim.repair === undefined || claim.page !== undefined) && (
            <b dir="auto">{claim.text}</b>
          )}
          <span>
            {claim.page !== undefined && `${visualTexts.title}. `}
            <Finding claim={claim} />
          </span>
          <ClaimActions
            repair={claim.page === undefined ? claim.repair : undefined}
            onRepair={() => decide(claim, 'repair')}
            onAccept={() => decide(claim, 'accept')}
          >
            {claim.page !== undefined && (
              <Button size="sm" onClick={() => onOpenVisual(claim)}>
                {visualTexts.open}
              </Button>
            )}
          </ClaimActions>
        </Stack>
      ))}
    </Stack>
  )
}
