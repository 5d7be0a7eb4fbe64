import type { Context } from '#server/context/context'
import { sendConfirmationLinkJob, sendInvitationJob, sendPasswordLinkJob } from '#server/features/accounts/account-jobs'
import { isInvited } from '#server/features/accounts/invitation-repository'
import { createLink, type LinkKind } from '#server/features/accounts/one-time-links'
import { findUser } from '#server/features/accounts/user-repository'
import { handleJob } from '#server/platform/jobs/job'
import { nameOf } from './approval-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'

/** Mails that carry a one-time link. The link is made when the mail is, so that only the mail ever holds it. */

const words: Record<LinkKind, { subject: string; text: string; action: string }> = {
  'password-reset': {
    subject: 'Choose a new Postwright password',
    text: 'Someone, most likely you, asked for a new password. The link works once, within an hour. If it was not you, nothing has changed and you can ignore this mail.',
    action: 'Choose a new password',
  },
  'email-confirmation': {
    subject: 'Confirm your email for Postwright',
    text: 'Please confirm that this address is yours. The link works once, within a day. If you did not register, ignore this mail.',
    action: 'Confirm email',
  },
  invitation: {
    subject: 'You are invited to Postwright',
    text: 'An administrator has made a Postwright account for you. Choose a password and you are in. The link works once, within a week.',
    action: 'Accept the invitation',
  },
}

/** Mails a link of this kind to the account. */
async function sendLink(ctx: Context, kind: LinkKind, { userId }: { userId: string }): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user) return
  if (kind === 'invitation' && !(await isInvited(ctx.db, userId))) return // accepted or withdrawn meanwhile
  const { subject, text, action } = words[kind]
  const address = await createLink(ctx, kind, userId)
  const mail = layOutMail({
    subject,
    paragraphs: [`Hello ${nameOf(user) ?? 'there'},`, text],
    action: { label: action, address },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

export const linkJobs = [
  handleJob(sendPasswordLinkJob, (ctx: Context, payload) => sendLink(ctx, 'password-reset', payload)),
  handleJob(sendConfirmationLinkJob, (ctx: Context, payload) => sendLink(ctx, 'email-confirmation', payload)),
  handleJob(sendInvitationJob, (ctx: Context, payload) => sendLink(ctx, 'invitation', payload)),
]
