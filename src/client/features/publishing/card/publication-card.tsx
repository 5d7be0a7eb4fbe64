import { formatMomentIn } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { isInProgress } from '#client/queries/linkedin/is-in-progress'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useTimeZone } from '#client/queries/user'
import { Cluster, Stack } from '#client/ui/layout'
import { Spin } from '#client/ui/spinner'
import { AttemptLog } from './attempt-log.tsx'
import { PublicationActions } from './publication-actions.tsx'
import styles from './publication-card.module.css'
import { StateBadge } from './state-badge.tsx'
import { publicationTexts as texts } from './texts.ts'

/** How a publication stands, why, what can be done about it, and what was tried. */
export function PublicationCard({ publication, withPost }: { publication: Publication; withPost?: boolean }) {
  const timeZone = useTimeZone()
  const { message } = publication
  return (
    <Stack as="article" gap={12} className={styles.card} aria-label={publication.postTitle}>
      {withPost && (
        <h3 className={styles.title} dir="auto">
          {publication.postTitle}
        </h3>
      )}
      <Stack gap={8} align="start" role="status">
        <Cluster as="span" wrap={false}>
          <StateBadge publication={publication} />
          {isInProgress(publication) && <Spin />}
        </Cluster>
        <p>{leadOf(publication, timeZone)}</p>
        {message && <p>{translate(message)}</p>}
        {!publication.hasPost && <p>{texts.postGone}</p>}
      </Stack>
      <PublicationActions publication={publication} withPost={withPost ?? false} />
      <AttemptLog attempts={publication.attempts} timeZone={timeZone} />
    </Stack>
  )
}

function leadOf(publication: Publication, own: string): string {
  const { state, accountName, dueAt, publishedAt, deletedAt } = publication
  const { leads } = texts
  if (isInProgress(publication)) return leads.sending(accountName)
  if (deletedAt) return leads.deleted(formatMomentIn(deletedAt, own))
  const timeZone = publication.timeZone ?? own
  switch (state) {
    case 'published':
      return leads.published(formatMomentIn(publishedAt ?? dueAt, own), accountName)
    case 'failed':
      return leads.failed(accountName)
    case 'unconfirmed':
      return leads.unconfirmed(accountName)
    case 'missed':
      return leads.missed(formatMomentIn(dueAt, timeZone))
    case 'held':
      return leads.held(formatMomentIn(dueAt, timeZone), accountName)
    case 'cancelled':
      return leads.cancelled
    default:
      return leads.scheduled(formatMomentIn(dueAt, timeZone), accountName)
  }
}
