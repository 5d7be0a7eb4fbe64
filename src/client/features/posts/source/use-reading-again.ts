import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '#client/lib/api'
import type { ReadArticle } from './describe-reading.ts'

/** Reads a page anew, though it was read a while ago: its publisher may have corrected it. */
export function useReadingAgain() {
  const [read, setRead] = useState<{ url: string; article: ReadArticle } | null>(null)
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (url: string) => callApi('readArticle', { body: { url, readAgain: true } }),
    onSuccess: (article, url) => setRead({ url, article }),
  })
  return {
    start: (url: string) => mutate(url),
    /** What was read last at this address, if it was read here. */
    articleAt: (url: string) => (read?.url === url ? read.article : null),
    isPendingAt: (url: string) => isPending && variables === url,
    errorAt: (url: string) => (variables === url ? error : null),
    /** From now on the reading that a post is written from is the one to show. */
    forget: () => {
      setRead(null)
      reset()
    },
  }
}

export type ReadingAgain = ReturnType<typeof useReadingAgain>
