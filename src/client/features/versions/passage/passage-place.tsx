import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { PassageOpener } from './passage-opener.tsx'
import type { PassageToolsProps } from './passage-tools.tsx'

const PassageTools = lazyPart(async () => (await import('./passage-tools.tsx')).PassageTools)

/** Where one sentence of a post is changed. Its code comes after the post; without it the post is read and edited as ever. */
export function PassagePlace(props: PassageToolsProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<PassageOpener isAwaited />}>
        <PassageTools {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
