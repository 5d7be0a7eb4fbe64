import { callApi } from '#client/lib/api'
import { queryClient } from '#client/lib/query'
import { mediaKey } from '../library/media-cache.ts'

/**
 * Asks the server once for the picture of a post's article; asked again after a failure, it tries again. Gives its
 * address in the library, or undefined: a picture that can't be had is told beside the templates, not thrown.
 */
export function createPictureImport(postId: string): () => Promise<string | undefined> {
  let coming: Promise<string | undefined> | undefined

  async function bring(): Promise<string | undefined> {
    try {
      const { url } = await callApi('importLeadImage', { params: { id: postId } })
      void queryClient.invalidateQueries({ queryKey: mediaKey })
      return url ?? undefined
    } catch {
      coming = undefined
      return undefined
    }
  }
  return () => {
    coming ??= bring()
    return coming
  }
}
