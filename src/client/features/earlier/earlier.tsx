import { type ComponentProps, memo, Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { ErrorBoundary } from '#client/ui/error-boundary'
import type { EarlierSection } from './earlier-section.tsx'

const Section = lazyPart(async () => (await import('./earlier-section.tsx')).EarlierSection)

/** "In your earlier posts" of the check. Its code loads separately; the rest of the check works without it. */
export const Earlier = memo(function Earlier(props: ComponentProps<typeof EarlierSection>) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Section {...props} />
      </Suspense>
    </ErrorBoundary>
  )
})
