import { useEffect, useRef } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { formatNumber } from '#client/lib/formatting'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { type PassageWish, useRewritePassage } from '#client/queries/posts/versions'
import { toast } from '#client/ui/toast'
import { countUnits } from '#shared/linkedin/length'
import { refiningToasts } from '../texts.ts'
import { nameOfCurrent } from '../version-label.ts'

type Wish = Omit<PassageWish, 'signal'>

/**
 * Having one sentence of a post worded anew. An unsaved text is saved first. Leaving the page stops it, and so does editing
 * meanwhile; a failure leaves the post as it was.
 */
export function useRewriting(post: Post, editing: PostEditing, onDone: (rewritten: PostDetail, wish: Wish) => void) {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const rewrite = useRewritePassage(post.id, editing.settle, {
    onSuccess: (rewritten, done) => {
      onDone(rewritten, done)
      const units = formatNumber(countUnits(rewritten.content))
      toast({ ...refiningToasts.refined(nameOfCurrent(rewritten), units), kind: 'success' })
    },
  })

  const { variables: wish } = rewrite
  const isAborted = wish?.signal.aborted ?? false
  return {
    /** What is being made of it, or was made last. */
    wish: wish ?? null,
    isPending: rewrite.isPending && !isAborted,
    error: isAborted ? null : rewrite.error,
    start: (next: Wish) => {
      running.current?.abort()
      running.current = new AbortController()
      rewrite.mutate({ ...next, signal: running.current.signal })
    },
    stop: () => {
      running.current?.abort()
      rewrite.reset()
    },
  }
}
