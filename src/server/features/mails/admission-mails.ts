import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/people/user'
import { findUser, listAdminRecipients } from '#server/features/accounts/people/user-repository'
import type { StoredEvent } from '#server/platform/events/event'
import { asUserId } from '#shared/contract/ids'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import { mailWordsFor } from './words/mail-words.ts'

/** Tells every administrator that someone waits for approval. */
export async function mailAdmissionRequest(
  ctx: Context,
  { subject: userId }: StoredEvent<'account.requested'>,
): Promise<void> {
  const user = await findUser(ctx.db, asUserId(userId))
  if (!user || user.isApproved) return
  const name = nameOf(user)
  for (const recipient of await listAdminRecipients(ctx.db)) {
    const { language, approvalRequest: words } = mailWordsFor(recipient)
    const mail = layOutMail({
      language,
      subject: words.subject(name ?? user.email),
      paragraphs: [
        words.text(name ? `${name} (${user.email})` : user.email),
        user.isEmailConfirmed ? words.confirmed : words.unconfirmed,
      ],
      action: { label: words.action, address: `${ctx.config.http.publicUrl}/admin/users` },
    })
    await postMail(ctx, { recipient: recipient.email, ...mail })
  }
}

/** Tells someone that they were let in. */
export async function mailAdmission(ctx: Context, { subject: userId }: StoredEvent<'account.approved'>): Promise<void> {
  const user = await findUser(ctx.db, asUserId(userId))
  if (!user?.isApproved) return
  const { language, greeting, approval: words } = mailWordsFor(user)
  const mail = layOutMail({
    language,
    subject: words.subject,
    paragraphs: [greeting(nameOf(user)), words.text],
    action: { label: words.action, address: ctx.config.http.publicUrl },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

/** How to address someone in a mail; null when they gave no name. */
export function nameOf(user: User): string | null {
  return `${user.firstName} ${user.lastName}`.replaceAll(/\p{Cc}/gu, '').trim() || null
}
