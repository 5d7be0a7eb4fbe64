import { Clock, PenLine, Undo2, X } from 'lucide-react'
import { formatDayOfYear } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import type { Story } from '#client/queries/feeds'
import { Badge } from '#client/ui/badge'
import { Button, ButtonLink } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Excerpt } from '#client/ui/list-row'
import { Text } from '#client/ui/text'
import type { InboxState } from '#shared/rules/feeds'
import styles from './feeds.module.css'
import { feedTexts } from './texts.ts'

/** One story: its text, its feeds, why it is listed, and its actions. @param onSettle null: read only */
export function StoryRow({ story, onSettle }: { story: Story; onSettle: ((state: InboxState) => void) | null }) {
  const texts = feedTexts.stories
  const [first, ...others] = story.sources
  return (
    <li className={styles.story}>
      <h2 dir="auto">
        {story.url ? (
          <a href={story.url} target="_blank" rel="noopener noreferrer">
            {story.title}
          </a>
        ) : (
          story.title
        )}
      </h2>
      <Text size={12} tone="dimmer" dir="auto">
        {first?.title} · <time dateTime={story.publishedAt}>{formatDayOfYear(story.publishedAt)}</time>
        {others.length > 0 && ` · ${texts.also(others.map(({ title }) => title).join(', '))}`}
      </Text>
      {story.summary && (
        <div dir="auto">
          <Excerpt>{story.summary}</Excerpt>
        </div>
      )}
      <Cluster as="p" gap={8} className={styles.reason}>
        {story.state === null && <Badge tone="brand">{texts.isNew}</Badge>}
        <span>{translate(story.reason)}</span>
      </Cluster>
      {onSettle && <Actions story={story} onSettle={onSettle} />}
    </li>
  )
}

function Actions({ story: { title, url, state }, onSettle }: { story: Story; onSettle: (state: InboxState) => void }) {
  const texts = feedTexts.stories
  return (
    <Cluster gap={0} rowGap={4} className={styles.actions}>
      {url && (
        <ButtonLink
          variant="quiet"
          size="sm"
          icon={PenLine}
          href={`/generate?url=${encodeURIComponent(url)}`}
          aria-label={texts.writeLabel(title)}
        >
          {texts.write}
        </ButtonLink>
      )}
      {state === 'later' ? (
        <Button
          variant="quiet"
          size="sm"
          icon={Undo2}
          aria-label={texts.backLabel(title)}
          onClick={() => onSettle('seen')}
        >
          {texts.back}
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          icon={Clock}
          aria-label={texts.laterLabel(title)}
          onClick={() => onSettle('later')}
        >
          {texts.later}
        </Button>
      )}
      <Button variant="quiet" size="sm" icon={X} aria-label={texts.neverLabel(title)} onClick={() => onSettle('never')}>
        {texts.never}
      </Button>
    </Cluster>
  )
}
