import type { Context } from '#server/context'
import { findUser } from '#server/features/accounts/user-repository'
import { reconcile } from '#server/features/billing/reconcile'
import { nameOf } from '#server/features/mails/approval-mails'
import { layOutMail } from '#server/features/mails/lay-out-mail'
import { postMail } from '#server/features/mails/outbox'
import { mediaFolder } from '#server/features/media/media-files'
import { thumbnailFolder } from '#server/features/visuals/thumbnails'
import { afterPayment, dayMs } from '#shared/rules/plans'
import {
  deleteMade,
  holdKeeping,
  type Keeping,
  listToRemove,
  listToTell,
  noteRemoved,
  noteTold,
} from './kept-data-repository.ts'

/**
 * Thirty days after a paid time ended, what its owner made is removed; a week before, they are told by mail. Each time
 * the provider is asked first, and whoever pays again by then keeps everything. Looked at every hour, so that a machine
 * which sleeps at night does it too.
 */

const batch = 100

/** Stops between two owners when the process does. */
export async function sweepKeptData(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const keeping of await listToTell(ctx.db, ctx.now(), batch)) {
    if (signal?.aborted) return
    await afterAsking(ctx, keeping, () => announceRemoval(ctx, keeping))
  }
  for (const keeping of await listToRemove(ctx.db, ctx.now(), batch)) {
    if (signal?.aborted) return
    await afterAsking(ctx, keeping, () => removeMade(ctx, keeping))
  }
}

/** A provider that can't be asked now is asked next time; nothing is removed on what was known before. */
async function afterAsking(ctx: Context, { ownerId }: Keeping, deed: () => Promise<void>): Promise<void> {
  try {
    await reconcile(ctx, ownerId)
    await deed()
  } catch (error) {
    ctx.log.warn({ err: error, ownerId }, 'kept data could not be looked after')
  }
}

async function announceRemoval(ctx: Context, keeping: Keeping): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    if (!(await holdKeeping(db, ctx.databaseKind, keeping))) return
    if (await noteTold(db, keeping, ctx.now())) await ctx.jobs.add('tell-of-removal', keeping, { db })
  })
}

async function removeMade(ctx: Context, keeping: Keeping): Promise<void> {
  const { ownerId } = keeping
  await ctx.db.transaction().execute(async (db) => {
    if (!(await holdKeeping(db, ctx.databaseKind, keeping))) return
    const { visualIds, mediaIds } = await deleteMade(db, ownerId)
    const folders = [
      ...visualIds.map((id) => thumbnailFolder({ ownerId, kind: 'visuals', id })),
      ...mediaIds.map((id) => mediaFolder(ownerId, id)),
    ]
    await ctx.jobs.add('remove-kept-files', { folders }, { db })
    await noteRemoved(db, keeping, ctx.now())
  })
}

/** Job: removes the files of what was taken out. */
export async function removeKeptFiles(ctx: Context, { folders }: { folders: readonly string[] }): Promise<void> {
  for (const folder of folders) await ctx.files.removeFolder(folder)
}

/** Job: tells someone what will be removed and when. */
export async function tellOfRemoval(ctx: Context, { ownerId, paidUntil }: Keeping): Promise<void> {
  const user = await findUser(ctx.db, ownerId)
  if (!user || user.paidUntil !== paidUntil || user.subscriptionStatus === 'active') return
  const removedAt = Math.max(paidUntil + afterPayment.keptDays * dayMs, ctx.now() + afterPayment.noticeDays * dayMs)
  const day = new Date(removedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: user.timeZone })
  const mail = layOutMail({
    subject: `Your Postwright posts will be removed on ${day}`,
    paragraphs: [
      `Hello ${nameOf(user) ?? 'there'},`,
      `Your Pro subscription has ended. Your posts, visuals and media are kept until ${day} and are removed then. Your account stays.`,
      'To keep them, subscribe again before that day, or save what you need: your settings have a button that exports your data.',
    ],
    action: { label: 'Subscribe again', address: `${ctx.config.http.publicUrl}/subscribe` },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}
