import { TextSearch } from 'lucide-react'
import { FindingRow, findingSubjectClass } from '#client/ui/findings'
import { IconButton } from '#client/ui/icon-button'
import { acceptanceOf } from './acceptance.ts'
import { type CheckedClaim, isText } from './check-post.ts'
import styles from './checking-report.module.css'
import { ClaimActions } from './claim-actions.tsx'
import { classOf, Finding, verdictOf } from './finding.tsx'
import { checkingTexts } from './texts.ts'
import { useChecking } from './use-checking.ts'
import { useShowInSource } from './use-show-in-source.ts'

/** One finding. Hovering, focusing or pressing it highlights it in the text and in the sources. */
export function ClaimRow({ claim }: { claim: CheckedClaim }) {
  const showInSource = useShowInSource()
  const { highlighted, highlight, revealer, accepted, accept, repair } = useChecking()
  const { key, verdict, text } = claim
  const needsLook = verdict === 'differs' || verdict === 'not-found'
  const isAccepted = needsLook && accepted.includes(acceptanceOf(claim))
  return (
    <FindingRow
      onPointerEnter={(event) => event.pointerType === 'mouse' && highlight(key)}
      onFocus={() => highlight(key)}
      subject={
        <button
          type="button"
          className={findingSubjectClass}
          aria-pressed={highlighted === key}
          onClick={() => highlight(key)}
          dir="auto"
        >
          <span className={classOf(claim, highlighted === key)}>{text}</span>
        </button>
      }
      action={
        claim.sentence &&
        isText(claim.sentence) && (
          <IconButton
            size="sm"
            icon={TextSearch}
            label={checkingTexts.showInSource}
            onClick={() => showInSource(claim)}
          />
        )
      }
      below={
        needsLook && (
          <div className={styles.actions}>
            <ClaimActions
              repair={claim.repair}
              onRepair={() => repair(claim)}
              onShow={() => revealer.current?.(claim)}
              onAccept={isAccepted ? null : () => accept([acceptanceOf(claim)])}
            />
          </div>
        )
      }
    >
      <span className="sr">{verdictOf(claim)}. </span>
      <Finding claim={claim} />
      {isAccepted && ` ${checkingTexts.kept}`}
    </FindingRow>
  )
}
