import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'

const Part = lazyPart(async () => (await import('./ask-afterwards.tsx')).AskAfterwards)

/** `AskAfterwards`, whose code is fetched once a post was written. */
export function LazyAskAfterwards({ post }: { post: Post }) {
  return (
    <Suspense fallback={null}>
      <Part post={post} />
    </Suspense>
  )
}
