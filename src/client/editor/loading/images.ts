import { inWorkspace } from '#client/lib/workspace'
import type { DrawingEnv, LoadedImage } from '#shared/drawing/surface/canvas-2d'

/**
 * The pictures of a visual, each loaded once. They come from our own origin, so the canvas stays readable for export.
 */
export interface CanvasImages {
  /** For drawing: undefined while loading. The first call starts loading. */
  readonly image: DrawingEnv['image']
  /** Waits for all of them. @returns those that failed to load */
  ready(srcs: readonly string[]): Promise<string[]>
  /** Calls the listener whenever a picture has loaded or failed. @returns a function that stops it */
  subscribe(listener: () => void): () => void
}

export function createImages(load: (src: string) => Promise<LoadedImage> = loadImage): CanvasImages {
  const known = new Map<string, LoadedImage | 'missing' | Promise<void>>()
  const listeners = new Set<() => void>()

  function start(src: string): Promise<void> {
    const coming = load(src).then(
      (image) => settle(src, image),
      () => settle(src, 'missing'),
    )
    known.set(src, coming)
    return coming
  }
  function settle(src: string, result: LoadedImage | 'missing'): void {
    known.set(src, result)
    for (const listener of listeners) listener()
  }
  function image(src: string) {
    const found = known.get(src)
    if (found === undefined) void start(src)
    return found instanceof Promise ? undefined : found
  }

  return {
    image,
    async ready(srcs) {
      await Promise.all(srcs.map(async (src) => known.get(src) ?? start(src)))
      return srcs.filter((src) => known.get(src) === 'missing')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function loadImage(src: string): Promise<LoadedImage> {
  const image = new Image()
  image.src = inWorkspace(src)
  await image.decode() // so that the first frame with it does not wait
  return { source: image, width: image.naturalWidth, height: image.naturalHeight }
}
