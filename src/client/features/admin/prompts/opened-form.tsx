import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { ListSkeleton } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'

/** The open form, and how to close it. */
export interface Opened {
  /** `new` or an id, as in the address. */
  which: string
  /** Whether it was opened just now, not by loading the page. */
  takesFocus: boolean
  onClose: () => void
}

/** Shows the open form once its data has loaded, and the loading state until then. */
export function OpenedForm<Stored extends { id: number }>({
  which,
  list,
  words,
  onClose,
  children,
}: Pick<Opened, 'which' | 'onClose'> & {
  list: { data: Stored[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  words: { missing: { title: string; text: string; action: string }; failed: string; loading: string }
  /** The form; null for a new entry. */
  children: (stored: Stored | null) => ReactNode
}) {
  const { data, error, isFetching, refetch } = list
  const { missing, failed, loading } = words
  const stored = data?.find(({ id }) => String(id) === which)

  if (which === 'new') return children(null)
  if (stored) return children(stored)
  if (data) {
    return (
      <Callout title={missing.title} text={missing.text} action={<Button onClick={onClose}>{missing.action}</Button>} />
    )
  }
  if (!error) return <ListSkeleton label={loading} />
  return <LoadFailure title={failed} query={{ error, isFetching, refetch }} />
}
