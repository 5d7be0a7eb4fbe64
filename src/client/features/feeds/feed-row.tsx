import { RefreshCw, Trash2 } from 'lucide-react'
import { errorMessage } from '#client/lib/api'
import { formatMomentIn } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { type Feed, useChangeFeed, useRefreshFeed, useRemoveFeed } from '#client/queries/feeds'
import { useTimeZone } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { ListRow } from '#client/ui/list-row'
import { Select } from '#client/ui/select'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import styles from './feeds.module.css'
import { feedTexts } from './texts.ts'

/** One feed: where it is from, whether it can be read and when next, and how often. */
export function FeedRow({ feed, mayChange }: { feed: Feed; mayChange: boolean }) {
  return (
    <ListRow actions={mayChange && <FeedActions feed={feed} />}>
      <Cluster gap={8}>
        <h2 dir="auto">{feed.title}</h2>
        {feed.isOff ? (
          <Badge tone="warn">{feedTexts.feeds.off}</Badge>
        ) : (
          feed.failure && <Badge tone="line">{feedTexts.feeds.failing}</Badge>
        )}
      </Cluster>
      {feed.title !== feed.url && (
        <Text size={12} tone="dimmer">
          <a href={feed.siteUrl ?? feed.url} target="_blank" rel="noopener noreferrer">
            {feed.url}
          </a>
        </Text>
      )}
      <Standing feed={feed} />
    </ListRow>
  )
}

function Standing({ feed: { failure, isOff, nextAt } }: { feed: Feed }) {
  const texts = feedTexts.feeds
  const timeZone = useTimeZone()
  const when = nextAt && formatMomentIn(nextAt, timeZone)
  return (
    <>
      {failure && <Text size={14}>{translate(failure)}</Text>}
      <Text size={14} tone="dim">
        {isOff || !when ? texts.offHint : failure ? texts.retry(when) : texts.next(when)}
      </Text>
    </>
  )
}

function FeedActions({ feed }: { feed: Feed }) {
  const texts = feedTexts.feeds
  const timeZone = useTimeZone()
  const fail = (title: string) => (error: Error) => {
    toast({ kind: 'error', title, description: errorMessage(error) })
  }
  const changing = useChangeFeed({ onError: fail(texts.changeFailed) })
  const refreshing = useRefreshFeed({
    onSuccess: (read) => toast(outcomeOf(read, feed, timeZone)),
    onError: fail(texts.refreshFailed(feed.title)),
  })
  const removing = useRemoveFeed({
    onSuccess: () => toast({ kind: 'success', title: texts.removed(feed.title) }),
    onError: fail(texts.removeFailed),
  })
  return (
    <>
      <Select
        className={styles.interval}
        aria-label={texts.intervalLabel(feed.title)}
        value={changing.isPending ? changing.variables.intervalMinutes : feed.intervalMinutes}
        onChange={({ target }) => changing.mutate({ id: feed.id, intervalMinutes: Number(target.value) })}
      >
        {intervalsWith(feed.intervalMinutes).map((minutes) => (
          <option key={minutes} value={minutes}>
            {intervalText(minutes)}
          </option>
        ))}
      </Select>
      <IconButton
        icon={RefreshCw}
        label={texts.refreshLabel(feed.title)}
        pending={refreshing.isPending}
        onClick={() => refreshing.mutate(feed.id)}
      />
      <IconButton icon={Trash2} label={texts.removeLabel(feed.title)} onClick={() => removing.mutate(feed)} />
    </>
  )
}

/** The outcome of a reading: the feed, a failure, or that its server asks to wait. */
function outcomeOf(read: Feed, before: Feed, timeZone: string): Parameters<typeof toast>[0] {
  const texts = feedTexts.feeds
  if (read.readAt === before.readAt && read.restUntil)
    return { kind: 'error', title: texts.rests(formatMomentIn(read.restUntil, timeZone)) }
  if (read.failure)
    return { kind: 'error', title: texts.refreshFailed(read.title), description: translate(read.failure) }
  return { kind: 'success', title: texts.refreshed(read.title) }
}

const intervals = [5, 15, 30, 60, 180, 360, 720, 1440]

/** Also lists an interval that is not one of the usual ones. */
function intervalsWith(minutes: number): number[] {
  return intervals.includes(minutes) ? intervals : [...intervals, minutes].sort((a, b) => a - b)
}

function intervalText(minutes: number): string {
  const { everyMinutes, everyHours, onceADay } = feedTexts.feeds
  if (minutes === 1440) return onceADay
  return minutes % 60 === 0 ? everyHours(minutes / 60) : everyMinutes(minutes)
}
