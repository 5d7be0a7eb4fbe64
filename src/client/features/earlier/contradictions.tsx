import { useEffect, useRef } from 'react'
import { errorMessage } from '#client/lib/api'
import { formatDate, formatNumber } from '#client/lib/formatting'
import { hasVendorModel, useConfig } from '#client/queries/config'
import { useAskContradictions } from '#client/queries/posts/earlier'
import type { Post } from '#client/queries/posts/post-cache'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { FindingRow, findingSubjectClass, Tally } from '#client/ui/findings'
import { Cluster, Stack } from '#client/ui/layout'
import type { Answer } from '#shared/contract/contract'
import { EarlierSentence } from './earlier-sentence.tsx'
import { earlierTexts } from './texts.ts'

/** Sentences of a post that a model finds contrary to earlier ones; only where there is a model. */
export function Contradictions({ post }: { post: Post }) {
  const config = useConfig()
  return config && hasVendorModel(config) ? <Asking key={post.updatedAt} post={post} /> : null
}

function Asking({ post }: { post: Post }) {
  const texts = earlierTexts.contradictions
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { mutate, data, error, isPending, reset } = useAskContradictions(post)

  function ask() {
    running.current = new AbortController()
    mutate(running.current.signal)
  }

  return (
    <Stack gap={8} aria-busy={isPending}>
      <Cluster>
        <Button size="sm" pending={isPending} pendingLabel={texts.asking} onClick={ask}>
          {data ? texts.again : texts.ask}
        </Button>
        {isPending && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              running.current?.abort()
              reset()
            }}
          >
            {texts.cancel}
          </Button>
        )}
      </Cluster>
      {error && <Callout kind="error" level={3} title={texts.failed} text={<p>{errorMessage(error)}</p>} />}
      {data && <Answers answer={data} />}
    </Stack>
  )
}

function Answers({ answer: { found, compared, modelLabel } }: { answer: Answer<'askModelForContradictions'> }) {
  const texts = earlierTexts.contradictions
  const tally =
    found.length > 0
      ? texts.found(found.length)
      : compared === 0
        ? texts.nothing
        : texts.none(formatNumber(compared), modelLabel)
  return (
    <>
      <Tally role="status">{tally}</Tally>
      {found.length > 0 && (
        <ul>
          {found.map(({ here, at, ...earlier }) => (
            <FindingRow
              key={`${here} ${earlier.sentence}`}
              subject={
                <span className={findingSubjectClass} dir="auto">
                  {here}
                </span>
              }
            >
              {at ? texts.saidOn(formatDate(at)) : texts.said} <EarlierSentence {...earlier} />
            </FindingRow>
          ))}
        </ul>
      )}
    </>
  )
}
