import { useEffect, useRef, useState } from 'react'
import type { Step } from '#client/features/post/text-history'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { errorMessage } from '#client/lib/api'
import { streamApi } from '#client/lib/event-stream'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { useChooseVersion, useRefinePost } from '#client/queries/posts/versions'
import { toast } from '#client/ui/toast'
import type { Answer, Body } from '#shared/contract/contract'
import type { RefinementEvents } from '#shared/contract/refining'
import type { ModelId } from '#shared/rules/models'
import { refiningToasts } from './texts.ts'
import { labelOf } from './version-label.ts'

export type Wish = Body<'refinePost'>

/** What a model has just made of the post, until its author keeps it or goes back. */
interface Change {
  /** The text it was made of. */
  before: string
  /** The version it is, and what that is called; null where the text is as it was. */
  number: number
  name: string | null
}

/**
 * Creates new versions of one post and restores earlier ones. An unsaved text is saved first, so it stays in a version
 * of its own. Leaving the page stops the writing; a failure leaves the post unchanged.
 */
export function useRefining(post: Post, editing: PostEditing, onChanged: (post: Post) => void) {
  const [text, setText] = useState('')
  const [picked, pick] = useState<ModelId | null>(null)
  const [change, setChange] = useState<Change | null>(null)
  const running = useRef<AbortController | null>(null)
  const settled = useRef('')
  useEffect(() => () => running.current?.abort(), [])
  // who goes on typing has kept it
  if (change && editing.isOpen) setChange(null)

  /** @param before the text it was made of */
  function showChange(before: string, changed: PostDetail) {
    onChanged(changed)
    const current = changed.versions.find(({ number }) => number === changed.version)
    const made = changed.versions.findLast(({ number, content }) => number !== changed.version && content === before)
    if (!current || !made) return
    const isSame = current.content === before
    if (!isSame) editing.history.recordVersion(made.number)
    setChange({ before, number: current.number, name: isSame ? null : labelOf(current) })
  }

  const refine = useRefinePost(
    async ({ wish, signal }: { wish: Wish; signal: AbortSignal }) => {
      settled.current = await editing.settle()
      return await streamRefinement(post.id, wish, (piece) => setText((before) => before + piece), signal)
    },
    { onSuccess: (refined) => showChange(settled.current, refined) },
  )

  const goBack = useChooseVersion(post.id, editing.settle, {
    onSuccess: onChanged,
    onError: (error) => {
      const { title, description } = refiningToasts.backFailed
      toast({ title, description: errorMessage(error, description), kind: 'error' })
    },
  })

  // a new post has no versions, and the first refinement returns them: nothing to load
  const detail = useLoadedPost(post.id)
  const versions = detail?.versions ?? []
  const { wish, signal } = refine.variables ?? {}
  const isWriting = refine.isPending && !signal?.aborted

  function go(step: Step | null) {
    if (!step) return
    setChange(null)
    if (step.kind === 'text') editing.restore(step.text)
    else goBack.mutate(step.number)
  }
  const standing = { text: editing.text, version: detail?.version ?? 1 }

  return {
    /** The current or last refinement. */
    wish: wish ?? null,
    isWriting,
    /** Whether the post is about to have another text. */
    isBusy: isWriting || goBack.isPending,
    /** The text written so far. */
    writing: text,
    /** The language of the text being written. */
    language: wish?.language ?? post.language,
    error: isWriting || signal?.aborted ? null : refine.error,
    forgetError: refine.reset,
    versions,
    current: versions.find(({ number }) => number === detail?.version),
    goingBackTo: goBack.isPending ? goBack.variables : null,
    /** The author's choice of model for the next refinement; null before. */
    picked,
    pick,
    start: (next: Wish, onDone?: () => void) => {
      running.current?.abort()
      running.current = new AbortController()
      setText('')
      setChange(null)
      refine.mutate({ wish: next, signal: running.current.signal }, { onSuccess: onDone })
    },
    cancel: () => running.current?.abort(),
    change: change?.number === detail?.version ? change : null,
    showChange,
    keepChange: () => setChange(null),
    goBack: (number: number) => {
      setChange(null)
      editing.history.recordVersion(standing.version)
      goBack.mutate(number)
    },
    undo: () => go(editing.history.undo(standing)),
    redo: () => go(editing.history.redo(standing)),
  }
}

export type Refining = ReturnType<typeof useRefining>

/**
 * Creates a new version of a post; `onText` gets its text piece by piece.
 * @returns the post with its versions
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
