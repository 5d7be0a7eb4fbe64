import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'
import { acceptanceOf } from './acceptance.ts'
import type { CheckedClaim } from './check-post.ts'
import { useChecking } from './checking.tsx'
import { classOf, Finding, verdictOf } from './finding.tsx'
import { checkingTexts } from './texts.ts'

/** One finding. Pointing at it, by pointer, focus or press, lights its sentence; `children` is the source where it opens here. */
export function ClaimRow({ claim, children }: { claim: CheckedClaim; children?: ReactNode }) {
  const { pointed, point, revealer, accepted } = useChecking()
  const { key, verdict, text } = claim
  const isMissing = verdict === 'not-found'
  return (
    <li
      className="claim"
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(key)}
      onFocus={() => point(key)}
    >
      <button type="button" className="what" aria-pressed={pointed === key} onClick={() => point(key)} dir="auto">
        <span className={classOf(claim, pointed === key)}>{text}</span>
      </button>
      <span className="dim">
        <span className="sr">{verdictOf(claim)}. </span>
        <Finding claim={claim} />
        {isMissing && accepted.includes(acceptanceOf(claim)) && ` ${checkingTexts.kept}`}
      </span>
      {isMissing && (
        <Button variant="quiet" size="sm" onClick={() => revealer.current?.(claim)}>
          {checkingTexts.showInPost}
        </Button>
      )}
      {children}
    </li>
  )
}
