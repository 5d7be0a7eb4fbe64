import type { Context } from '#server/context/context'
import { removeFolder } from '#server/features/accounts/links/remove-folder'
import { hourMs } from '#shared/time/durations'
import { mediaFolder } from './media-files.ts'
import { deleteUnfinishedMedia } from './media-repository.ts'

const keptMs = hourMs

/** Deletes pictures announced an hour ago that never arrived, and files of failed attempts. */
export async function sweepMedia(ctx: Context): Promise<number> {
  const before = ctx.now() - keptMs
  await ctx.files.removeLeftovers(before)
  const swept = await deleteUnfinishedMedia(ctx.db, before)
  for (const { ownerId, id } of swept) await removeFolder(ctx, mediaFolder(ownerId, id))
  return swept.length
}
