import { useEffect, useRef } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { type PassageWish, useRewritePassage } from '#client/queries/posts/versions'

type Wish = Omit<PassageWish, 'signal'>

/**
 * Rewrites one passage of a post. An unsaved text is saved first. Leaving the page or editing meanwhile stops it; a
 * failure leaves the post unchanged.
 * @param onDone gets the text it was made of too
 */
export function useRewriting(
  post: Post,
  editing: PostEditing,
  onDone: (before: string, rewritten: PostDetail) => void,
) {
  const running = useRef<AbortController | null>(null)
  const settled = useRef('')
  useEffect(() => () => running.current?.abort(), [])

  const settle = async () => {
    settled.current = await editing.settle()
  }
  const rewrite = useRewritePassage(post.id, settle, {
    onSuccess: (rewritten) => onDone(settled.current, rewritten),
  })

  const { variables: wish } = rewrite
  const isAborted = wish?.signal.aborted ?? false
  return {
    /** The current or last change of it. */
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
