import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { ErrorBoundary } from '#client/ui/error-boundary'
import type { OwnPointSection } from './own-point-section.tsx'

const Section = lazyPart(async () => (await import('./own-point-section.tsx')).OwnPointSection)

/** "Your own point" of the check. Its code loads separately; the rest of the check works without it. */
export function OwnPoint(props: ComponentProps<typeof OwnPointSection>) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Section {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
