import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '#client/lib/api'
import { queryKeys } from '#client/lib/query'
import { toast } from '#client/ui/toast'
import type { GenerationRequest } from './build-request.ts'
import { failureSentence, idleGeneration, nextGeneration, remedyFor } from './generation-state.ts'
import { type Post, refreshLists } from './posts-cache.ts'
import { streamGeneration } from './stream-generation.ts'
import { failureTexts, toasts } from './texts.ts'

/**
 * Writes one post at a time and tells how far it is. Leaving the page stops it. After a success the lists and the
 * month's count are asked for again; a failure asks for the count only when the month is used up.
 */
export function useGeneration(onPost: (post: Post) => void) {
  const cache = useQueryClient()
  const [state, dispatch] = useReducer(nextGeneration, idleGeneration)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const { mutate } = useMutation({
    mutationFn: ({ request, signal }: { request: GenerationRequest; signal: AbortSignal }) =>
      streamGeneration(
        request,
        {
          onStage: (stage) => dispatch({ type: 'staged', stage }),
          onArticle: (article) => dispatch({ type: 'read', article }),
          onText: (text) => dispatch({ type: 'wrote', text }),
        },
        signal,
      ),
    onSuccess: (post, { signal }) => {
      void refreshLists(cache)
      void cache.invalidateQueries({ queryKey: queryKeys.user })
      if (signal.aborted) return // too late to cancel: the post is in the history
      dispatch({ type: 'finished' })
      toast({ ...toasts.generated, kind: 'success' })
      onPost(post)
    },
    onError: (reason, { request, signal }) => {
      if (signal.aborted) return
      const error = reason instanceof ApiError ? reason : unexpected(reason)
      const remedy = remedyFor(error)
      dispatch({ type: 'failed', error })
      if (remedy === 'upgrade') void cache.invalidateQueries({ queryKey: queryKeys.user })
      if (remedy !== 'accept-partial') {
        const description = failureSentence(error, request.file !== null)
        toast({ title: failureTexts.title, description, kind: 'error' })
      }
    },
  })

  return {
    ...state,
    start: (request: GenerationRequest) => {
      running.current?.abort()
      running.current = new AbortController()
      dispatch({ type: 'started', isPage: request.body.url !== undefined })
      mutate({ request, signal: running.current.signal })
    },
    cancel: () => {
      running.current?.abort()
      dispatch({ type: 'cancelled' })
    },
    dismiss: () => dispatch({ type: 'dismissed' }),
  }
}

export type Generation = ReturnType<typeof useGeneration>

/** A bug rather than a refusal: the console has the whole of it, the author one sentence. */
function unexpected(reason: unknown): ApiError {
  console.error('Generating failed', reason)
  return new ApiError({ status: 0, text: failureTexts.fallback, code: 'unknown', serverMessage: failureTexts.fallback })
}
