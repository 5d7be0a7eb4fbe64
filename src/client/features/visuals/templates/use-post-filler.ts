import { useEffect, useState } from 'react'
import { useUser } from '#client/queries/user'
import type { PostFiller } from '../from-post/fill-from-post.ts'

/**
 * What fills templates with the words of a post, fetched once while the window is open: none without a post, and none
 * as long as the post, or the code, is not available. `open` tries again then, and throws where it fails.
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
    // a window whose post is not available shows the templates with their samples; picking one says so
    bring(postId).catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [postId, user])

  return { filler, open }
}
