import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#client/lib/api'
import { type PostDetail, postKeys } from '../posts-cache.ts'

/** Most pages are read by then. */
const waitMs = 6_000

/**
 * While cited pages are still being read, asks for them once after a moment, and then when the author says so. Only what
 * was read of them is taken over: the author may be changing the rest.
 */
export function useCitedPages(id: string, isReading: boolean) {
  const cache = useQueryClient()
  const { mutate, isPending, isIdle } = useMutation({
    mutationFn: () => callApi('getPost', { params: { id } }),
    onSuccess: ({ citedTexts, isReadingCited }) => {
      cache.setQueryData<PostDetail>(postKeys.one(id), (kept) => kept && { ...kept, citedTexts, isReadingCited })
    },
  })

  useEffect(() => {
    if (!isReading) return
    const timer = setTimeout(mutate, waitMs)
    return () => clearTimeout(timer)
  }, [isReading, mutate])

  return {
    hasAsked: !isIdle,
    isAsking: isPending,
    ask: (onAnswer: (isReading: boolean) => void) =>
      mutate(undefined, { onSuccess: ({ isReadingCited }) => onAnswer(isReadingCited) }),
  }
}
