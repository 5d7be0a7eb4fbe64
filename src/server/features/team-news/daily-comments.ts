import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/people/user-repository'
import { nameOf } from '#server/features/mails/admission-mails'
import { layOutMail } from '#server/features/mails/lay-out-mail'
import { postMail } from '#server/features/mails/outbox'
import { mailWordsFor } from '#server/features/mails/words/mail-words'
import { listUnseenOf, type Notification } from '#server/features/notifications/notification-repository'
import { listCommentMailsDue, markCommentsMailed } from '#server/features/settings/settings-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { UserId } from '#shared/contract/ids'
import type { NotificationKind } from '#shared/contract/notifications'
import { inLanguage } from '#shared/errors/in-language'
import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import { dayMs } from '#shared/time/durations'

export const commentKinds: readonly NotificationKind[] = ['comment', 'mentioned']

const maxListed = 50

/** One mail a day with the comments that someone has not seen in the bell; none without any. */
export async function mailDailyComments(ctx: Context): Promise<void> {
  const now = ctx.now()
  for (const due of await listCommentMailsDue(ctx.db, now - dayMs)) {
    await inTransaction(ctx.db, async (db) => {
      if (!(await markCommentsMailed(db, due, now))) return
      const unseen = await listUnseenOf(db, due.ownerId, { kinds: commentKinds, after: due.since, limit: maxListed })
      if (unseen.length > 0) await mailComments({ ...ctx, db }, due.ownerId, unseen)
    })
  }
}

async function mailComments(ctx: Context, ownerId: UserId, unseen: readonly Notification[]): Promise<void> {
  const user = await findUser(ctx.db, ownerId)
  if (!user?.isApproved) return
  const { language, greeting, teamNews: words } = mailWordsFor(user)
  const mail = layOutMail({
    language,
    subject: words.daily(unseen.length),
    paragraphs: [greeting(nameOf(user)), ...unseen.map((each) => lineOf(each, language))],
    action: { label: words.open, address: `${ctx.config.http.publicUrl}/` },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

function lineOf({ postTitle, team, reason }: Notification, language: InterfaceLanguage): string {
  return [team?.name, postTitle, inLanguage(language, reason)].filter(Boolean).join(': ')
}
