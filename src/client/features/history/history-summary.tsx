import { errorMessage } from '#client/lib/api'
import { usePostSummary } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { Figure } from '#client/ui/figure'
import { Cluster } from '#client/ui/layout'
import { Bone } from '#client/ui/skeleton'
import { uiTexts } from '#client/ui/texts'
import styles from './history-summary.module.css'
import { historyTexts } from './view/texts.ts'

const counts = ['totalPosts', 'postsWithVisuals', 'gpt4Posts', 'claudePosts'] as const

/** The counts of all posts, regardless of the filters. */
export function HistorySummary() {
  const texts = historyTexts.summary
  const { summary, error, refetch, isFetching } = usePostSummary()

  return (
    <section className={styles.summary} aria-busy={!summary && !error}>
      <h2>{texts.title}</h2>
      {error && !summary ? (
        <Cluster as="p" gap={16} rowGap={8} wrap={false} className={styles.failed}>
          <span role="alert">
            {texts.failed} {errorMessage(error)}
          </span>
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            {uiTexts.retry}
          </Button>
        </Cluster>
      ) : (
        <dl className={styles.counts}>
          {counts.map((name) => (
            <div key={name}>
              <dt>{texts[name]}</dt>
              <dd>
                {summary ? (
                  <Figure value={summary[name]} />
                ) : (
                  <span className={styles.loading}>
                    <span className="sr">{texts.loading}</span>
                    <Bone width="36px" height="24px" />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
