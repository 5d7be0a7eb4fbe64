import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CheckedClaim } from './check-post.ts'
import { useChecking } from './checking.tsx'
import { Finding, verdictOf } from './finding.tsx'

/** Passing over what is supported should not open a window at each word. */
const waitMs = { 'not-found': 60, opinion: 60, supported: 400 } as const
/** The way from the claim to its window. */
const graceMs = 150

/** What is said of the claim under the pointer, the focus or the caret, beside its mark in the text. */
export function useClaimPop() {
  const { point } = useChecking()
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
      point(claim.key)
      after(0, () => setShown({ claim, anchor }))
    },
    /** As `show`, unless the pointer goes on. */
    hover: (claim: CheckedClaim, anchor: HTMLElement) => {
      point(claim.key)
      after(waitMs[claim.verdict], () => setShown({ claim, anchor }))
    },
    leave: () => after(graceMs, () => setShown(null)),
    close,
    pop: shown && (
      <ClaimPop {...shown} onEnter={() => clearTimeout(timer.current)} onLeave={close} onClose={() => setShown(null)} />
    ),
  }
}

function ClaimPop({
  claim,
  anchor,
  onEnter,
  onLeave,
  onClose,
}: {
  claim: CheckedClaim
  anchor: HTMLElement
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
}) {
  const pop = useRef<HTMLDivElement>(null)
  const closing = useRef(onClose)
  useEffect(() => {
    closing.current = onClose
  }, [onClose])

  useLayoutEffect(() => {
    pop.current?.showPopover?.() // the top layer: no box clips it
    if (pop.current) place(pop.current, anchor)
  }, [anchor])

  useEffect(() => {
    const close = () => closing.current()
    const follow = () => {
      if (pop.current && anchor.isConnected) place(pop.current, anchor)
      else close()
    }
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !pop.current?.contains(target) && !anchor.contains(target)) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [anchor])

  return (
    <div
      ref={pop}
      className="pop"
      role="tooltip"
      popover="manual"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      // the focus stays where it is: losing it would close the window before its link is followed
      onMouseDown={(event) => event.preventDefault()}
    >
      <b>{verdictOf(claim)}</b>
      <Finding claim={claim} />
    </div>
  )
}

/** Below the claim's last line, or above its first one where the window ends; never beyond the sides. */
function place(pop: HTMLElement, anchor: HTMLElement): void {
  const lines = anchor.getClientRects()
  const [first, last] = [lines[0], lines[lines.length - 1]]
  if (!first || !last) return
  const { width, height } = pop.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = last.bottom + height + 8 <= clientHeight || first.top < height + 8
  pop.style.left = `${Math.max(8, Math.min(last.left - 8, clientWidth - width - 8))}px`
  pop.style.top = `${isBelow ? last.bottom + 6 : first.top - height - 6}px`
}
