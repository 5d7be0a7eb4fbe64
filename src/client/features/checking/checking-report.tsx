import { useMemo } from 'react'
import { InstructionsNote } from '#client/features/post/instructions-note'
import { breakpoints } from '#client/lib/breakpoints'
import { useMediaQuery } from '#client/lib/use-media-query'
import { FoldedFindings, Tally } from '#client/ui/findings'
import { markClass } from '#client/ui/mark'
import { AskModel } from './ask-model.tsx'
import { type CheckedClaim, listClaims, type Source } from './check-post.ts'
import styles from './checking-report.module.css'
import { CitedNote } from './cited-note.tsx'
import { ClaimRow } from './claim-row.tsx'
import { isSupported } from './finding.tsx'
import { SourceBox } from './source-box.tsx'
import { checkingTexts } from './texts.ts'
import { useChecking } from './use-checking.ts'

/** The findings in figures and one by one, and the source with the sentence of the claim pointed at. */
export function CheckingReport({ sources }: { sources: readonly Source[] }) {
  const { post, claims, instructions, pointed } = useChecking()
  const isPhone = useMediaQuery(breakpoints.phone)
  const listed = useMemo(() => listClaims(claims), [claims])
  const lit = listed.find(({ key }) => key === pointed) ?? null
  const source = <SourceBox sources={sources} claim={lit} />

  const of = (verdict: CheckedClaim['verdict']) => listed.filter((claim) => claim.verdict === verdict)
  const [different, missing, own] = [of('differs'), of('not-found'), of('opinion')]
  const [orders] = instructions
  const supported = listed.filter(({ verdict }) => isSupported(verdict))

  const rows = (found: readonly CheckedClaim[]) =>
    found.map((claim) => (
      <ClaimRow key={claim.key} claim={claim}>
        {isPhone && claim === lit && source}
      </ClaimRow>
    ))

  return (
    <>
      {orders && (
        <InstructionsNote
          kind={sources[orders.source]?.kind ?? post.sourceKind}
          instructions={instructions.map(({ text }) => text)}
        />
      )}
      {listed.length === 0 ? (
        <Tally role="status">{checkingTexts.empty}</Tally>
      ) : (
        <ClaimTally
          different={different.length}
          missing={missing.length}
          supported={supported.length}
          own={own.length}
          isOfSeveral={post.moreSources.length > 0}
        />
      )}
      {different.length + missing.length + own.length > 0 && <ul>{rows([...different, ...missing, ...own])}</ul>}
      {post.sources.length > 0 && <CitedNote read={sources.filter(({ page }) => page?.role === 'cited').length} />}
      {!isPhone && source}
      {supported.length > 0 && (
        <div className={styles.supported}>
          <FoldedFindings title={checkingTexts.supportedList(supported.length)}>{rows(supported)}</FoldedFindings>
        </div>
      )}
      <AskModel post={post} />
    </>
  )
}

interface Counts {
  different: number
  missing: number
  supported: number
  own: number
  /** Whether the post has several sources. */
  isOfSeveral: boolean
}

/** A status, so that an author who types hears that something looks different. */
function ClaimTally({ different, missing, supported, own, isOfSeveral }: Counts) {
  return (
    <Tally role="status">
      {different > 0 && (
        <span>
          <b className={markClass}>{checkingTexts.different(different)}</b>
        </span>
      )}
      {missing > 0 && (
        <span>
          <b>{missing}</b> {checkingTexts.notFound}
        </span>
      )}
      {supported > 0 && (
        <span>
          {different + missing === 0 ? (
            <b>{isOfSeveral ? checkingTexts.allFoundInSeveral : checkingTexts.allFound}</b>
          ) : (
            <>
              <b>{supported}</b> {isOfSeveral ? checkingTexts.foundInSeveral : checkingTexts.found}
            </>
          )}
        </span>
      )}
      {own > 0 && (
        <span>
          <b>{own}</b> {checkingTexts.opinion}
        </span>
      )}
    </Tally>
  )
}
