import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/people/user-repository'
import type { StoredEvent } from '#server/platform/events/event'
import { asUserId } from '#shared/contract/ids'
import { nameOf } from './admission-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import { mailWordsFor } from './words/mail-words.ts'

/**
 * Mails an account's owner how the ways to sign in to it changed, in their language. Without a mail server nothing is
 * stored: the words would be of no use later.
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
