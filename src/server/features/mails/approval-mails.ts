import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
import { findUser, listAdminEmails } from '#server/features/accounts/user-repository'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'

/** Job: tells every administrator that someone waits for approval. */
export async function askForApproval(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user || user.isApproved) return
  const name = nameOf(user)
  for (const recipient of await listAdminEmails(ctx.db)) {
    const mail = layOutMail({
      subject: `${name ?? user.email} is waiting for approval`,
      paragraphs: [
        `${name ? `${name} (${user.email})` : user.email} has registered and can use Postwright once an administrator approves the account.`,
      ],
      action: { label: 'Review pending accounts', address: `${ctx.config.http.publicUrl}/admin/users` },
    })
    await postMail(ctx, { recipient, ...mail })
  }
}

/** Job: tells someone that they were let in. */
export async function tellOfApproval(ctx: Context, { userId }: { userId: string }): Promise<void> {
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
