import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/people/user-repository'
import type { StoredEvent } from '#server/platform/events/event'
import { asUserId } from '#shared/contract/ids'
import { nameOf } from './approval-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import { mailWordsFor } from './words/mail-words.ts'

/**
 * Tells an account's owner, in their language, how the ways to sign in to it changed. Without a mail server nothing is
 * kept: the words would be of use to nobody later.
 */
export async function mailSignInChange(
  ctx: Context,
  { subject: userId, at, payload: { change } }: StoredEvent<'account.sign-in-changed'>,
): Promise<void> {
  if (!ctx.mailer.isConfigured) return
  const user = await findUser(ctx.db, asUserId(userId))
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
