import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { FailedDialog } from './lazy-parts.ts'

/** Around a window whose code is fetched when it is opened. When it can't be fetched, the work on the canvas goes on. */
export function LazyDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const failed = (
    <Suspense>
      <FailedDialog onClose={onClose} />
    </Suspense>
  )
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
