import { importLeadImage } from '#client/queries/media'

/**
 * Asks the server once for the picture of a post's article; after a failure, the next call tries again. Resolves to its
 * address in the library, or undefined: the bar reports a missing picture, nothing is thrown.
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
