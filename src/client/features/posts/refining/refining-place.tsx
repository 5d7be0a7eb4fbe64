import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { User } from '#client/lib/use-user'
import { ErrorBoundary } from '#client/ui/error-boundary'
import type { Post } from '../posts-cache.ts'
import type { PostEditing } from '../use-post-editing.ts'
import { refiningTexts } from './texts.ts'
import type { Refining } from './use-refining.ts'

const RefinePanel = lazyPart(async () => (await import('./refine-panel.tsx')).RefinePanel)

/** Where a post is refined. Its code comes after the post; the post does not wait for it. */
export function RefiningPlace(props: { post: Post; editing: PostEditing; refining: Refining; user: User }) {
  return (
    <ErrorBoundary fallback={<p className="t14 dim">{refiningTexts.partFailed}</p>}>
      <Suspense>
        <RefinePanel {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
