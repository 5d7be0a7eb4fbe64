import { useEffect, useRef } from 'react'
import { errorMessage } from '#client/lib/api'
import { useSearchParams } from '#client/lib/use-search-params'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { usePublishNow } from '#client/queries/linkedin/publications'
import { toast } from '#client/ui/toast'
import { takeAskedPublish } from './card/asked-publish.ts'
import { publicationTexts as texts } from './card/texts.ts'

/** Back from LinkedIn, where its author signed in again for it, a publication goes out at once. */
export function usePublishAfterSignIn(publications: readonly Publication[]): void {
  const [search, changeSearch] = useSearchParams()
  const [id, outcome] = [search.get('publish'), search.get('linkedin')]
  const begun = useRef<string | null>(null)
  const { mutate } = usePublishNow({
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: errorMessage(error) }),
  })
  const waits = publications.some((each) => each.id === id && (each.state === 'scheduled' || each.state === 'missed'))

  useEffect(() => {
    if (id === null || outcome === null || !waits || begun.current === id) return
    begun.current = id
    const isAsked = takeAskedPublish(id)
    if (outcome !== 'connected') toast({ kind: 'error', title: texts.failed, description: texts.notConnected })
    else if (isAsked) mutate({ id })
    changeSearch(
      (current) => {
        const next = new URLSearchParams(current)
        for (const name of ['publish', 'linkedin']) next.delete(name)
        return next
      },
      { replace: true },
    )
  }, [id, outcome, waits, mutate, changeSearch])
}
