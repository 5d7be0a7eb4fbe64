import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/people/user-repository'
import { findAccount } from '#server/features/linkedin/account-repository'
import type { StoredEvent } from '#server/platform/events/event'
import { nameOf } from './admission-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import { mailWordsFor } from './words/mail-words.ts'

/** Mails about LinkedIn accounts that have to be connected again. */

/** Not when the account was connected again or disconnected meanwhile. */
export async function mailExpiry(
  ctx: Context,
  { subject: accountId, payload: { ownerId, expiresAt } }: StoredEvent<'linkedin-account.expiring'>,
): Promise<void> {
  const user = await findUser(ctx.db, ownerId)
  const account = await findAccount(ctx.db, ownerId, accountId)
  if (!user || account?.expiresAt !== expiresAt || account.refusedAt !== null) return
  const { language, locale, greeting, linkedinExpiry: words } = mailWordsFor(user)
  const day = new Date(expiresAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: user.timeZone })
  const mail = layOutMail({
    language,
    subject: words.subject(day),
    paragraphs: [greeting(nameOf(user)), words.text(account.name, day)],
    action: { label: words.action, address: settingsOf(ctx) },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

/** Only for an end that nobody could foresee. */
export async function mailAccessEnded(
  ctx: Context,
  { subject: accountId, payload: { ownerId, isRefused } }: StoredEvent<'linkedin-account.expired'>,
): Promise<void> {
  if (!isRefused) return
  const user = await findUser(ctx.db, ownerId)
  const account = await findAccount(ctx.db, ownerId, accountId)
  if (!user || !account || account.refusedAt === null) return
  const { language, greeting, linkedinAccessEnded: words } = mailWordsFor(user)
  const mail = layOutMail({
    language,
    subject: words.subject,
    paragraphs: [greeting(nameOf(user)), words.text(account.name)],
    action: { label: words.action, address: settingsOf(ctx) },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

function settingsOf(ctx: Context): string {
  return `${ctx.config.http.publicUrl}/settings?tab=linkedin`
}
