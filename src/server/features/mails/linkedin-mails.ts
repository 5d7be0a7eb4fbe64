import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/user-repository'
import { findAccount } from '#server/features/linkedin/account-repository'
import type { StoredEvent } from '#server/platform/events/event'
import { nameOf } from './approval-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'

/** Mails about accounts at LinkedIn that have to be connected again. */

/** Not when the account was connected again meanwhile, or disconnected. */
export async function mailExpiry(
  ctx: Context,
  { subject: accountId, payload: { ownerId, expiresAt } }: StoredEvent<'linkedin-account.expiring'>,
): Promise<void> {
  const user = await findUser(ctx.db, ownerId)
  const account = await findAccount(ctx.db, ownerId, accountId)
  if (!user || account?.expiresAt !== expiresAt || account.refusedAt !== null) return
  const day = new Date(expiresAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: user.timeZone })
  const mail = layOutMail({
    subject: `Renew your LinkedIn connection before ${day}`,
    paragraphs: [
      `Hello ${nameOf(user) ?? 'there'},`,
      `LinkedIn lets Postwright post as ${account.name} until ${day}; it ends every such permission after about sixty days. A post scheduled for later than that waits for up to an hour after its time; then it asks you.`,
      'Renewing takes a click: as long as you are signed in at LinkedIn, it does not ask again.',
    ],
    action: { label: 'Renew the connection', address: settingsOf(ctx) },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

/** Only of an end that nobody saw coming. */
export async function mailAccessEnded(
  ctx: Context,
  { subject: accountId, payload: { ownerId, isRefused } }: StoredEvent<'linkedin-account.expired'>,
): Promise<void> {
  if (!isRefused) return
  const user = await findUser(ctx.db, ownerId)
  const account = await findAccount(ctx.db, ownerId, accountId)
  if (!user || !account || account.refusedAt === null) return
  const mail = layOutMail({
    subject: 'LinkedIn has ended Postwright’s access',
    paragraphs: [
      `Hello ${nameOf(user) ?? 'there'},`,
      `LinkedIn no longer lets Postwright post as ${account.name}. Nothing goes out until you connect the account again. A scheduled post waits for up to an hour after its time; then it asks you.`,
    ],
    action: { label: 'Connect again', address: settingsOf(ctx) },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

function settingsOf(ctx: Context): string {
  return `${ctx.config.http.publicUrl}/settings?tab=linkedin`
}
