import type { Context } from '#server/context/context'
import { sendApprovalNoticeJob, sendApprovalRequestJob } from '#server/features/accounts/account-jobs'
import type { User } from '#server/features/accounts/user'
import { findUser, listAdminEmails } from '#server/features/accounts/user-repository'
import { handleJob } from '#server/platform/jobs/job'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'

/** Tells every administrator that someone waits for approval. */
async function sendApprovalRequest(ctx: Context, { userId }: { userId: string }): Promise<void> {
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
async function sendApprovalNotice(ctx: Context, { userId }: { userId: string }): Promise<void> {
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

export const approvalJobs = [
  handleJob(sendApprovalRequestJob, sendApprovalRequest),
  handleJob(sendApprovalNoticeJob, sendApprovalNotice),
]

/** How to address someone in a mail; null when they gave no name. */
export function nameOf(user: User): string | null {
  return `${user.firstName} ${user.lastName}`.replaceAll(/\p{Cc}/gu, '').trim() || null
}
