import type { Context } from '#server/context/context'
import { type SignInChange, sendSignInChangeJob } from '#server/features/accounts/account-jobs'
import { findUser } from '#server/features/accounts/user-repository'
import { handleJob } from '#server/platform/jobs/job'
import { nameOf } from './approval-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import { mailWordsFor } from './words/mail-words.ts'

/** Tells an account's owner, in their language, how the ways to sign in to it changed. */
async function sendSignInChange(
  ctx: Context,
  { userId, change, at }: { userId: string; change: SignInChange; at: number },
): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user) return
  const { language, locale, greeting, signIn: words } = mailWordsFor(user)
  const { subject, text } = words.changes[change]
  const moment = { dateStyle: 'long', timeStyle: 'short', timeZone: user.timeZone } as const
  const mail = layOutMail({
    language,
    subject,
    paragraphs: [
      greeting(nameOf(user)),
      text(`${new Date(at).toLocaleString(locale, moment)} (${user.timeZone})`),
      ctx.config.oidc?.isOnlyWay ? words.ifNotYouWithoutPasswords : words.ifNotYou,
    ],
    action: { label: words.action, address: `${ctx.config.http.publicUrl}/settings?tab=account` },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

export const signInMailJobs = [handleJob(sendSignInChangeJob, sendSignInChange)]
