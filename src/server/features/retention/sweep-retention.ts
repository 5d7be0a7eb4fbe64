import { z } from 'zod'
import type { Context } from '#server/context/context'
import type { DeleteData } from '#server/context/feature'
import { findUser } from '#server/features/accounts/people/user-repository'
import { reconcile } from '#server/features/billing/reconcile'
import { nameOf } from '#server/features/mails/admission-mails'
import { layOutMail } from '#server/features/mails/lay-out-mail'
import { postMail } from '#server/features/mails/outbox'
import { mailWordsFor } from '#server/features/mails/words/mail-words'
import { inTransaction } from '#server/platform/database/in-transaction'
import { defineJob, handleJob } from '#server/platform/jobs/job'
import { workspaceIdField } from '#shared/contract/id-fields'
import { personOf } from '#shared/contract/ids'
import { afterPayment } from '#shared/rules/plans'
import { dayMs } from '#shared/time/durations'
import {
  listToDelete,
  listToNotify,
  lockRetention,
  markNotified,
  markRemoved,
  type Retention,
} from './retention-repository.ts'

/**
 * Deletes a user's content thirty days after the paid time ended; a week before, a mail announces it. Each time the
 * payment provider is asked first, so that someone who pays again by then keeps everything. Runs every hour, so that it
 * also works on a machine that sleeps at night.
 */

const sendRemovalNoticeJob = defineJob({
  name: 'tell-of-removal',
  lane: 'mail',
  payload: z.object({ ownerId: workspaceIdField, paidUntil: z.number() }),
})
const removeExpiredFilesJob = defineJob({
  name: 'remove-kept-files',
  lane: 'files',
  payload: z.object({ folders: z.array(z.string()) }),
})

const batch = 100

/** Stops between two owners when the process ends. */
export async function sweepRetention(
  ctx: Context,
  deletions: readonly DeleteData[],
  signal?: AbortSignal,
): Promise<void> {
  for (const retention of await listToNotify(ctx.db, ctx.now(), batch)) {
    if (signal?.aborted) return
    await afterReconciling(ctx, retention, () => announceRemoval(ctx, retention))
  }
  for (const retention of await listToDelete(ctx.db, ctx.now(), batch)) {
    if (signal?.aborted) return
    await afterReconciling(ctx, retention, () => removeUserContent(ctx, deletions, retention))
  }
}

/** If the provider can't be reached now, the next run asks it; nothing is deleted on older knowledge. */
async function afterReconciling(ctx: Context, { ownerId }: Retention, work: () => Promise<void>): Promise<void> {
  try {
    await reconcile(ctx, ownerId)
    await work()
  } catch (error) {
    ctx.log.warn({ err: error, ownerId }, 'the retention of an account could not be carried out')
  }
}

async function announceRemoval(ctx: Context, retention: Retention): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    if (!(await lockRetention(db, retention))) return
    if (await markNotified(db, retention, ctx.now())) await ctx.jobs.add(sendRemovalNoticeJob, retention, { db })
  })
}

/** The account stays, and so does data without a `deleteData`: settings, styles, templates. */
async function removeUserContent(ctx: Context, deletions: readonly DeleteData[], retention: Retention): Promise<void> {
  const { ownerId } = retention
  await inTransaction(ctx.db, async (db) => {
    if (!(await lockRetention(db, retention))) return
    const folders: string[] = []
    for (const deleteData of deletions) folders.push(...(await deleteData(db, ownerId)))
    await ctx.jobs.add(removeExpiredFilesJob, { folders }, { db })
    await markRemoved(db, retention, ctx.now())
  })
}

/** Deletes the files of deleted visuals and media. */
export async function removeExpiredFiles(ctx: Context, { folders }: { folders: readonly string[] }): Promise<void> {
  for (const folder of folders) await ctx.files.removeFolder(folder)
}

/** Mails someone what will be deleted and when. */
export async function sendRemovalWarning(ctx: Context, { ownerId, paidUntil }: Retention): Promise<void> {
  const user = await findUser(ctx.db, personOf(ownerId))
  if (!user || user.paidUntil !== paidUntil || user.subscriptionStatus === 'active') return
  const removedAt = Math.max(paidUntil + afterPayment.keptDays * dayMs, ctx.now() + afterPayment.noticeDays * dayMs)
  const { language, locale, greeting, removal: words } = mailWordsFor(user)
  const day = new Date(removedAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: user.timeZone })
  const mail = layOutMail({
    language,
    subject: words.subject(day),
    paragraphs: [greeting(nameOf(user)), words.text(day), words.hint],
    action: { label: words.action, address: `${ctx.config.http.publicUrl}/subscribe` },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

export const retentionJobs = [
  handleJob(removeExpiredFilesJob, removeExpiredFiles),
  handleJob(sendRemovalNoticeJob, sendRemovalWarning),
]
