import { Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useAskFirst } from '#client/features/checking/use-ask-first'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'
import { useUser } from '#client/queries/user'
import { Button, type ButtonLook } from '#client/ui/button'
import { entryTexts } from './entry-texts.ts'

const PublishDialog = lazyPart(async () => (await import('./dialog/publish-dialog.tsx')).PublishDialog)

/**
 * Publishes a post at LinkedIn, after the same question as copying and sharing it. For who has connected an account.
 * @param showClaims brings what is asked about into view; left out, the post is opened for that
 */
export function PublishButton({
  post,
  showClaims,
  ...look
}: { post: Post; showClaims?: () => void } & Pick<ButtonLook, 'variant' | 'size'>) {
  const askFirst = useAskFirst(post, showClaims)
  const [isAsking, setIsAsking] = useState(false)
  const [isOpen, setIsOpen] = useState(false)

  async function open() {
    setIsAsking(true)
    await askFirst('publish', async () => setIsOpen(true))
    setIsAsking(false)
  }

  return (
    <>
      <Button
        {...look}
        icon={Send}
        pending={isAsking}
        onPointerEnter={PublishDialog.prefetch}
        onFocus={PublishDialog.prefetch}
        onClick={() => void open()}
      >
        {entryTexts.publish}
      </Button>
      {isOpen && (
        <Suspense>
          <PublishDialog post={post} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** In a list, on each post that is not published; nothing where no account is connected. */
export function ListedPublishButton({ post }: { post: Post }) {
  const { user } = useUser()
  if (!user?.linkedinAccounts || post.status === 'published') return null
  return <PublishButton post={post} variant="quiet" size="sm" />
}
