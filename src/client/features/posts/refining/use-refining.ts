import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callApi, sentenceOf } from '#client/lib/api'
import { formatNumber } from '#client/lib/formatting'
import { toast } from '#client/ui/toast'
import type { Answer, Body } from '#shared/contract/contract'
import { countUnits } from '#shared/linkedin/length'
import type { Language } from '#shared/rules/languages'
import { changePost, type Post, type PostDetail, postKeys } from '../posts-cache.ts'
import type { PostEditing } from '../use-post-editing.ts'
import { streamRefinement } from './stream-refinement.ts'
import { refiningToasts, versionTexts } from './texts.ts'

export type Wish = Body<'refinePost'>
export type PostVersion = PostDetail['versions'][number]

/**
 * Making new versions of one post and going back to earlier ones. An unsaved text is saved first, so it stays in the
 * version it was typed into. Leaving the page stops the writing; a failure leaves the post as it was.
 */
export function useRefining(post: Post, editing: PostEditing, onChanged: (post: Post) => void) {
  const cache = useQueryClient()
  const [text, setText] = useState('')
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  // only what is here already: a post just made has no versions, and the first refinement brings them
  const { data: detail } = useQuery({
    queryKey: postKeys.one(post.id),
    queryFn: ({ signal }) => callApi('getPost', { params: { id: post.id }, signal }),
    enabled: false,
  })

  function show(changed: Answer<'refinePost'>) {
    const { content, language, note, updatedAt } = changed
    cache.setQueryData<PostDetail>(postKeys.one(post.id), changed)
    changePost(cache, post.id, (kept) => ({ ...kept, content, language, note, updatedAt }))
    onChanged(changed)
  }

  const refine = useMutation({
    mutationFn: async ({ wish, signal }: { wish: Wish; signal: AbortSignal }) => {
      await editing.settle()
      return streamRefinement(post.id, wish, (piece) => setText((before) => before + piece), signal)
    },
    onSuccess: (refined) => {
      show(refined)
      const units = formatNumber(countUnits(refined.content))
      toast({ ...refiningToasts.refined(nameCurrent(refined), units), kind: 'success' })
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return
      toast({ title: refiningToasts.failed, description: sentenceOf(error), kind: 'error' })
    },
  })

  const goBack = useMutation({
    mutationFn: async (number: number) => {
      await editing.settle()
      return callApi('chooseVersion', { params: { id: post.id }, body: { number } })
    },
    onSuccess: (changed) => {
      show(changed)
      toast({ ...refiningToasts.wentBack(nameCurrent(changed)), kind: 'success' })
    },
    onError: () => toast({ ...refiningToasts.backFailed, kind: 'error' }),
  })

  const { wish, signal } = refine.variables ?? {}
  const isWriting = refine.isPending && !signal?.aborted
  const versions = detail?.versions ?? []
  const current = versions.find(({ number }) => number === detail?.version)

  return {
    /** What is being made, or was made last. */
    wish: wish ?? null,
    isWriting,
    /** What has been written so far. */
    writing: text,
    /** The language now being written in. */
    language: (wish?.language ?? post.language) as Language,
    error: isWriting || signal?.aborted ? null : refine.error,
    versions,
    current,
    goingBackTo: goBack.isPending ? goBack.variables : null,
    start: (next: Wish) => {
      running.current?.abort()
      running.current = new AbortController()
      setText('')
      refine.mutate({ wish: next, signal: running.current.signal })
    },
    cancel: () => {
      running.current?.abort()
      refine.reset()
    },
    goBack: goBack.mutate,
  }
}

export type Refining = ReturnType<typeof useRefining>

function nameCurrent({ version, versions }: PostDetail): string {
  const kind = versions.find(({ number }) => number === version)?.kind ?? 'draft'
  return versionTexts.name(version, versionTexts.kinds[kind])
}
