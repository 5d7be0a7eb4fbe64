import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '#client/lib/api'
import type { Post } from '#client/queries/posts/post-cache'
import { useWritePost } from '#client/queries/posts/versions'
import { toast } from '#client/ui/toast'
import { isUnfinished } from '#shared/rules/unfinished'
import type { GenerationRequest } from '../form/build-request.ts'
import { failureSentence, generationReducer, idleGeneration, isMuchWritten, isQuestion } from './generation-state.ts'
import { streamGeneration } from './stream-generation.ts'
import { failureTexts, runToasts } from './texts.ts'

/**
 * Writes one post at a time and tracks its progress. Leaving the page stops it.
 * @param onPost receives the post and whether there are several drafts to choose from
 */
export function useGeneration(onPost: (post: Post, isChoice: boolean) => void) {
  const [state, dispatch] = useReducer(generationReducer, idleGeneration)
  const running = useRef<AbortController | null>(null)
  const draftsKept = useRef(0)

  useEffect(() => () => running.current?.abort(), [])

  const { mutate } = useWritePost(
    ({ request, signal }: { request: GenerationRequest; signal: AbortSignal }) =>
      streamGeneration(
        request,
        {
          onStage: (stage) => dispatch({ type: 'staged', stage }),
          onArticle: (article) => dispatch({ type: 'read', article }),
          onDrafts: (plans) => dispatch({ type: 'planned', plans }),
          onText: (text, draft) => dispatch({ type: 'wrote', text, draft }),
          onDraftEnd: (end) => {
            if (!end.failure) draftsKept.current += 1
            dispatch({ type: 'draft-ended', ...end })
          },
        },
        signal,
      ),
    {
      onSuccess: (post, { signal }) => {
        if (signal.aborted) return // too late to cancel: the post is stored
        dispatch({ type: 'finished' })
        const isChoice = draftsKept.current > 1
        const said = isUnfinished(post) ? runToasts.unfinished : isChoice ? runToasts.drafts : runToasts.generated
        toast({ ...said, kind: isUnfinished(post) ? 'error' : 'success' })
        onPost(post, isChoice)
      },
      onError: (reason, { request, signal }) => {
        if (signal.aborted) return // cancelled below, or the author left
        const error = reason instanceof ApiError ? reason : unexpected(reason)
        dispatch({ type: 'failed', error })
        if (isQuestion(error)) return // the page asks for an answer
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
      draftsKept.current = 0
      const { url, drafts = 1 } = request.body
      dispatch({ type: 'started', isPage: url !== undefined, drafts })
      mutate({ request, signal: running.current.signal })
    },
    cancel: () => {
      running.current?.abort()
      dispatch({ type: 'cancelled' })
      if (isMuchWritten(state)) toast({ ...runToasts.cancelledKept, kind: 'success' })
    },
    dismiss: () => dispatch({ type: 'dismissed' }),
  }
}

export type Generation = ReturnType<typeof useGeneration>

/** A bug rather than a refusal: the console gets all of it, the author one sentence. */
function unexpected(reason: unknown): ApiError {
  console.error('Generating failed', reason)
  return new ApiError({ status: 0, text: failureTexts.fallback, code: 'unknown', serverMessage: failureTexts.fallback })
}
