import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { FailedDialog } from './failed-dialog.tsx'

/** For a dialog whose code loads when it opens. If it fails to load, editing goes on. */
export function LazyDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<FailedDialog onClose={onClose} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
