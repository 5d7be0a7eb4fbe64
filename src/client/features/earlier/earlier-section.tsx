import { useId, useState } from 'react'
import { formatDate } from '#client/lib/formatting'
import { type Repeated, useRepeated } from '#client/queries/posts/earlier'
import type { Post } from '#client/queries/posts/post-cache'
import { Button } from '#client/ui/button'
import { FindingRow, findingSubjectClass, findingsClass } from '#client/ui/findings'
import { Cluster, Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { Contradictions } from './contradictions.tsx'
import styles from './earlier-section.module.css'
import { EarlierSentence } from './earlier-sentence.tsx'
import { earlierTexts as texts } from './texts.ts'

/**
 * Figures, openings and contradictions that a post shares with earlier ones. For a new post they load by themselves; for a
 * reopened one on request.
 */
export function EarlierSection({ post, isNew }: { post: Post; isNew: boolean }) {
  const id = useId()
  const [isAsked, setIsAsked] = useState(isNew)
  const query = useRepeated(post, isAsked)
  const { data: repeated, error, isFetching } = query
  return (
    <Stack as="section" gap={12} aria-labelledby={id} className={findingsClass}>
      <h3 id={id} className={styles.title}>
        {texts.title}
      </h3>
      {error && !repeated && <LoadFailure level={3} title={texts.failed} query={query} />}
      {!repeated && !error && (
        <Cluster>
          <Text tone="dim" role="status">
            {isFetching ? texts.comparing : texts.hint}
          </Text>
          {!isFetching && (
            <Button size="sm" variant="quiet" onClick={() => setIsAsked(true)}>
              {texts.ask}
            </Button>
          )}
        </Cluster>
      )}
      {repeated?.length === 0 && (
        <Text tone="dim" role="status">
          {texts.none}
        </Text>
      )}
      {repeated && repeated.length > 0 && (
        <ul>
          {repeated.map((each) => (
            <RepeatedRow key={`${each.kind} ${each.text}`} repeated={each} />
          ))}
        </ul>
      )}
      <Contradictions post={post} />
    </Stack>
  )
}

function RepeatedRow({ repeated: { kind, text, at, ...earlier } }: { repeated: Repeated }) {
  const isFigure = kind === 'figure'
  const day = at && formatDate(at)
  const when = isFigure ? (day ? texts.figureOn(day) : texts.figure) : day ? texts.openedOn(day) : texts.opened
  return (
    <FindingRow
      subject={
        <span className={findingSubjectClass} dir="auto">
          {isFigure ? text : texts.opening}
        </span>
      }
    >
      {when} <EarlierSentence {...earlier} />
    </FindingRow>
  )
}
