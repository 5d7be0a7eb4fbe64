import { memo } from 'react'
import { findingsClass } from '#client/ui/findings'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { checkingTexts } from './texts.ts'
import { useChecking } from './use-checking.ts'

/** "Checked against the source": the finding for every claim of the post. */
export const CheckingPanel = memo(function CheckingPanel() {
  const { sources, Report, error, isRetrying, retry } = useChecking()

  return (
    <section className={findingsClass} data-panel="checking" aria-label={checkingTexts.title}>
      {sources && Report ? (
        <Report sources={sources} />
      ) : error ? (
        <LoadFailure level={3} title={checkingTexts.failed} query={{ error, isFetching: isRetrying, refetch: retry }} />
      ) : (
        <TextSkeleton label={checkingTexts.loading} widths={[56, 88, 72]} />
      )}
    </section>
  )
})
