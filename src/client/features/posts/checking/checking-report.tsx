import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { type CheckedClaim, listClaims, type Source } from './check-post.ts'
import { useChecking } from './checking.tsx'
import { CitedNote } from './cited-note.tsx'
import { ClaimRow } from './claim-row.tsx'
import { SourceBox } from './source-box.tsx'
import { checkingTexts } from './texts.ts'
import { useMediaQuery } from './use-media-query.ts'

/** The findings in figures and one by one, and the source with the sentence of the claim pointed at. */
export function CheckingReport({ sources }: { sources: readonly Source[] }) {
  const { post, claims, pointed } = useChecking()
  const isPhone = useMediaQuery('(max-width: 639px)')
  const listed = useMemo(() => listClaims(claims), [claims])
  const lit = listed.find(({ key }) => key === pointed) ?? null
  const source = <SourceBox sources={sources} claim={lit} />

  const of = (verdict: CheckedClaim['verdict']) => listed.filter((claim) => claim.verdict === verdict)
  const [missing, own, supported] = [of('not-found'), of('opinion'), of('supported')]

  const rows = (found: readonly CheckedClaim[]) =>
    found.map((claim) => (
      <ClaimRow key={claim.key} claim={claim}>
        {isPhone && claim === lit && source}
      </ClaimRow>
    ))

  return (
    <>
      {listed.length === 0 ? (
        <p className="tally" role="status">
          {checkingTexts.empty}
        </p>
      ) : (
        <Tally missing={missing.length} supported={supported.length} own={own.length} />
      )}
      {missing.length + own.length > 0 && <ul>{rows([...missing, ...own])}</ul>}
      {post.sources.length > 0 && <CitedNote read={sources.filter(({ page }) => page).length} />}
      {!isPhone && source}
      {supported.length > 0 && (
        <details>
          <summary>
            <ChevronRight className="icon s" aria-hidden="true" />
            {checkingTexts.supportedList(supported.length)}
          </summary>
          <ul>{rows(supported)}</ul>
        </details>
      )}
    </>
  )
}

/** Told when it changes: an author who types hears that something is not found. */
function Tally({ missing, supported, own }: { missing: number; supported: number; own: number }) {
  return (
    <p className="tally" role="status">
      <span>
        <b className={missing > 0 ? 'mark' : undefined}>
          {missing} {checkingTexts.notFound}
        </b>
      </span>
      <span>
        <b>{supported}</b> {checkingTexts.supported}
      </span>
      <span>
        <b>{own}</b> {checkingTexts.opinion}
      </span>
    </p>
  )
}
