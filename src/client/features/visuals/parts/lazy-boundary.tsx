import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Text } from '#client/ui/text'
import { partsTexts } from './texts.ts'

/** For a part whose code loads after the canvas. If it fails to load, editing goes on without it. */
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
