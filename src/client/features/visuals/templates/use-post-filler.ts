import { useEffect, useState } from 'react'
import { type User, useUser } from '#client/queries/user'
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
    return filler ?? (await loadFiller(postId ?? '', user))
  }

  useEffect(() => {
    if (postId === null) return
    let isGone = false
    loadFiller(postId, user).then(
      (loaded) => isGone || setFiller(loaded),
      // if the post is not available, the dialog shows the templates with their samples; picking one reports it
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [postId, user])

  return { filler, open }
}

async function loadFiller(postId: string, user: User | null): Promise<PostFiller> {
  const { openFiller } = await import('../from-post/fill-from-post.ts')
  return await openFiller(postId, user)
}
