import { useMemo } from 'react'
import { fetchCode } from '#client/lib/fetch-code'
import { useFetchedCode } from '#client/lib/use-fetched-code'
import { FindingRow, FoldedFindings, findingSubjectClass, findingsClass } from '#client/ui/findings'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import type { Language } from '#shared/rules/languages'
import { type ClaimGroup, groupOf } from './acceptance.ts'
import { type CheckedClaim, checkPost, listClaims, type Source } from './check-post.ts'
import styles from './checking-report.module.css'
import { ClaimTally } from './claim-tally.tsx'
import { classOf, verdictOf } from './finding.tsx'
import { checkingTexts } from './texts.ts'
import { useSourceIndex } from './use-source-index.ts'

const grounding = fetchCode(async () => (await import('#shared/grounding/ground-post')).prepareGrounding)

/** What the check finds in a post, for someone who reads it and can't change it. */
export function SourceCheck({
  text,
  language,
  sources,
  accepted,
}: {
  text: string
  language: Language
  /** The same array while they are the same. */
  sources: readonly Source[]
  /** Claims that its author vouches for. */
  accepted: readonly string[]
}) {
  const { code, error, isFetching, retry } = useFetchedCode(grounding)
  const index = useSourceIndex(code ?? undefined, sources)
  const claims = useMemo(
    () => index && listClaims(checkPost(index.grounding, index.sources, text, { language, opinion: null })),
    [index, text, language],
  )
  if (!claims) {
    return error ? (
      <LoadFailure level={3} title={checkingTexts.checkFailed} query={{ error, isFetching, refetch: retry }} />
    ) : (
      <TextSkeleton label={checkingTexts.loading} widths={[56, 88, 72]} />
    )
  }
  const rows = (group: ClaimGroup) =>
    claims
      .filter((claim) => groupOf(claim, accepted) === group)
      .map((claim) => <FoundRow key={claim.key} claim={claim} />)
  const found = { fix: rows('fix'), check: rows('check'), confirmed: rows('confirmed') }
  return (
    <div className={findingsClass}>
      {index?.grounding.isUnreadable && <p className={styles.unreadable}>{checkingTexts.unreadable}</p>}
      <ClaimTally fix={found.fix.length} check={found.check.length} confirmed={found.confirmed.length} />
      <ul>
        {found.fix}
        {found.check}
      </ul>
      {found.confirmed.length > 0 && (
        <FoldedFindings title={checkingTexts.groups.confirmed}>{found.confirmed}</FoldedFindings>
      )}
    </div>
  )
}

function FoundRow({ claim }: { claim: CheckedClaim }) {
  return (
    <FindingRow
      subject={
        <span className={findingSubjectClass} dir="auto">
          <span className={classOf(claim, false)}>{claim.text}</span>
        </span>
      }
    >
      {verdictOf(claim)}
      {claim.sentence && (
        <>
          {': '}
          <span dir="auto">{claim.sentence.text}</span>
        </>
      )}
    </FindingRow>
  )
}
