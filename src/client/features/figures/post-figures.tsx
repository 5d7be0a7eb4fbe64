import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { mayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { ErrorBoundary } from '#client/ui/error-boundary'

const Section = lazyPart(async () => (await import('./post-figures-section.tsx')).PostFiguresSection)

/** What was counted of a published post. The code loads separately, and only for a published post. */
export function PostFigures({ post: { id, status }, user }: { post: Post; user: User | null }) {
  if (status !== 'published' || !user) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Section key={id} id={id} mayWrite={mayWrite(user)} />
      </Suspense>
    </ErrorBoundary>
  )
}
