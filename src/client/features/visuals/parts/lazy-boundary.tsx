import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Text } from '#client/ui/text'
import { partsTexts } from './texts.ts'

/** Around a part whose code is fetched after the canvas. When it can't be fetched, the work on the canvas goes on. */
export function LazyBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <Text size={14} tone="dim">
          {partsTexts.failed}
        </Text>
      }
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
