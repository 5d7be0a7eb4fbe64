import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'
import { useUser } from '#client/queries/user'

const PublishButton = lazyPart(async () => (await import('./publish-button.tsx')).PublishButton)

/** In a list, on each post that is not published; nothing where no account is connected. */
export function LazyPublishButton({ post }: { post: Post }) {
  const { user } = useUser()
  if (!user?.linkedinAccounts || post.status === 'published') return null
  return (
    <Suspense>
      <PublishButton post={post} variant="quiet" size="sm" />
    </Suspense>
  )
}
