import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/user'
import { findUser, listAdminEmails } from '#server/features/accounts/user-repository'
import type { StoredEvent } from '#server/platform/events/event'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'

/** Tells every administrator that someone waits for approval. */
export async function mailApprovalRequest(
  ctx: Context,
  { subject: userId }: StoredEvent<'account.requested'>,
): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user || user.isApproved) return
  const name = nameOf(user)
  for (const recipient of await listAdminEmails(ctx.db)) {
    const mail = layOutMail({
      subject: `${name ?? user.email} is waiting for approval`,
      paragraphs: [
        `${name ? `${name} (${user.email})` : user.email} has registered and can use Postwright once an administrator approves the account.`,
        user.isEmailConfirmed
          ? 'It is confirmed that the address is theirs.'
          : 'It is not confirmed that the address is theirs: anyone may have entered it.',
      ],
      action: { label: 'Review pending accounts', address: `${ctx.config.http.publicUrl}/admin/users` },
    })
    await postMail(ctx, { recipient, ...mail })
  }
}

/** Tells someone that they were let in. */
export async function mailApproval(ctx: Context, { subject: userId }: StoredEvent<'account.approved'>): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user?.isApproved) return
  const mail = layOutMail({
    subject: 'Your Postwright account is approved',
    paragraphs: [
      `Hello ${nameOf(user) ?? 'there'},`,
      'An administrator has approved your account. You can write your first post now.',
    ],
    action: { label: 'Open Postwright', address: ctx.config.http.publicUrl },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

/** How to address someone in a mail; null when they gave no name. */
export function nameOf(user: User): string | null {
  return `${user.firstName} ${user.lastName}`.replaceAll(/\p{Cc}/gu, '').trim() || null
}
