import { useId, useMemo } from 'react'
import { useChecking } from '#client/features/checking/use-checking'
import type { PostEditing } from '#client/features/post/use-post-editing'
import type { Refining } from '#client/features/versions/use-refining'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import type { User } from '#client/queries/user'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { authorsWords } from './authors-words.ts'
import { OwnPointQuestion } from './own-point-question.tsx'
import styles from './own-point-section.module.css'
import { ownPointTexts } from './texts.ts'
import { useDismissal } from './use-dismissal.ts'

interface Props {
  editing: PostEditing
  refining: Refining
  user: User
}

/**
 * Which sentences of a post its author adds to the source, or a question where there are none. Nothing for a post from
 * an own text, which is the author's throughout.
 */
export function OwnPointSection(props: Props) {
  const { post } = useChecking()
  const detail = useLoadedPost(post.id)
  return detail && !detail.isOwn ? <Points {...props} key={post.id} post={detail} /> : null
}

const maxShown = 3

function Points({ post, editing, refining, user }: Props & { post: PostDetail }) {
  const id = useId()
  const { grounding, checkedText } = useChecking()
  const [isDismissed, dismiss] = useDismissal(`own-point/${post.id}`)
  const { language } = post
  const words = useMemo(() => authorsWords(post), [post])
  const points = useMemo(
    () => grounding?.ownPoints(checkedText, { language, ...words }) ?? null,
    [grounding, checkedText, language, words],
  )
  if (points === null || isDismissed === null || (points.length === 0 && isDismissed)) return null

  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {ownPointTexts.title}
      </h3>
      {points.length > 0 ? (
        <>
          <Text size={14} tone="dim" role="status">
            {ownPointTexts.found(points.length)}
          </Text>
          <ul className={styles.points}>
            {points.slice(0, maxShown).map(({ start, text }) => (
              <li key={start}>
                <q dir="auto">{text}</q>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <OwnPointQuestion {...{ post, editing, refining, user }} onDismiss={dismiss} />
      )}
    </Stack>
  )
}
