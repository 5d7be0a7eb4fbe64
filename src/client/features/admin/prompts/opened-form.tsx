import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'
import { ListSkeleton } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'

/** The open form, and how to close it. */
export interface Opened {
  /** `new` or an id, as the address has it. */
  which: string
  /** Whether it was opened just now, and not by loading the page. */
  takesFocus: boolean
  onClose: () => void
}

/** The place of an open form: the form once what it edits is loaded, until then its state. */
export function OpenedForm<Stored extends { id: number }>({
  which,
  list,
  words,
  onClose,
  children,
}: Pick<Opened, 'which' | 'onClose'> & {
  list: { data: Stored[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  words: { missing: { title: string; text: string; action: string }; failed: string; loading: string }
  /** The form; null where something new is written. */
  children: (stored: Stored | null) => ReactNode
}) {
  const { data, error, isFetching, refetch } = list
  const { missing, failed, loading } = words
  const stored = data?.find(({ id }) => String(id) === which)

  if (which === 'new') return children(null)
  if (stored) return children(stored)
  if (data) {
    return (
      <Notice title={missing.title} text={missing.text} action={<Button onClick={onClose}>{missing.action}</Button>} />
    )
  }
  if (!error) return <ListSkeleton label={loading} />
  return <LoadFailure title={failed} query={{ error, isFetching, refetch }} />
}
