import { useState } from 'react'
import { type ReadArticle, useReadAgain } from '#client/queries/posts/sources'

/** Reads the page at an address again. The result belongs to that address only. */
export function useReadingAgain() {
  const [read, setRead] = useState<{ url: string; article: ReadArticle } | null>(null)
  const { mutate, isPending, error, variables, reset } = useReadAgain({
    onSuccess: (article, url) => setRead({ url, article }),
  })
  return {
    start: (url: string) => mutate(url),
    /** The last article read here from this address. */
    articleAt: (url: string) => (read?.url === url ? read.article : null),
    isPendingAt: (url: string) => isPending && variables === url,
    errorAt: (url: string) => (variables === url ? error : null),
    /** Clears the result: from now on the article of the written post is shown. */
    forget: () => {
      setRead(null)
      reset()
    },
  }
}

export type ReadingAgain = ReturnType<typeof useReadingAgain>
