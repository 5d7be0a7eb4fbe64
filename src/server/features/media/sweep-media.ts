import type { Context } from '#server/context/context'
import { removeFolder } from '#server/features/accounts/remove-folder'
import { hourMs } from '#shared/time/durations'
import { mediaFolder } from './media-files.ts'
import { deleteUnfinishedMedia } from './media-repository.ts'

const keptMs = hourMs

/** Forgets pictures that were announced an hour ago and never came, and what attempts that broke off left behind. */
export async function sweepMedia(ctx: Context): Promise<number> {
  const before = ctx.now() - keptMs
  await ctx.files.removeLeftovers(before)
  const swept = await deleteUnfinishedMedia(ctx.db, before)
  for (const { ownerId, id } of swept) await removeFolder(ctx, mediaFolder(ownerId, id))
  return swept.length
}
