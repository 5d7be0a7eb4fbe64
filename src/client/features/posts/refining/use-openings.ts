import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callApi, sentenceOf } from '#client/lib/api'
import { toast } from '#client/ui/toast'
import type { ModelId } from '#shared/rules/models'
import type { PostEditing } from '../use-post-editing.ts'
import { refiningToasts } from './texts.ts'

/** Other first lines for a post. An unsaved text is saved first, since they are made for the stored one. */
export function useOpenings(postId: string, editing: PostEditing) {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const asking = useMutation({
    mutationFn: async ({ model, signal }: { model: ModelId; signal: AbortSignal }) => {
      await editing.settle()
      return callApi('suggestOpenings', { params: { id: postId }, body: { model }, signal })
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return
      toast({ title: refiningToasts.failed, description: sentenceOf(error), kind: 'error' })
    },
  })

  return {
    isAsking: asking.isPending,
    found: asking.data?.openings ?? null,
    ask: (model: ModelId) => {
      running.current = new AbortController()
      asking.mutate({ model, signal: running.current.signal })
    },
    close: () => asking.reset(),
  }
}
