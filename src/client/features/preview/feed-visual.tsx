import { useState } from 'react'
import { cx } from '#client/lib/cx'
import { inWorkspace } from '#client/lib/workspace'
import type { Post } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { FeedPages } from './feed-pages.tsx'
import styles from './feed-visual.module.css'
import { previewTexts } from './texts.ts'

/** Below the text: the post's visual, or a placeholder of its size. */
export function FeedVisual({ post }: { post: Pick<Post, 'id' | 'hasVisual'> }) {
  const words = previewTexts.visual
  // the screen has loaded it already, and keeps it while the text is saved
  const { data, isLoading, isError, isFetching, refetch } = useStoredPost(post.hasVisual ? post.id : null)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const visual = data?.visual

  if (isLoading) {
    return (
      <Skeleton className={cx(styles.visual, styles.loading)} label={words.loading}>
        <Bone height="100%" />
      </Skeleton>
    )
  }
  if (isError || (visual && visual.pictureUrl === failedUrl)) {
    return (
      <div className={cx(styles.visual, styles.none)} role="alert">
        {words.failed}
        <Button
          pending={isFetching}
          pendingLabel={words.retrying}
          onClick={() => void refetch().then(() => setFailedUrl(null))}
        >
          {words.retry}
        </Button>
      </div>
    )
  }
  if (!visual) return <p className={cx(styles.visual, styles.none)}>{words.none}</p>
  const first = (
    <img
      src={inWorkspace(visual.pictureUrl)}
      alt={visual.altText || words.alt(visual.name)}
      onError={() => setFailedUrl(visual.pictureUrl)}
    />
  )
  return (
    <div className={styles.visual} style={{ aspectRatio: `${visual.width} / ${visual.height}` }}>
      {visual.pages > 1 ? <FeedPages key={visual.pictureUrl} visual={visual} first={first} /> : first}
    </div>
  )
}
