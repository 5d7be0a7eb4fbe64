import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { WaitingRows } from './waiting-rows.tsx'

/** What stands where a form opens: the form, once its text is here, or what to know until then. */
export function OpenedWriting<Stored extends { id: number }>({
  which,
  list,
  words,
  onClose,
  children,
}: {
  /** `new` or an id, as the address has it. */
  which: string
  list: { data: Stored[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  words: { missing: { title: string; text: string; action: string }; failed: string; loading: string }
  onClose: () => void
  /** The form; of a new text, null. */
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
  if (!error) return <WaitingRows label={loading} />
  return <LoadFailure title={failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
}
