import { useState } from 'react'
import { type ReadArticle, useReadAgain } from '#client/queries/posts/sources'

/** Reading the page at an address anew. What is shown of it belongs to that address and no other. */
export function useReadingAgain() {
  const [read, setRead] = useState<{ url: string; article: ReadArticle } | null>(null)
  const { mutate, isPending, error, variables, reset } = useReadAgain({
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
