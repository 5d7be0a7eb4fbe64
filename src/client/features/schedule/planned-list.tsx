import { PublicationCard } from '#client/features/publishing/card/publication-card'
import { useOpenPublications } from '#client/queries/linkedin/publications'
import { ButtonLink } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { TextSkeleton } from '#client/ui/skeleton'
import styles from './schedule.module.css'
import { scheduleTexts as texts } from './texts.ts'

/** All that is still to go out or waits for its author. */
export function PlannedList() {
  const { data, error, isFetching, refetch } = useOpenPublications()
  if (!data) {
    return error ? (
      <LoadFailure title={texts.failed} query={{ error, isFetching, refetch }} />
    ) : (
      <TextSkeleton label={texts.loading} widths={[60, 92, 40]} />
    )
  }
  if (data.length === 0) {
    return (
      <Notice
        title={texts.empty.title}
        text={<p>{texts.empty.text}</p>}
        action={<ButtonLink href="/history">{texts.empty.action}</ButtonLink>}
      />
    )
  }
  return (
    <ul className={styles.planned}>
      {data.map((publication) => (
        <li key={publication.id}>
          <PublicationCard publication={publication} withPost />
        </li>
      ))}
    </ul>
  )
}
