import { LoadFailure } from '#client/ui/load-failure'
import { SectionTitle } from '#client/ui/section-title'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { styleTexts } from './texts.ts'
import { useSharedStyles } from './use-styles.ts'

const words = styleTexts.shared

/** The administrators' styles, by name: to be seen here and picked in the generator. */
export function SharedStyles() {
  const { data: styles, error, isFetching, refetch } = useSharedStyles()
  return (
    <section>
      <SectionTitle title={words.title} />
      <p className="t14 dim">{words.text}</p>
      {styles ? (
        styles.length > 0 ? (
          <ul className="shared-styles">
            {styles.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        ) : (
          <p className="t14 dim shared-styles">{words.empty}</p>
        )
      ) : error ? (
        <LoadFailure
          level={3}
          title={words.failed}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={words.loading} className="shared-styles">
          <Bone width="50%" height="16px" />
        </Skeleton>
      )}
    </section>
  )
}
