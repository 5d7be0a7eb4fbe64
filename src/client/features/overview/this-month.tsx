import { errorMessage } from '#client/lib/api'
import { usePostSummary } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { Figure } from '#client/ui/figure'
import { Figures } from '#client/ui/figures'
import { SectionTitle } from '#client/ui/section-title'
import { Bone } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { monthTexts } from './texts.ts'
import styles from './this-month.module.css'

/** The figures of this month, all counted by the server. */
export function ThisMonth() {
  const { summary, error, refetch, isFetching } = usePostSummary()
  const figures = [
    { label: monthTexts.postsGenerated, value: summary?.postsThisMonth },
    { label: monthTexts.visualsCreated, value: summary?.visualsThisMonth },
    { label: monthTexts.modelsUsed, value: summary?.modelsThisMonth },
  ]

  return (
    <section aria-busy={!summary && !error}>
      <SectionTitle title={monthTexts.title} />
      {error && !summary ? (
        <div>
          <Text size={14} tone="dim" role="alert">
            {monthTexts.failed} {errorMessage(error)}
          </Text>
          <Button className={styles.retry} size="sm" pending={isFetching} onClick={() => void refetch()}>
            {monthTexts.retry}
          </Button>
        </div>
      ) : (
        <Figures className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value === undefined ? (
                  <span className={styles.loading}>
                    <span className="sr">{monthTexts.loading}</span>
                    <Bone width="20px" height="22px" />
                  </span>
                ) : (
                  <Figure value={value} />
                )}
              </dd>
            </div>
          ))}
        </Figures>
      )}
    </section>
  )
}
