import { useId } from 'react'
import { errorMessage } from '#client/lib/api'
import { hasVendorModel, useConfig } from '#client/queries/config'
import { useMayWrite } from '#client/queries/may-write'
import { useAskModel, useModelCheck, useSetModelCheck } from '#client/queries/posts/model-check'
import type { Post } from '#client/queries/posts/post-cache'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Cluster, Stack } from '#client/ui/layout'
import { SwitchLine } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import styles from './checking-report.module.css'
import { ModelAnswers } from './model-answers.tsx'
import { modelCheckTexts } from './model-check-texts.ts'

/**
 * "Second opinion": a model names the source's sentences for each sentence of the post, and what they lack or contradict.
 * Only sentences that exist in the source count, and the result never blocks copying or sharing.
 */
export function AskModel({ post }: { post: Post }) {
  const config = useConfig()
  const isWriter = useMayWrite()
  return isWriter && config && hasVendorModel(config) ? <Asking post={post} /> : null
}

function Asking({ post }: { post: Post }) {
  const id = useId()
  const { data } = useModelCheck(post)
  const { isAsking, error, ask, cancel } = useAskModel(post)
  const setAutomatic = useSetModelCheck(post)

  return (
    <Stack as="section" gap={8} className={styles.ask} aria-labelledby={id} aria-busy={isAsking}>
      <h3 id={id}>{modelCheckTexts.title}</h3>
      <Text size={12} tone="dim">
        {modelCheckTexts.hint}
      </Text>
      <Cluster>
        <Button size="sm" pending={isAsking} pendingLabel={modelCheckTexts.asking} onClick={ask}>
          {data?.check ? modelCheckTexts.again : modelCheckTexts.ask}
        </Button>
        {isAsking && (
          <Button size="sm" variant="quiet" onClick={cancel}>
            {modelCheckTexts.cancel}
          </Button>
        )}
      </Cluster>
      {error && <Callout kind="error" level={3} title={modelCheckTexts.failed} text={<p>{errorMessage(error)}</p>} />}
      {data?.check && <ModelAnswers check={data.check} />}
      {data && (
        <SwitchLine label={modelCheckTexts.automatic} checked={data.asksAfterEachPost} onChange={setAutomatic} />
      )}
    </Stack>
  )
}
