import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Mail } from '#server/adapters/mail/mailer'
import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { defineJob, handleJob } from '#server/platform/jobs/job'
import { dayMs } from '#shared/time/durations'

/** Retried for two days: a mail server may be down for long. */
const deliverMailJob = defineJob({
  name: 'deliver-mail',
  lane: 'mail',
  payload: z.object({ mailId: z.string() }),
  retry: { attempts: 20 },
})

/**
 * Mails are first stored, then delivered by a job, so that a restart or a broken mail server loses none. Without a mail
 * server they stay in the table for the operator, and the log says so. Some contain a link that is as good as a
 * password, so a mail's words are deleted as soon as it is sent, and after a week in any case (decision 0032).
 */
export async function postMail(ctx: Context, mail: Mail): Promise<void> {
  const id = randomUUID()
  await inTransaction(ctx.db, async (db) => {
    await db
      .insertInto('mails')
      .values({ ...mail, id, created_at: ctx.now(), sent_at: null })
      .execute()
    if (ctx.mailer.isConfigured) await ctx.jobs.add(deliverMailJob, { mailId: id }, { db })
  })
  if (!ctx.mailer.isConfigured) {
    ctx.log.info({ mailId: id }, 'no mail server is configured; the mail was kept in the outbox')
  }
}

/**
 * Delivers one stored mail and deletes its words. After a crash in between the mail goes out twice rather than never.
 */
export async function deliverMail(ctx: Context, { mailId }: { mailId: string }): Promise<void> {
  const mail = await ctx.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text', 'html'])
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .where('text', '!=', '')
    .executeTakeFirst()
  if (!mail) return
  await ctx.mailer.deliver(mail)
  await ctx.db
    .updateTable('mails')
    .set({ sent_at: ctx.now(), ...noWords })
    .where('id', '=', mailId)
    .execute()
}

export const mailJobs = [handleJob(deliverMailJob, deliverMail)]

/** As long as the longest link lives. */
const unsentWordsKeptMs = 7 * dayMs
const keptMs = 30 * dayMs
const noWords = { text: '', html: '' }

/** Deletes the words of mails unsent for seven days; deletes every mail after thirty. */
export async function sweepMails(db: Database, now: number): Promise<void> {
  await db
    .updateTable('mails')
    .set(noWords)
    .where('created_at', '<', now - unsentWordsKeptMs)
    .where('text', '!=', '')
    .execute()
  await db
    .deleteFrom('mails')
    .where('created_at', '<', now - keptMs)
    .execute()
}

/** The mails to an address that are still readable, oldest first: where there is no mail server, or it is down. */
export async function listUnsentMails(
  db: Database,
  recipient: string,
): Promise<{ subject: string; text: string; createdAt: number }[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['subject', 'text', 'created_at'])
    .where('recipient', '=', recipient)
    .where('text', '!=', '')
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ subject: row.subject, text: row.text, createdAt: row.created_at }))
}
