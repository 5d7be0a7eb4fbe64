import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isWebAddress } from '#client/features/posts/check-source'
import { useHiddenPosts } from '#client/features/posts/hidden-posts'
import { postKeys } from '#client/features/posts/posts-cache'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { limits } from '#shared/rules/limits'

export type EarlierPost = NonNullable<Answer<'findEarlierPost'>['post']>

const pauseMs = 400

/**
 * The newest post of this author from the article at an address, asked for when typing rests. Whether there is one is
 * nice to know, so a failure says nothing.
 * @param url null asks for nothing
 */
export function useEarlierPost(url: string | null): EarlierPost | null {
  const hidden = useHiddenPosts()
  const rested = useRested(url)
  const isTouched = useTouched()
  const isAsked =
    isTouched && rested !== null && rested === url && isWebAddress(rested) && rested.length <= limits.addressCharacters
  const { data } = useQuery({
    queryKey: postKeys.earlier(rested ?? ''),
    queryFn: ({ signal }) => callApi('findEarlierPost', { query: { url: rested ?? '' }, signal }),
    enabled: isAsked,
    staleTime: 0, // another window may have written one since
  })
  const post = isAsked ? (data?.post ?? null) : null
  return hidden.some(({ id }) => id === post?.id) ? null : post
}

const touches = ['pointermove', 'pointerdown', 'keydown', 'input'] as const

/** Whether the author has moved here yet: opening the page asks only for what it needs. */
function useTouched(): boolean {
  const [isTouched, setIsTouched] = useState(() => navigator.userActivation?.hasBeenActive ?? true)
  useEffect(() => {
    if (isTouched) return
    const stop = new AbortController()
    for (const touch of touches) window.addEventListener(touch, () => setIsTouched(true), { signal: stop.signal })
    return () => stop.abort()
  }, [isTouched])
  return isTouched
}

/** The value once it has been the same for a moment. */
function useRested(value: string | null): string | null {
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
