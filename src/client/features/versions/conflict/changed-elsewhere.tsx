import { useId } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import type { Post } from '#client/queries/posts/post-cache'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { languages } from '#shared/rules/languages'
import { ChangedText } from '../changed-text.tsx'
import styles from './conflict.module.css'
import { conflictTexts as texts } from './texts.ts'
import { useSaverWords } from './use-saver-words.ts'

/** When the server has another text than the one that is shown or edited: what differs, and the way to it. */
export function ChangedElsewhere({
  post,
  editing,
  onChanged,
}: {
  post: Post
  editing: PostEditing
  onChanged: (post: Post) => void
}) {
  const id = useId()
  const stored = useLoadedPost(post.id)
  const say = useSaverWords(stored ?? { savedBy: null })
  const shown = editing.isOpen
    ? { content: editing.text, version: editing.begunFrom.version }
    : { content: post.content, version: post.version }
  if (!stored || stored.version === shown.version || stored.content === shown.content) return null
  return (
    <section className={styles.elsewhere} aria-labelledby={id}>
      <Stack gap={12} align="start">
        <h3 id={id}>{say(texts.elsewhere)}</h3>
        {editing.isOpen ? (
          <>
            <Text size={14} role="status">
              {texts.elsewhereEditing}
            </Text>
            <Button size="sm" onClick={() => editing.compareWith(stored)}>
              {texts.compare}
            </Button>
          </>
        ) : (
          <>
            <ChangedText before={post.content} after={stored.content} lang={languages[stored.language].code} />
            <Button size="sm" onClick={() => onChanged(stored)}>
              {texts.showTheirs}
            </Button>
          </>
        )}
      </Stack>
    </section>
  )
}
