import { useDeferredValue, useState } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'

const panelIds = ['preview', 'check', 'sources', 'review'] as const
export type PanelId = (typeof panelIds)[number]

/** Parts that an address may name, and older names, with the panel that has them. */
const movedTo = new Map<string, PanelId>([
  ['voice', 'check'],
  ['versions', 'sources'],
  ['figures', 'preview'],
])

/**
 * Which panel next to the post is open: the chosen one, from the address; else the check once it has found a problem;
 * else the preview.
 * @param isOfTeam whether the post belongs to a team; without one its review is shown only to whom an address leads there
 */
export function useOpenPanel(hasProblem: boolean, isOfTeam: boolean) {
  const [search, changeSearch] = useSearchParams()
  const named = search.get('panel') ?? ''
  const [wasLedToReview] = useState(named === 'review')
  const ids = panelIds.filter((id) => isOfTeam || wasLedToReview || id !== 'review')
  const chosen = movedTo.get(named) ?? ids.find((id) => id === named) ?? null
  // it stays open after the problem is fixed, otherwise the page would move while the author works
  const [hadProblem, setHadProblem] = useState(hasProblem)
  if (hasProblem && !hadProblem) setHadProblem(true)
  const open = chosen ?? (hadProblem ? 'check' : 'preview')

  // the tab answers a press at once, and its panel follows as soon as it is drawn
  const shown = useDeferredValue(open)
  // panels that were open once keep their state
  const [visited, setVisited] = useState<readonly PanelId[]>([shown])
  if (!visited.includes(shown)) setVisited([...visited, shown])

  // part of the sources; named by the address, so that they stay open after a reload
  const namesVersions = named === 'versions'
  const [showsVersions, setShowsVersions] = useState(namesVersions)
  if (chosen === 'sources' && showsVersions !== namesVersions) setShowsVersions(namesVersions)

  function name(panel: PanelId | 'versions') {
    changeSearch((current) => {
      const next = new URLSearchParams(current)
      next.set('panel', panel)
      return next
    })
  }

  return {
    ids,
    open,
    shown,
    visited,
    showsVersions,
    choose: (id: PanelId) => name(id === 'sources' && showsVersions ? 'versions' : id),
    toggleVersions: () => name(showsVersions ? 'sources' : 'versions'),
  }
}
