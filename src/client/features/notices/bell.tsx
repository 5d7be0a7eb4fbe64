import { Bell as BellIcon } from 'lucide-react'
import { useEffect } from 'react'
import { formatMomentIn } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { type Notice, useNotices, useSeeNotices } from '#client/queries/linkedin/notices'
import { useTimeZone } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { buttonClass } from '#client/ui/button'
import { Link } from '#client/ui/link'
import { Popover } from '#client/ui/popover'
import { routes } from '#shared/contract/pages'
import styles from './bell.module.css'
import { noticeTexts as texts } from './texts.ts'

/** The bell: what happened to publications meanwhile. Opening it marks all notices as seen. */
export function Bell() {
  const { data, error } = useNotices(true)
  const unseen = data?.unseen ?? 0
  return (
    <Popover
      label={texts.title}
      className={styles.panel}
      trigger={(button) => (
        <button {...button} type="button" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <BellIcon className="icon s" aria-hidden="true" />
          <span aria-hidden={unseen > 0}>{texts.bell}</span>
          {unseen > 0 && (
            <>
              <span aria-hidden="true">
                <Badge tone="marker">{unseen}</Badge>
              </span>
              <span className="sr">{texts.unseen(unseen)}</span>
            </>
          )}
        </button>
      )}
    >
      {() => (error && !data ? <p role="alert">{texts.failed}</p> : <NoticeList notices={data?.notices ?? []} />)}
    </Popover>
  )
}

function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const see = useSeeNotices()
  const timeZone = useTimeZone()
  const newest = notices.find(({ isSeen }) => !isSeen)?.id
  useEffect(() => {
    if (newest) see(newest)
  }, [newest, see])

  if (notices.length === 0) return <p>{texts.none}</p>
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.id}>
          {notice.postTitle && <b dir="auto">{notice.postTitle}</b>}
          <p>{translate(notice.message)}</p>
          <time dateTime={notice.at}>{formatMomentIn(notice.at, timeZone)}</time>
          <Way notice={notice} />
        </li>
      ))}
    </ul>
  )
}

/** The page that a notice leads to. */
function Way({ notice: { kind, url, accountId, publicationId } }: { notice: Notice }) {
  if (kind === 'model-failed') return <Link href={routes.adminModels.path}>{texts.models}</Link>
  if (url) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {texts.open}
      </a>
    )
  }
  if (publicationId || kind === 'held') return <Link href="/schedule?tab=list">{texts.schedule}</Link>
  return accountId ? <Link href="/settings?tab=linkedin">{texts.account}</Link> : null
}
