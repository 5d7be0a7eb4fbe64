import { useState } from 'react'
import { useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { isBegun } from '../form/begun-form.ts'

/** Counts the posts begun on this screen: the bare address begins one, unless it is found again in the history. */
export function useBegunPosts(): number {
  const search = useSearch()
  const entry = useHistoryState<unknown>()
  const isNew = search === '' && !isBegun(entry)
  const [last, setLast] = useState({ isNew, count: 0 })
  if (isNew !== last.isNew) setLast({ isNew, count: last.count + Number(isNew) })
  return last.count
}
