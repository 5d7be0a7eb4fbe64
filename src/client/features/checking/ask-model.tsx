import { useId } from 'react'
import { errorMessage } from '#client/lib/api'
import { useConfig } from '#client/queries/config'
import { type ModelCheck, useAskModel, useModelCheck, useSetModelCheck } from '#client/queries/posts/model-check'
import type { Post } from '#client/queries/posts/post-cache'
import { Button } from '#client/ui/button'
import { FindingRow, FoldedFindings, findingSubjectClass, Tally } from '#client/ui/findings'
import { Cluster, Stack } from '#client/ui/layout'
import { Notice } from '#client/ui/notice'
import { SwitchLine } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import styles from './checking-report.module.css'
import { modelCheckTexts } from './model-check-texts.ts'

/**
 * "Ask the model too": a model names the source's sentence for each sentence of the post. It is believed only where that
 * sentence stands in the source, and holds up neither copying nor sharing.
 */
export function AskModel({ post }: { post: Post }) {
  const models = useConfig()?.models ?? []
  return models.some((model) => model.id !== 'composer') ? <Asking post={post} /> : null
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
      {isAsking && (
        <Text size={12} tone="dim">
          {modelCheckTexts.waiting}
        </Text>
      )}
      {error && <Notice kind="error" level={3} title={modelCheckTexts.failed} text={<p>{errorMessage(error)}</p>} />}
      {data?.check && <Answers check={data.check} />}
      {data && (
        <SwitchLine
          label={modelCheckTexts.automatic}
          hint={modelCheckTexts.automaticHint}
          checked={data.asksAfterEachPost}
          onChange={setAutomatic}
        />
      )}
    </Stack>
  )
}

function Answers({ check: { sentences, modelLabel } }: { check: ModelCheck }) {
  const supported = sentences.filter(({ verdict }) => verdict === 'supported')
  const others = sentences.filter(({ verdict }) => verdict !== 'supported')
  return (
    <>
      <Tally role="status">{modelCheckTexts.tally(supported.length, sentences.length, modelLabel)}</Tally>
      {others.length > 0 && (
        <ul>
          {others.map(({ text, verdict }) => (
            <FindingRow key={text} subject={<Sentence text={text} />}>
              {verdict === 'invented' ? modelCheckTexts.invented : modelCheckTexts.none}
            </FindingRow>
          ))}
        </ul>
      )}
      {supported.length > 0 && (
        <FoldedFindings title={modelCheckTexts.supportedList(supported.length)}>
          {supported.map(({ text, support, source }) => (
            <FindingRow key={text} subject={<Sentence text={text} />}>
              {source ? modelCheckTexts.namedSays(source) : modelCheckTexts.sourceSays} <q dir="auto">{support}</q>
            </FindingRow>
          ))}
        </FoldedFindings>
      )}
    </>
  )
}

function Sentence({ text }: { text: string }) {
  return (
    <span className={findingSubjectClass} dir="auto">
      {text}
    </span>
  )
}
