import { useEffect, useState } from 'react'
import { importLeadImage, type MediaAsset } from '#client/queries/media'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { useUser } from '#client/queries/user'
import { orderMedia } from './order-media.ts'

/** Orders the library for a post, or for no post. The picture of its article is brought in if it is not there yet. */
export function useFirstPictures(postId: string | null): (assets: readonly MediaAsset[]) => readonly MediaAsset[] {
  const { user } = useUser()
  const [articleUrl, setArticleUrl] = useState<string | null>(null)
  const hasPicture = Boolean(useStoredPost(postId).data?.article.leadImage)

  useEffect(() => {
    if (postId === null || !hasPicture) return
    let isGone = false
    // a picture that its site does not give is simply not among them
    void importLeadImage(postId)
      .catch(() => null)
      .then((url) => isGone || setArticleUrl(url))
    return () => {
      isGone = true
    }
  }, [postId, hasPicture])

  return (assets) => orderMedia(assets, { articleUrl, portraitUrl: user?.profileImageUrl ?? null })
}
