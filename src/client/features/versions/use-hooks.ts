import { useEffect, useRef } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { useSuggestOpenings } from '#client/queries/posts/versions'
import type { ModelId } from '#shared/rules/models'

/** Other hooks for a post. An unsaved text is saved first, since they are written for the stored one. */
export function useHooks(postId: string, editing: PostEditing) {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const suggesting = useSuggestOpenings(postId, editing.settle)
  const isAborted = suggesting.variables?.signal.aborted ?? false
  return {
    isAsking: suggesting.isPending,
    found: suggesting.data?.openings ?? null,
    error: isAborted ? null : suggesting.error,
    ask: (model: ModelId) => {
      running.current = new AbortController()
      suggesting.mutate({ model, signal: running.current.signal })
    },
    close: () => suggesting.reset(),
  }
}
