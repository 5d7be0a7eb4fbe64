import { Send } from 'lucide-react'
import { mayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import { useUser } from '#client/queries/user'
import { Button, type ButtonLook } from '#client/ui/button'
import { entryTexts } from './entry-texts.ts'
import { usePublishDialog } from './use-publish-dialog.tsx'

/** In a list, on each post that is not published; nothing without a connected account. */
export function ListedPublishButton({ post }: { post: Post }) {
  const { user } = useUser()
  if (!user?.linkedinAccounts || !mayWrite(user) || post.status === 'published') return null
  return <PublishButton post={post} variant="quiet" size="sm" />
}

function PublishButton({ post, ...look }: { post: Post } & Pick<ButtonLook, 'variant' | 'size'>) {
  const { open, isAsking, prefetch, dialog } = usePublishDialog(post)
  return (
    <>
      <Button
        {...look}
        icon={Send}
        pending={isAsking}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open('now')}
      >
        {entryTexts.publish}
      </Button>
      {dialog}
    </>
  )
}
