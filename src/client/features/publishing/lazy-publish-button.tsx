import { Send } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'
import { useUser } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { entryTexts } from './entry-texts.ts'

const PublishButton = lazyPart(async () => (await import('./publish-button.tsx')).PublishButton)

const look = { variant: 'quiet', size: 'sm' } as const

/** In a list, on each post that is not published; nothing where no account is connected. */
export function LazyPublishButton({ post }: { post: Post }) {
  const { user } = useUser()
  if (!user?.linkedinAccounts || post.status === 'published') return null
  return (
    <Suspense fallback={<Placeholder />}>
      <PublishButton post={post} {...look} />
    </Suspense>
  )
}

/** Keeps the place, so that the actions beside it stay where they are. */
function Placeholder() {
  return (
    <Button {...look} icon={Send} disabled>
      {entryTexts.publish}
    </Button>
  )
}
