import { useEffect, useState } from 'react'
import { loadFonts } from '#client/editor/loading/font-loader'
import { type CanvasImages, createImages } from '#client/editor/loading/images'
import type { SceneDocument } from '#shared/scene/scene'
import { usedAssets } from '#shared/scene/used-assets'

export interface Prepared {
  readonly images: CanvasImages
  /** Addresses of pictures that failed to load. */
  readonly missingPictures: ReadonlySet<string>
  readonly missingFonts: readonly string[]
}

/**
 * Waits for every font and picture of a document. Undefined until each has loaded or failed.
 * @throws Error where the code that draws it can't be loaded
 */
export function usePrepared(document: SceneDocument): Prepared | undefined {
  const [ready, setReady] = useState<{ of: SceneDocument; prepared: Prepared }>()
  const [failure, setFailure] = useState<{ error: unknown }>()

  useEffect(() => {
    let isGone = false
    prepare(document).then(
      (prepared) => !isGone && setReady({ of: document, prepared }),
      (error: unknown) => !isGone && setFailure({ error }),
    )
    return () => {
      isGone = true
    }
  }, [document])

  if (failure) throw failure.error
  return ready?.of === document ? ready.prepared : undefined
}

/** The same as a promise. */
export async function prepare(document: SceneDocument): Promise<Prepared> {
  const images = createImages()
  const [missingFonts, missing] = await Promise.all([loadFonts(document), images.ready(usedAssets(document))])
  return { images, missingPictures: new Set(missing), missingFonts }
}
