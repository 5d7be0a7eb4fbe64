import { useState } from 'react'
import { Button } from '#client/ui/button'
import { Bone, Skeleton } from '#client/ui/skeleton'
import type { Post } from '../posts-cache.ts'
import { previewTexts } from './texts.ts'
import { usePostVisual } from './use-post-visual.ts'

const words = previewTexts.visual

/** Below the text: the post's visual, or the room that one would take. */
export function FeedVisual({ post }: { post: Pick<Post, 'id' | 'hasVisual'> }) {
  const { data: visual, isLoading, isError, isFetching, refetch } = usePostVisual(post)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)

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
          onClick={() => {
            setFailedUrl(null)
            void refetch()
          }}
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
