import { Copy } from 'lucide-react'
import { useId } from 'react'
import { firstCommentOf } from '#client/lib/first-comment-text'
import type { Post } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { languages } from '#shared/rules/languages'
import { copyFirstComment } from './copy-post.ts'
import styles from './first-comment.module.css'
import { postTexts } from './texts.ts'

/** The source as the first comment of a post that leaves it out, with a copy button. Nothing for other posts. */
export function FirstComment({ post }: { post: Post }) {
  const id = useId()
  const { data } = useStoredPost(post.id)
  const comment = data && firstCommentOf({ ...data, language: post.language })
  if (!comment) return null
  return (
    <Stack as="section" gap={4} className={styles.comment} aria-labelledby={id}>
      <Cluster wrap={false}>
        <h3 id={id}>{postTexts.firstComment}</h3>
        <Button size="sm" variant="quiet" icon={Copy} onClick={() => void copyFirstComment(comment)}>
          {postTexts.copyComment}
        </Button>
      </Cluster>
      <p className={styles.text} dir="auto" lang={languages[post.language].code}>
        {comment}
      </p>
      <Text size={12} tone="dim">
        {postTexts.firstCommentHint}
      </Text>
    </Stack>
  )
}
