import { sentenceOf } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Bone } from '#client/ui/skeleton'
import { Figure } from './figure.tsx'
import { historyTexts } from './texts.ts'
import { usePostSummary } from './use-posts.ts'

const texts = historyTexts.summary
const counts = ['totalPosts', 'postsWithVisuals', 'gpt4Posts', 'claudePosts'] as const

/** How many posts there are, of all of them and whatever the filters say. */
export function HistorySummary() {
  const { summary, error, refetch, isFetching } = usePostSummary()

  return (
    <section className="scores" aria-busy={!summary && !error}>
      <h2>{texts.title}</h2>
      {error && !summary ? (
        <p className="scores-failed">
          <span role="alert">
            {texts.failed} {sentenceOf(error)}
          </span>
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            {historyTexts.failed.retry}
          </Button>
        </p>
      ) : (
        <dl>
          {counts.map((name) => (
            <div key={name}>
              <dt>{texts[name]}</dt>
              <dd>
                {summary ? (
                  <Figure value={summary[name]} />
                ) : (
                  <span className="skeleton">
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
