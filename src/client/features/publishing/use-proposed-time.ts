import { useEffect, useRef } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { isWallTime } from '#shared/time/wall-time'
import type { Publishing } from './use-publish-dialog.tsx'

/**
 * Opens the publish dialog with the time that the address names, as a program proposed it: nothing is planned before its
 * reader says so. The time then leaves the address, so that going back does not ask again.
 */
export function useProposedTime({ open }: Pick<Publishing, 'open'>): void {
  const [search, changeSearch] = useSearchParams()
  const at = search.get('plan')
  const opened = useRef<string | null>(null)

  useEffect(() => {
    if (at === null || opened.current === at) return
    opened.current = at
    if (isWallTime(at)) void open('at', at)
    changeSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('plan')
        return next
      },
      { replace: true },
    )
  }, [at, open, changeSearch])
}
