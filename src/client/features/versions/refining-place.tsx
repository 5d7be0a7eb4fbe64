import { Suspense } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Text } from '#client/ui/text'
import { refiningTexts } from './texts.ts'
import type { Refining } from './use-refining.ts'

const RefinePanel = lazyPart(async () => (await import('./refine-panel.tsx')).RefinePanel)

/** Where a post is refined. Its code comes after the post; the post does not wait for it. */
export function RefiningPlace(props: { post: Post; editing: PostEditing; refining: Refining; user: User }) {
  return (
    <ErrorBoundary
      fallback={
        <Text size={14} tone="dim">
          {refiningTexts.partFailed}
        </Text>
      }
    >
      <Suspense>
        <RefinePanel {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
