import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { type Story, useFeeds, useInbox, useSettleStory } from '#client/queries/feeds'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { ListSkeleton } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { toast } from '#client/ui/toast'
import type { InboxState } from '#shared/rules/feeds'
import { limits } from '#shared/rules/limits'
import styles from './feeds.module.css'
import { StoryRow } from './story-row.tsx'
import { feedTexts } from './texts.ts'

const texts = () => feedTexts.stories

/** The open stories, or those put off. */
export function StoryList({
  show,
  mayChange,
  onAddFeed,
}: {
  show: 'open' | 'later'
  mayChange: boolean
  onAddFeed: () => void
}) {
  const [limit, setLimit] = useState<number>(limits.inboxStoriesDefault)
  const inbox = useInbox({ show, limit })
  const settle = useSettle()

  if (inbox.isPending) return <ListSkeleton label={texts().loading} />
  if (!inbox.data) return <LoadFailure title={texts().failed} query={inbox} />
  const { stories, hasMore } = inbox.data
  if (stories.length === 0) return <NoStories show={show} mayChange={mayChange} onAddFeed={onAddFeed} />
  return (
    <>
      <ul className={styles.list}>
        {stories.map((story) => (
          <StoryRow key={story.id} story={story} onSettle={mayChange ? (state) => settle(story, state) : null} />
        ))}
      </ul>
      {hasMore && limit < limits.inboxStories && (
        <Button
          start
          pending={inbox.isPlaceholderData}
          pendingLabel={texts().loadingMore}
          onClick={() => setLimit(limits.inboxStories)}
        >
          {texts().more}
        </Button>
      )}
    </>
  )
}

/** Changes a story, and offers to take that back. */
function useSettle(): (story: Story, state: InboxState) => void {
  const onError = (error: Error) =>
    toast({ kind: 'error', title: texts().settleFailed, description: errorMessage(error) })
  const settling = useSettleStory({ onError })
  return ({ id, state: before }, state) =>
    settling.mutate(
      { id, state },
      {
        onSuccess: () =>
          toast({
            kind: 'success',
            title: { later: texts().movedLater, seen: texts().movedBack, never: texts().dismissed }[state],
            action: {
              label: texts().undo,
              isUndo: true,
              onPress: () => settling.mutate({ id, state: before ?? 'seen' }),
            },
          }),
      },
    )
}

function NoStories({
  show,
  mayChange,
  onAddFeed,
}: {
  show: 'open' | 'later'
  mayChange: boolean
  onAddFeed: () => void
}) {
  const feeds = useFeeds()
  if (feeds.isPending) return <ListSkeleton label={texts().loading} />
  if (feeds.data?.length === 0) {
    const { title, text, action } = texts().noFeeds
    return (
      <Callout
        title={title}
        text={<p>{text}</p>}
        action={
          mayChange && (
            <Button variant="primary" onClick={onAddFeed}>
              {action}
            </Button>
          )
        }
      />
    )
  }
  const { title, text } = show === 'later' ? texts().noneLater : texts().none
  return <Callout title={title} text={<p>{text}</p>} />
}
