import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { copyPost } from '#client/features/post/copy-post'
import type { Post } from '#client/queries/posts/post-cache'
import { Button, type ButtonLook } from '#client/ui/button'
import { useAskFirst } from './use-ask-first.ts'

/** Copies a post from a list, after the same question as at the post itself. */
export function AskedCopy({ post, size, children }: { post: Post; size?: ButtonLook['size']; children: ReactNode }) {
  const askFirst = useAskFirst(post)
  const [isAsking, setIsAsking] = useState(false)

  async function copy() {
    setIsAsking(true)
    await askFirst('copy', copyPost)
    setIsAsking(false)
  }

  return (
    <Button variant="quiet" size={size ?? 'md'} icon={Copy} pending={isAsking} onClick={() => void copy()}>
      {children}
    </Button>
  )
}
