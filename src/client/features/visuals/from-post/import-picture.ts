import { importLeadImage } from '#client/queries/media'

/**
 * Asks the server once for the picture of a post's article; asked again after a failure, it tries again. Gives its
 * address in the library, or undefined: a picture that is not available is told beside the templates, not thrown.
 */
export function createPictureImport(postId: string): () => Promise<string | undefined> {
  let coming: Promise<string | undefined> | undefined

  async function bring(): Promise<string | undefined> {
    try {
      return (await importLeadImage(postId)) ?? undefined
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
