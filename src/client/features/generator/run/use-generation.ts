import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '#client/lib/api'
import type { Post } from '#client/queries/posts/post-cache'
import { useWritePost } from '#client/queries/posts/versions'
import { toast } from '#client/ui/toast'
import { countsFromCharacters, isUnfinished } from '#shared/rules/unfinished'
import type { GenerationRequest } from '../form/build-request.ts'
import { failureSentence, idleGeneration, isQuestion, nextGeneration } from './generation-state.ts'
import { streamGeneration } from './stream-generation.ts'
import { failureTexts, runToasts } from './texts.ts'

/** Writes one post at a time and keeps how far it is. Leaving the page stops it. */
export function useGeneration(onPost: (post: Post) => void) {
  const [state, dispatch] = useReducer(nextGeneration, idleGeneration)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const { mutate } = useWritePost(
    ({ request, signal }: { request: GenerationRequest; signal: AbortSignal }) =>
      streamGeneration(
        request,
        {
          onStage: (stage) => dispatch({ type: 'staged', stage }),
          onArticle: (article) => dispatch({ type: 'read', article }),
          onText: (text) => dispatch({ type: 'wrote', text }),
        },
        signal,
      ),
    {
      onSuccess: (post, { signal }) => {
        if (signal.aborted) return // too late to cancel: the post is in the history
        dispatch({ type: 'finished' })
        const said = isUnfinished(post) ? runToasts.unfinished : runToasts.generated
        toast({ ...said, kind: isUnfinished(post) ? 'error' : 'success' })
        onPost(post)
      },
      onError: (reason, { request, signal }) => {
        if (signal.aborted) return // cancelled below, or left
        const error = reason instanceof ApiError ? reason : unexpected(reason)
        dispatch({ type: 'failed', error })
        if (isQuestion(error)) return // asked on the page
        const description = failureSentence(error, request.file !== null)
        toast({ title: failureTexts.title, description, kind: 'error' })
      },
    },
  )

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
      if (state.text.length >= countsFromCharacters) toast({ ...runToasts.cancelledKept, kind: 'success' })
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
