import type { Context } from '#server/context/context'
import { sendApprovalNoticeJob, sendApprovalRequestJob } from '#server/features/accounts/account-jobs'
import type { User } from '#server/features/accounts/user'
import { findUser, listAdminRecipients } from '#server/features/accounts/user-repository'
import { handleJob } from '#server/platform/jobs/job'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import { mailWordsFor } from './words/mail-words.ts'

/** Tells every administrator that someone waits for approval. */
async function sendApprovalRequest(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const user = await findUser(ctx.db, userId)
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
async function sendApprovalNotice(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const user = await findUser(ctx.db, userId)
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

export const approvalJobs = [
  handleJob(sendApprovalRequestJob, sendApprovalRequest),
  handleJob(sendApprovalNoticeJob, sendApprovalNotice),
]

/** How to address someone in a mail; null when they gave no name. */
export function nameOf(user: User): string | null {
  return `${user.firstName} ${user.lastName}`.replaceAll(/\p{Cc}/gu, '').trim() || null
}
