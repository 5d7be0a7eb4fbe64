import { Check, Copy } from 'lucide-react'
import { useId } from 'react'
import { copyFirstComment } from '#client/features/post/copy-post'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { errorMessage } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { type Correction, useCorrections, useSettleCorrection } from '#client/queries/posts/corrections'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { suggestEdit } from '#shared/corrections/suggest-edit'
import { languages } from '#shared/rules/languages'
import { nameOfSource } from '#shared/text/source-name'
import { commentOn } from './comment-on.ts'
import styles from './corrections-section.module.css'
import { correctionTexts } from './texts.ts'

/** What the sources of a published post corrected of what it used, with a comment and a change to copy. */
export function CorrectionsSection({ id, editing }: { id: string; editing: PostEditing }) {
  const title = useId()
  const query = useCorrections(id)
  const post = useLoadedPost(id)
  const { mutate: settle } = useSettleCorrection(id, (error) =>
    toast({ title: correctionTexts.settleFailed, description: errorMessage(error), kind: 'error' }),
  )
  if (query.error && !query.data) return <LoadFailure level={3} title={correctionTexts.failed} query={query} />
  if (!post || !query.data || query.data.length === 0) return null
  return (
    <Stack as="section" gap={16} aria-labelledby={title} className={styles.section}>
      <h3 id={title}>{correctionTexts.title}</h3>
      <ul>
        {query.data.map((correction) => (
          <Corrected key={correction.id} {...{ correction, post, editing }} onDone={() => settle(correction.id)} />
        ))}
      </ul>
    </Stack>
  )
}

function Corrected({
  correction,
  post,
  editing,
  onDone,
}: {
  correction: Correction
  post: PostDetail
  editing: PostEditing
  onDone: () => void
}) {
  const { before, after, url, articleId, foundAt } = correction
  const article = [post.article, ...post.moreArticles].find((each) => each.articleId === articleId)
  const source = article?.siteName || nameOfSource(article ?? { title: null, url })
  const comment = commentOn(correction, source, post.language)
  const edit = suggestEdit(editing.text, correction)
  return (
    <Stack as="li" gap={8}>
      <Cluster>
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer" dir="auto">
            {source}
          </a>
        ) : (
          <b dir="auto">{source}</b>
        )}
        <Text as="span" size={12} tone="dim">
          {correctionTexts.found(formatDate(foundAt))}
        </Text>
      </Cluster>
      <p>
        {correctionTexts.before} <Said text={before} />
      </p>
      <p>
        {after === null ? (
          correctionTexts.gone
        ) : (
          <>
            {correctionTexts.now} <Said text={after} />
          </>
        )}
      </p>
      <Text size={12} tone="dim">
        {correctionTexts.comment}
      </Text>
      <p className={styles.comment} dir="auto" lang={languages[post.language].code}>
        {comment}
      </p>
      <Cluster gap={4}>
        <Button size="sm" icon={Copy} onClick={() => void copyFirstComment(comment)}>
          {correctionTexts.copyComment}
        </Button>
        {edit && (
          <Button
            size="sm"
            onClick={() =>
              editing.openWith(
                editing.text.slice(0, edit.start) + edit.text + editing.text.slice(edit.end),
                edit.start + edit.text.length,
              )
            }
          >
            {correctionTexts.edit(edit.text)}
          </Button>
        )}
        <Button size="sm" variant="quiet" icon={Check} onClick={onDone}>
          {correctionTexts.done}
        </Button>
      </Cluster>
    </Stack>
  )
}

/** A sentence that has quotation marks gets no more. */
function Said({ text }: { text: string }) {
  const Quoted = /["“”„«»]/.test(text) ? 'span' : 'q'
  return <Quoted dir="auto">{text}</Quoted>
}
