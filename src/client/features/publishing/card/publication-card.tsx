import { Suspense } from 'react'
import { formatMomentIn, formatMomentWithZone } from '#client/lib/formatting'
import { lazyPart } from '#client/lib/lazy-part'
import { translate } from '#client/lib/server-message'
import { useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import { isInProgress } from '#client/queries/linkedin/is-in-progress'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useTimeZone, useUser } from '#client/queries/user'
import { Cluster, Stack } from '#client/ui/layout'
import { Spin } from '#client/ui/spinner'
import { AttemptLog } from './attempt-log.tsx'
import { FirstComment } from './first-comment.tsx'
import { LendingLine } from './lending-line.tsx'
import { PublicationActions } from './publication-actions.tsx'
import styles from './publication-card.module.css'
import { titleOf } from './publication-title.ts'
import { ReconnectLink } from './reconnect-link.tsx'
import { hasOtherConnection, needsAuthor, waitsForSignIn } from './standing.ts'
import { StateBadge } from './state-badge.tsx'
import { publicationTexts as texts } from './texts.ts'

/** Only in teams. */
const PlanReview = lazyPart(async () => (await import('#client/features/reviews/desk/plan-review')).PlanReview)

/** A publication's state, the reason, the available actions, and the attempts. */
export function PublicationCard({ publication, withPost }: { publication: Publication; withPost?: boolean }) {
  const timeZone = useTimeZone()
  const { message, state } = publication
  const { data: accounts } = useLinkedinAccounts(state === 'scheduled' || state === 'missed')
  const team = useUser().user?.team
  const account = accounts?.find(({ id }) => id === publication.accountId)
  const { lending } = publication
  const isOthers = lending?.isOwn === false
  const waits = waitsForSignIn(publication, account) && !hasOtherConnection(account, accounts ?? [])
  const isSignedOut = waits && !isOthers
  return (
    <Stack as="article" gap={12} className={styles.card} aria-label={titleOf(publication)}>
      {withPost && (
        <h3 className={styles.title} dir="auto">
          {titleOf(publication)}
        </h3>
      )}
      <Stack gap={8} align="start" role="status">
        <Cluster as="span" wrap={false}>
          <StateBadge publication={publication} needsAuthor={needsAuthor(publication, account, accounts)} />
          {isInProgress(publication) && <Spin />}
        </Cluster>
        <p>{isSignedOut ? signInLeadOf(publication, timeZone) : leadOf(publication, timeZone)}</p>
        {waits && isOthers ? (
          <p>{texts.lending.signIn(lending.owner ?? '')}</p>
        ) : (
          message && !isSignedOut && !isAskedHere(publication) && <p>{translate(message)}</p>
        )}
        {!publication.hasPost && <p>{texts.postGone}</p>}
      </Stack>
      <FirstComment publication={publication} account={account} />
      <LendingLine publication={publication} />
      {state === 'published' && publication.sentThrough && <p>{texts.sentThrough(publication.sentThrough)}</p>}
      {isSignedOut && <ReconnectLink publication={publication} account={account} />}
      {team && publication.hasPost && (state === 'scheduled' || state === 'missed') && (
        <Suspense>
          <PlanReview publication={publication} slug={team.slug} />
        </Suspense>
      )}
      <PublicationActions publication={publication} withPost={withPost ?? false} isSignedOut={isSignedOut} />
      <AttemptLog attempts={publication.attempts} timeZone={timeZone} />
    </Stack>
  )
}

/** Its reader is the owner of the account, and answers below. */
function isAskedHere({ lending, message }: Publication): boolean {
  return (
    lending?.isOwn === true &&
    (message?.reason === 'publicationAsksOwner' || message?.reason === 'publicationOwnerRefused')
  )
}

function signInLeadOf({ dueAt, timeZone }: Publication, own: string): string {
  if (Date.parse(dueAt) <= Date.now()) return texts.leads.signIn
  return texts.leads.signInBefore(formatMomentWithZone(dueAt, timeZone ?? own))
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
      return leads.missed(formatMomentWithZone(dueAt, timeZone))
    case 'held':
      return leads.held(formatMomentWithZone(dueAt, timeZone), accountName)
    case 'cancelled':
      return leads.cancelled
    default:
      return leads.scheduled(formatMomentWithZone(dueAt, timeZone), accountName)
  }
}
