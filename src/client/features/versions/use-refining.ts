import { useEffect, useRef, useState } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { errorMessage } from '#client/lib/api'
import { streamApi } from '#client/lib/event-stream'
import { formatNumber } from '#client/lib/formatting'
import type { Post } from '#client/queries/posts/post-cache'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { useChooseVersion, useRefinePost } from '#client/queries/posts/versions'
import { toast } from '#client/ui/toast'
import type { Answer, Body } from '#shared/contract/contract'
import type { RefinementEvents } from '#shared/contract/refining'
import { countUnits } from '#shared/linkedin/length'
import type { ModelId } from '#shared/rules/models'
import { refiningToasts } from './texts.ts'
import { nameOfCurrent } from './version-label.ts'

export type Wish = Body<'refinePost'>

/**
 * Making new versions of one post and going back to earlier ones. An unsaved text is saved first, so it stays in the
 * version it was typed into. Leaving the page stops the writing; a failure leaves the post as it was.
 */
export function useRefining(post: Post, editing: PostEditing, onChanged: (post: Post) => void) {
  const [text, setText] = useState('')
  const [picked, pick] = useState<ModelId | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const refine = useRefinePost(
    async ({ wish, signal }: { wish: Wish; signal: AbortSignal }) => {
      await editing.settle()
      return await streamRefinement(post.id, wish, (piece) => setText((before) => before + piece), signal)
    },
    {
      onSuccess: (refined) => {
        onChanged(refined)
        const units = formatNumber(countUnits(refined.content))
        toast({ ...refiningToasts.refined(nameOfCurrent(refined), units), kind: 'success' })
      },
      onError: (error, { signal }) => {
        if (signal.aborted) return
        toast({ title: refiningToasts.failed, description: errorMessage(error), kind: 'error' })
      },
    },
  )

  const goBack = useChooseVersion(post.id, editing.settle, {
    onSuccess: (changed) => {
      onChanged(changed)
      toast({ ...refiningToasts.wentBack(nameOfCurrent(changed)), kind: 'success' })
    },
    onError: (error) => {
      const { title, description } = refiningToasts.backFailed
      toast({ title, description: errorMessage(error, description), kind: 'error' })
    },
  })

  // a post just made has no versions, and the first refinement brings them: there is nothing to ask for
  const detail = useLoadedPost(post.id)
  const versions = detail?.versions ?? []
  const { wish, signal } = refine.variables ?? {}
  const isWriting = refine.isPending && !signal?.aborted

  return {
    /** What is being made, or was made last. */
    wish: wish ?? null,
    isWriting,
    /** What has been written so far. */
    writing: text,
    /** The language now being written in. */
    language: wish?.language ?? post.language,
    error: isWriting || signal?.aborted ? null : refine.error,
    versions,
    current: versions.find(({ number }) => number === detail?.version),
    goingBackTo: goBack.isPending ? goBack.variables : null,
    /** The model that the author chose here for what comes next; null before. */
    picked,
    pick,
    start: (next: Wish, onDone?: () => void) => {
      running.current?.abort()
      running.current = new AbortController()
      setText('')
      refine.mutate({ wish: next, signal: running.current.signal }, { onSuccess: onDone })
    },
    cancel: () => {
      running.current?.abort()
      refine.reset()
    },
    goBack: goBack.mutate,
  }
}

export type Refining = ReturnType<typeof useRefining>

/**
 * Makes a new version of a post; `onText` gets its text piece by piece.
 * @returns the post with its versions.
 * @throws ApiError and the AbortError of `signal`, as `streamApi` does
 */
function streamRefinement(
  id: string,
  body: Body<'refinePost'>,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Answer<'refinePost'>> {
  return streamApi<RefinementEvents>('refinePost', { params: { id }, body, signal }, ({ delta }) => {
    if (delta) onText(delta.text)
  })
}
