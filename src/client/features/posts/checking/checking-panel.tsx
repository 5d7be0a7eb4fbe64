import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LoadFailure } from '#client/ui/load-failure'
import { SectionTitle } from '#client/ui/section-title'
import { TextSkeleton } from '#client/ui/skeleton'
import { useChecking } from './checking.tsx'
import { codeQuery } from './load-code.ts'
import { checkingTexts } from './texts.ts'

/** "Checked against the source": what the source says of every claim of the post. */
export function CheckingPanel() {
  const id = useId()
  const { sources, error, isRetrying, retry } = useChecking()
  const Report = useQuery(codeQuery).data?.CheckingReport

  return (
    <section className="claims" aria-labelledby={id}>
      <SectionTitle title={checkingTexts.title} id={id} />
      {sources && Report ? (
        <Report sources={sources} />
      ) : error ? (
        <LoadFailure level={3} title={checkingTexts.failed} error={error} isRetrying={isRetrying} onRetry={retry} />
      ) : (
        <TextSkeleton label={checkingTexts.loading} widths={[56, 88, 72]} />
      )}
    </section>
  )
}
