import { useEffect, useState } from 'react'
import { useUser } from '#client/queries/user'
import type { PostFiller } from '../from-post/fill-from-post.ts'

/**
 * Fills templates with the words of a post, loaded once while the dialog is open: undefined without a post, and while
 * the post or the code is not available. `open` then retries, and throws on failure.
 */
export function usePostFiller(postId: string | null): {
  filler: PostFiller | undefined
  open: () => Promise<PostFiller>
} {
  const { user } = useUser()
  const [filler, setFiller] = useState<PostFiller>()

  async function open(): Promise<PostFiller> {
    if (filler) return filler
    const { openFiller } = await import('../from-post/fill-from-post.ts')
    return await openFiller(postId ?? '', user)
  }

  useEffect(() => {
    if (postId === null) return
    let isGone = false
    async function bring(id: string) {
      const { openFiller } = await import('../from-post/fill-from-post.ts')
      const opened = await openFiller(id, user)
      if (!isGone) setFiller(opened)
    }
    // if the post is not available, the dialog shows the templates with their samples; picking one reports it
    bring(postId).catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [postId, user])

  return { filler, open }
}
