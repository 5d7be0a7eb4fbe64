import { useEffect, useRef } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { errorMessage } from '#client/lib/api'
import { useSuggestOpenings } from '#client/queries/posts/versions'
import { toast } from '#client/ui/toast'
import type { ModelId } from '#shared/rules/models'
import { refiningToasts } from './texts.ts'

/** Other first lines for a post. An unsaved text is saved first, since they are made for the stored one. */
export function useOpenings(postId: string, editing: PostEditing) {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const suggesting = useSuggestOpenings(postId, editing.settle, {
    onError: (error, { signal }) => {
      if (signal.aborted) return
      toast({ title: refiningToasts.failed, description: errorMessage(error), kind: 'error' })
    },
  })

  return {
    isAsking: suggesting.isPending,
    found: suggesting.data?.openings ?? null,
    ask: (model: ModelId) => {
      running.current = new AbortController()
      suggesting.mutate({ model, signal: running.current.signal })
    },
    close: () => suggesting.reset(),
  }
}
