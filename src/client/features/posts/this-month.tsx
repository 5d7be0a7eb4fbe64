import { sentenceOf } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { SectionTitle } from '#client/ui/section-title'
import { Bone } from '#client/ui/skeleton'
import { Figure } from './figure.tsx'
import { monthTexts as texts } from './texts.ts'
import { usePostSummary } from './use-posts.ts'

/** What this month came to. Every figure is counted by the server. */
export function ThisMonth() {
  const { summary, error, refetch, isFetching } = usePostSummary()
  const figures = [
    { label: texts.postsGenerated, value: summary?.postsThisMonth },
    { label: texts.visualsCreated, value: summary?.visualsCreated },
    { label: texts.modelsUsed, value: summary?.modelsThisMonth },
  ]

  return (
    <section aria-busy={!summary && !error}>
      <SectionTitle title={texts.title} />
      {error && !summary ? (
        <div className="month-failed">
          <p role="alert">
            {texts.failed} {sentenceOf(error)}
          </p>
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        <dl className="figures">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value === undefined ? (
                  <span className="skeleton">
                    <span className="sr">{texts.loading}</span>
                    <Bone width="20px" height="22px" />
                  </span>
                ) : (
                  <Figure value={value} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
