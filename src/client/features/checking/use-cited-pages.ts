import { useEffect } from 'react'
import { useAskCitedPages } from '#client/queries/posts/sources'

/** Milliseconds after which most pages have been read. */
const waitMs = 6_000

/** While cited pages are still being read, asks for them once after a moment, and then when the author says so. */
export function useCitedPages(id: string, isReading: boolean) {
  const { mutate, isPending, isIdle } = useAskCitedPages(id)

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
