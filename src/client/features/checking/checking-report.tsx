import { useMemo } from 'react'
import { InstructionsNote } from '#client/features/post/instructions-note'
import { FoldedFindings } from '#client/ui/findings'
import { type ClaimGroup, groupOf } from './acceptance.ts'
import { AskModel } from './ask-model.tsx'
import { listClaims, type Source } from './check-post.ts'
import styles from './checking-report.module.css'
import { CitedNote } from './cited-note.tsx'
import { ClaimRow } from './claim-row.tsx'
import { ClaimTally } from './claim-tally.tsx'
import { QuotesSection } from './quotes-section.tsx'
import { checkingTexts } from './texts.ts'
import { useChecking } from './use-checking.ts'
import { VisualFindings } from './visual-findings.tsx'

/** The findings as figures and one by one, then the visual, the quotations, and a model's opinion. */
export function CheckingReport({ sources }: { sources: readonly Source[] }) {
  const { post, claims, accepted, instructions, isUnreadable } = useChecking()
  const listed = useMemo(() => listClaims(claims), [claims])
  const of = (group: ClaimGroup) => listed.filter((claim) => groupOf(claim, accepted) === group)
  const found = { fix: of('fix'), check: of('check'), confirmed: of('confirmed') }
  const [orders] = instructions

  const rows = (group: ClaimGroup) => found[group].map((claim) => <ClaimRow key={claim.key} claim={claim} />)

  return (
    <>
      {orders && (
        <InstructionsNote
          kind={sources[orders.source]?.kind ?? post.sourceKind}
          instructions={instructions.map(({ text }) => text)}
        />
      )}
      {isUnreadable && <p className={styles.unreadable}>{checkingTexts.unreadable}</p>}
      <ClaimTally fix={found.fix.length} check={found.check.length} confirmed={found.confirmed.length} />
      {(['fix', 'check'] as const).map(
        (group) =>
          found[group].length > 0 && (
            <section key={group} className={styles.group} aria-label={checkingTexts.groups[group]}>
              <h3 className={styles[group]}>{checkingTexts.groups[group]}</h3>
              <ul>{rows(group)}</ul>
            </section>
          ),
      )}
      {post.sources.length > 0 && <CitedNote read={sources.filter(({ page }) => page?.role === 'cited').length} />}
      {found.confirmed.length > 0 && (
        <div className={styles.folded}>
          <FoldedFindings title={checkingTexts.groups.confirmed}>{rows('confirmed')}</FoldedFindings>
        </div>
      )}
      <VisualFindings />
      <QuotesSection sources={sources} />
      <AskModel post={post} />
    </>
  )
}
