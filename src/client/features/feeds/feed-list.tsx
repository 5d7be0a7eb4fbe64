import { useFeeds } from '#client/queries/feeds'
import { Stack } from '#client/ui/layout'
import { ListSkeleton } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { AddFeed } from './add-feed.tsx'
import { FeedFiles } from './feed-files.tsx'
import { FeedRow } from './feed-row.tsx'
import styles from './feeds.module.css'
import { feedTexts } from './texts.ts'

/** The feeds that are followed: adding, how often each is read, and lists from other readers. */
export function FeedList({ mayChange }: { mayChange: boolean }) {
  return (
    <Stack gap={32}>
      {mayChange && <AddFeed />}
      <Feeds mayChange={mayChange} />
      <FeedFiles mayChange={mayChange} />
    </Stack>
  )
}

function Feeds({ mayChange }: { mayChange: boolean }) {
  const texts = feedTexts.feeds
  const feeds = useFeeds()
  if (feeds.isPending) return <ListSkeleton label={texts.loading} />
  if (!feeds.data) return <LoadFailure title={texts.failed} query={feeds} />
  if (feeds.data.length === 0) return <Text tone="dim">{texts.none}</Text>
  return (
    <ul className={styles.list}>
      {feeds.data.map((feed) => (
        <FeedRow key={feed.id} feed={feed} mayChange={mayChange} />
      ))}
    </ul>
  )
}
