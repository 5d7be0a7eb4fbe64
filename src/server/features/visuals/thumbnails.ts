import type { StoredFile } from '#server/adapters/files/files'
import type { Context } from '#server/context/context'
import { removeFolder } from '#server/features/accounts/links/remove-folder'
import type { WorkspaceId } from '#shared/contract/ids'
import { type PictureSize, pictureSizes } from '#shared/contract/visuals'
import { limits } from '#shared/rules/limits'
import type { CanvasData } from '#shared/scene/canvas-data'
import { findSceneParts } from './scene-parts.ts'

/** The subject of a thumbnail: a visual or a template, as it was at one time. */
export interface Depicted {
  /** The owner whose pictures it may show; null: nobody's. */
  ownerId: WorkspaceId | null
  kind: 'visuals' | 'templates'
  id: string
  /** Epoch ms. */
  updatedAt: number
  /** A list's by default. */
  size?: PictureSize
}

export interface Thumbnails {
  /**
   * The thumbnail, drawn on first use: saving, which happens every few seconds while someone draws, does not wait for
   * it, and an unseen state is never drawn. Concurrent callers share one drawing.
   * @param load reads the document, only if it has to be drawn; undefined when it was deleted
   */
  read(depicted: Depicted, load: () => Promise<CanvasData | undefined>): Promise<StoredFile | undefined>
}

/** How many failures are remembered, so that each is tried once and not with every list. */
const maxFailures = 500

export function createThumbnails(ctx: Context): Thumbnails {
  const underWay = new Map<string, Promise<void>>()
  const failures = new Map<string, unknown>()

  async function draw(depicted: Depicted, load: () => Promise<CanvasData | undefined>): Promise<void> {
    const { ownerId, size = 'list' } = depicted
    const document = await load()
    if (!document) return
    const parts = await findSceneParts(ctx, ownerId, document, size)
    const bytes = await ctx.drawing.drawThumbnail(document, parts, pixelsOf[size])
    if (!(await hasOtherSize(depicted))) await ctx.files.removeFolder(thumbnailFolder(depicted)) // earlier ones
    await ctx.files.put(keyOf(depicted), bytes)
    // Deleted while it was drawn: its files are gone already, and this one must not stay behind.
    if (!(await load())) await ctx.files.removeFolder(thumbnailFolder(depicted))
  }

  /** Whether this version was drawn in another size already: then older files are gone. */
  async function hasOtherSize(depicted: Depicted): Promise<boolean> {
    const others = pictureSizes.filter((size) => size !== (depicted.size ?? 'list'))
    for (const size of others) if (await ctx.files.has(keyOf({ ...depicted, size }))) return true
    return false
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

const pixelsOf = { list: limits.thumbnailPixels, feed: limits.feedPixels } as const satisfies Record<
  PictureSize,
  number
>

/** @param depicted its last state, if known */
export async function removeThumbnails(
  ctx: Context,
  { updatedAt, ...depicted }: Omit<Depicted, 'updatedAt'> & { updatedAt?: number },
): Promise<void> {
  const known = updatedAt === undefined ? [] : pictureSizes.map((size) => keyOf({ ...depicted, updatedAt, size }))
  await removeFolder(ctx, thumbnailFolder(depicted), known)
}

/** The folder of a visual's or template's files. */
export function thumbnailFolder({ ownerId, kind, id }: Omit<Depicted, 'updatedAt'>): string {
  return `${ownerId ?? 'shared'}/${kind}/${id}`
}

function keyOf(depicted: Depicted): string {
  const { updatedAt, size = 'list' } = depicted
  return `${thumbnailFolder(depicted)}/${updatedAt}${size === 'list' ? '' : `.${size}`}.webp`
}

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'busy' || error.code === 'cancelled')
}
