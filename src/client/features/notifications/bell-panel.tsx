import { useEffect } from 'react'
import { errorMessage } from '#client/lib/api'
import { formatMomentIn } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { pageIn } from '#client/lib/workspace'
import {
  type Notification,
  useNotifications,
  useSeeNotifications,
  useSetCommentMails,
} from '#client/queries/linkedin/notifications'
import { useTimeZone } from '#client/queries/user'
import { Stack } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { TextSkeleton } from '#client/ui/skeleton'
import { SwitchLine } from '#client/ui/switch'
import { toast } from '#client/ui/toast'
import { routes } from '#shared/contract/pages'
import type { CommentMails } from '#shared/rules/comments'
import styles from './bell.module.css'
import { RequestAnswer } from './request-answer.tsx'
import { notificationTexts as texts } from './texts.ts'

/** What happened meanwhile, and who asks administrators for an account. Opening it marks all notifications as seen. */
export function BellPanel() {
  const { data, error } = useNotifications('bell')
  if (!data) {
    return error ? <p role="alert">{texts.failed}</p> : <TextSkeleton label={texts.loading} widths={[70, 92, 84]} />
  }
  return (
    <>
      <NotificationList notices={data.notices} />
      {data.commentMails && <CommentMailsSwitch commentMails={data.commentMails} />}
    </>
  )
}

/** For members of a team. */
function CommentMailsSwitch({ commentMails }: { commentMails: CommentMails }) {
  const saving = useSetCommentMails({
    onError: (error) => toast({ kind: 'error', title: texts.mailsFailed, description: errorMessage(error) }),
  })
  return (
    <div className={styles.mails}>
      <SwitchLine
        label={texts.dailyMails}
        hint={texts.dailyMailsHint}
        checked={commentMails === 'daily'}
        onChange={(isDaily) => saving.mutate(isDaily ? 'daily' : 'at-once')}
      />
    </div>
  )
}

function NotificationList({ notices }: { notices: readonly Notification[] }) {
  const see = useSeeNotifications()
  const timeZone = useTimeZone()
  const newest = notices.find(({ isSeen }) => !isSeen)?.id
  useEffect(() => {
    if (newest) see(newest)
  }, [newest, see])

  if (notices.length === 0) return <p>{texts.none}</p>
  return (
    <ul className={styles.list}>
      {notices.map((notification) => (
        <Stack as="li" gap={4} align="start" key={notification.id}>
          {notification.team && (
            <span className={styles.team} dir="auto">
              {notification.team.name}
            </span>
          )}
          {notification.postTitle && <b dir="auto">{notification.postTitle}</b>}
          <p>{translate(notification.message)}</p>
          <time dateTime={notification.at}>{formatMomentIn(notification.at, timeZone)}</time>
          <Way notification={notification} />
        </Stack>
      ))}
    </ul>
  )
}

/** What can be done about a notification. */
function Way({ notification }: { notification: Notification }) {
  const { kind, url, personId } = notification
  if (personId) return <RequestAnswer personId={personId} />
  if (url && kind !== 'source-corrected') {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {texts.open}
      </a>
    )
  }
  const way = wayOf(notification)
  return way && <Link href={pageIn(way.isOwn ? null : (notification.team?.slug ?? null), way.path)}>{way.label}</Link>
}

/** `isOwn`: the page is the person's own, whatever team it is about. */
function wayOf(notification: Notification): { path: string; label: string; isOwn?: true } | null {
  const { kind, postId, accountId, publicationId } = notification
  const post = postId === null ? null : `/generate?post=${postId}`
  const review = post && `${post}&panel=review`
  switch (kind) {
    case 'model-failed':
      return { path: routes.adminModels.path, label: texts.models, isOwn: true }
    case 'linkedin-version':
      return { path: routes.adminLinkedin.path, label: texts.linkedin, isOwn: true }
    case 'source-corrected':
      return postId === null ? null : { path: `/generate?post=${postId}&panel=check`, label: texts.correction }
    case 'feed-stopped':
      return { path: `${routes.inbox.path}?tab=feeds`, label: texts.feeds }
    case 'figures-due':
      return post === null ? null : { path: `${post}&panel=figures`, label: texts.figures }
    case 'review-asked':
      return review === null ? null : { path: review, label: texts.review }
    case 'lending-asked':
      return post === null ? null : { path: post, label: texts.answer }
    case 'review-decided':
    case 'comment':
    case 'mentioned':
      return review === null ? null : { path: review, label: texts.post }
    case 'lending-answered':
    case 'comment-left':
      return post === null ? null : { path: post, label: texts.post }
    case 'account-taken-back':
      return { path: needsYou, label: texts.posts }
    case 'webhook-off':
      return { path: routes.developers.path, label: texts.webhooks }
    case 'team':
      return { path: '/team', label: texts.team }
    case 'team-outside':
      return null
    default:
      if (publicationId || kind === 'held') return { path: needsYou, label: texts.posts }
      return accountId ? { path: '/settings?tab=linkedin', label: texts.account, isOwn: true } : null
  }
}

const needsYou = '/history?show=needs-you'
