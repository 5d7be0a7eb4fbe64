import type { ReactNode } from 'react'
import { FindingAction, FindingRow, findingSubjectClass } from '#client/ui/findings'
import { acceptanceOf } from './acceptance.ts'
import type { CheckedClaim } from './check-post.ts'
import { classOf, Finding, verdictOf } from './finding.tsx'
import { checkingTexts } from './texts.ts'
import { useChecking } from './use-checking.ts'

/** One finding. Pointing at it, by pointer, focus or press, lights its sentence; `children` is the source where it opens here. */
export function ClaimRow({ claim, children }: { claim: CheckedClaim; children?: ReactNode }) {
  const { pointed, point, revealer, accepted } = useChecking()
  const { key, verdict, text } = claim
  const needsLook = verdict === 'differs' || verdict === 'not-found'
  return (
    <FindingRow
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(key)}
      onFocus={() => point(key)}
      subject={
        <button
          type="button"
          className={findingSubjectClass}
          aria-pressed={pointed === key}
          onClick={() => point(key)}
          dir="auto"
        >
          <span className={classOf(claim, pointed === key)}>{text}</span>
        </button>
      }
      action={
        needsLook && <FindingAction onClick={() => revealer.current?.(claim)}>{checkingTexts.showInPost}</FindingAction>
      }
      below={children}
    >
      <span className="sr">{verdictOf(claim)}. </span>
      <Finding claim={claim} />
      {needsLook && accepted.includes(acceptanceOf(claim)) && ` ${checkingTexts.kept}`}
    </FindingRow>
  )
}
