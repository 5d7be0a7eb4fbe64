import { Suspense } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'
import { ErrorBoundary } from '#client/ui/error-boundary'

const Section = lazyPart(async () => (await import('./corrections-section.tsx')).CorrectionsSection)

/** Corrections of a published post's sources. The code loads separately, and only for a published post. */
export function Corrections({ post: { id, status }, editing }: { post: Post; editing: PostEditing }) {
  if (status !== 'published') return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Section key={id} id={id} editing={editing} />
      </Suspense>
    </ErrorBoundary>
  )
}
