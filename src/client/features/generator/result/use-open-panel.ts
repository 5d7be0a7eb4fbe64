import { useState } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'

export const panelIds = ['preview', 'check', 'voice', 'versions', 'sources'] as const
export type PanelId = (typeof panelIds)[number]

/**
 * Which panel beside the post is open: the one that was chosen, which stands in the address; else the check once it has
 * found a problem; else the preview.
 */
export function useOpenPanel(hasProblem: boolean) {
  const [search, changeSearch] = useSearchParams()
  const chosen = panelIds.find((id) => id === search.get('panel')) ?? null
  // it stays open when the problem is put right, or the page would move under the author's hands
  const [hadProblem, setHadProblem] = useState(hasProblem)
  if (hasProblem && !hadProblem) setHadProblem(true)
  const open = chosen ?? (hadProblem ? 'check' : 'preview')

  // panels that were open once keep their state
  const [visited, setVisited] = useState<readonly PanelId[]>([open])
  if (!visited.includes(open)) setVisited([...visited, open])

  return {
    open,
    visited,
    choose: (id: PanelId) =>
      changeSearch((current) => {
        const next = new URLSearchParams(current)
        next.set('panel', id)
        return next
      }),
  }
}
