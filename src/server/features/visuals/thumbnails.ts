import type { KeptFile } from '#server/adapters/files/files'
import type { Context } from '#server/context'
import type { CanvasData } from '#shared/scene/canvas-data'
import { findScenePictures } from './scene-pictures.ts'

/** What a thumbnail is of: a visual or a template, as it was at one time. */
export interface Depicted {
  /** Whose pictures it may show; null: nobody's. */
  ownerId: string | null
  kind: 'visuals' | 'templates'
  id: string
  /** Epoch ms. */
  updatedAt: number
}

export interface Thumbnails {
  /**
   * The thumbnail, drawn when it is asked for the first time: saving, which happens every few seconds while someone
   * draws, does not wait for it, and what is never looked at is never drawn. Whoever asks meanwhile waits along.
   * @param load reads the document, only where there is something to draw; undefined when it is gone
   */
  read(depicted: Depicted, load: () => Promise<CanvasData | undefined>): Promise<KeptFile | undefined>
}

/** How many that could not be drawn are remembered, so that each is tried once and not with every list. */
const maxFailures = 500

export function createThumbnails(ctx: Context): Thumbnails {
  const underWay = new Map<string, Promise<void>>()
  const failures = new Map<string, unknown>()

  async function draw(depicted: Depicted, load: () => Promise<CanvasData | undefined>): Promise<void> {
    const { ownerId } = depicted
    const document = await load()
    if (!document) return
    const pictures = ownerId === null ? [] : await findScenePictures(ctx, ownerId, document)
    const bytes = await ctx.drawing.drawThumbnail(document, pictures)
    await ctx.files.removeFolder(thumbnailFolder(depicted)) // those of earlier versions
    await ctx.files.put(keyOf(depicted), bytes)
    // Deleted while it was drawn: its files are gone already, and this one must not stay behind.
    if (!(await load())) await ctx.files.removeFolder(thumbnailFolder(depicted))
  }

  function remember(key: string, error: unknown): never {
    failures.set(key, error)
    const [oldest] = failures.keys()
    if (failures.size > maxFailures && oldest !== undefined) failures.delete(oldest)
    throw error
  }

  return {
    async read(depicted, load) {
      const key = keyOf(depicted)
      const kept = await ctx.files.read(key)
      if (kept) return kept
      if (failures.has(key)) throw failures.get(key)
      const drawing = underWay.get(key) ?? draw(depicted, load).finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      await drawing.catch((error: unknown) => (isPassing(error) ? Promise.reject(error) : remember(key, error)))
      return await ctx.files.read(key)
    },
  }
}

/** Everything kept of a visual or template in files. */
export function thumbnailFolder({ ownerId, kind, id }: Omit<Depicted, 'updatedAt'>): string {
  return `${ownerId ?? 'shared'}/${kind}/${id}`
}

function keyOf(depicted: Depicted): string {
  return `${thumbnailFolder(depicted)}/${depicted.updatedAt}.webp`
}

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'busy' || error.code === 'cancelled')
}
