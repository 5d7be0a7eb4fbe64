import { useState } from 'react'
import { Button } from '#client/ui/button'
import { Bone, Skeleton } from '#client/ui/skeleton'
import type { Post } from '../posts-cache.ts'
import { useStoredPost } from '../use-posts.ts'
import { previewTexts } from './texts.ts'

const words = previewTexts.visual

/** Below the text: the post's visual, or the room that one would take. */
export function FeedVisual({ post }: { post: Pick<Post, 'id' | 'hasVisual'> }) {
  // what the screen has asked for already, and keeps while the text is saved
  const { data, isLoading, isError, isFetching, refetch } = useStoredPost(post.hasVisual ? post.id : null)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const visual = data?.visual

  if (isLoading) {
    return (
      <Skeleton className="media" label={words.loading}>
        <Bone height="100%" />
      </Skeleton>
    )
  }
  if (isError || (visual && visual.thumbnailUrl === failedUrl)) {
    return (
      <div className="media none" role="alert">
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
  if (!visual) return <p className="media none">{words.none}</p>
  return (
    <div className="media" style={{ aspectRatio: `${visual.width} / ${visual.height}` }}>
      <img src={visual.thumbnailUrl} alt={words.alt(visual.name)} onError={() => setFailedUrl(visual.thumbnailUrl)} />
    </div>
  )
}
