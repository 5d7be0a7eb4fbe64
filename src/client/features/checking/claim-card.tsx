import { useEffect, useRef, useState } from 'react'
import { HoverCard } from '#client/ui/hover-card'
import type { CheckedClaim } from './check-post.ts'
import { Finding, verdictOf } from './finding.tsx'
import { useChecking } from './use-checking.ts'

/**
 * Milliseconds of hovering before a claim opens its card; longest for confirmed claims, so that moving across the text
 * does not open one at each word.
 */
const waitMs = { differs: 60, 'not-found': 60, opinion: 60, follows: 400, stated: 400 } as const
/** Milliseconds for the pointer to move from the claim to its card. */
const graceMs = 150

/** The card of the claim under the pointer, the focus or the caret, next to its mark in the text. */
export function useClaimCard() {
  const { highlight } = useChecking()
  const [shown, setShown] = useState<{ claim: CheckedClaim; anchor: HTMLElement } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function after(delayMs: number, act: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delayMs)
  }
  const close = () => after(0, () => setShown(null))

  return {
    show: (claim: CheckedClaim, anchor: HTMLElement) => {
      highlight(claim.key)
      after(0, () => setShown({ claim, anchor }))
    },
    /** As `show`, unless the pointer moves on. */
    hover: (claim: CheckedClaim, anchor: HTMLElement) => {
      highlight(claim.key)
      after(waitMs[claim.verdict], () => setShown({ claim, anchor }))
    },
    leave: () => after(graceMs, () => setShown(null)),
    close,
    card: shown && (
      <HoverCard
        anchor={shown.anchor}
        onEnter={() => clearTimeout(timer.current)}
        onLeave={close}
        onClose={() => setShown(null)}
      >
        <b>{verdictOf(shown.claim)}</b>
        <Finding claim={shown.claim} />
      </HoverCard>
    ),
  }
}
