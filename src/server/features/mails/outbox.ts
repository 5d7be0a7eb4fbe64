import { randomUUID } from 'node:crypto'
import type { Mail } from '#server/adapters/mail/mailer'
import type { Context } from '#server/context'
import type { Database } from '#server/platform/database/database'

/**
 * Mails are first kept, then delivered by a job of their own, so that a restart or a broken mail server loses none.
 * Without a mail server they stay in the table, and the log says that there is one.
 */
export async function postMail(ctx: Context, mail: Mail): Promise<void> {
  const id = randomUUID()
  await ctx.db.transaction().execute(async (db) => {
    await db
      .insertInto('mails')
      .values({ ...mail, id, created_at: ctx.now(), sent_at: null })
      .execute()
    if (ctx.mailer.isConfigured) await ctx.jobs.add('deliver-mail', { mailId: id }, { db })
  })
  if (!ctx.mailer.isConfigured) {
    ctx.log.info({ mailId: id, subject: mail.subject }, 'no mail server is configured; the mail was kept in the outbox')
  }
}

/** Delivers one kept mail. After a crash between delivery and note the mail goes out twice, never not at all. */
export async function deliverMail(ctx: Context, { mailId }: { mailId: string }): Promise<void> {
  const mail = await ctx.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text', 'html'])
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!mail) return
  await ctx.mailer.deliver(mail)
  await ctx.db.updateTable('mails').set({ sent_at: ctx.now() }).where('id', '=', mailId).execute()
}

const keptMs = 30 * 24 * 60 * 60 * 1000

/** Removes mails that were sent more than thirty days ago. What was never sent stays for whoever runs the server. */
export async function sweepMails(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('sent_at', '<', now - keptMs)
    .execute()
}
