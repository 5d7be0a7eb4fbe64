import type { Context } from '#server/context/context'
import {
  sendConfirmationLinkJob,
  sendInvitationJob,
  sendPasswordLinkJob,
} from '#server/features/accounts/links/account-jobs'
import { createLink, type LinkKind } from '#server/features/accounts/links/one-time-links'
import { findUser } from '#server/features/accounts/people/user-repository'
import { isInvited } from '#server/features/accounts/rights/invitation-repository'
import { handleJob } from '#server/platform/jobs/job'
import type { UserId } from '#shared/contract/ids'
import { nameOf } from './admission-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import { mailWordsFor } from './words/mail-words.ts'

/** Mails with a one-time link. The link is made together with the mail, so that only the mail ever holds it. */

/** Mails a link of this kind to the account. */
async function sendLink(ctx: Context, kind: LinkKind, { userId }: { userId: UserId }): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user) return
  if (kind === 'invitation' && !(await isInvited(ctx.db, userId))) return // accepted or withdrawn meanwhile
  const { language, greeting, links } = mailWordsFor(user)
  const { subject, text, action } = links[kind]
  const address = await createLink(ctx, kind, userId)
  const mail = layOutMail({
    language,
    subject,
    paragraphs: [greeting(nameOf(user)), text],
    action: { label: action, address },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

export const linkJobs = [
  handleJob(sendPasswordLinkJob, (ctx: Context, payload) => sendLink(ctx, 'password-reset', payload)),
  handleJob(sendConfirmationLinkJob, (ctx: Context, payload) => sendLink(ctx, 'email-confirmation', payload)),
  handleJob(sendInvitationJob, (ctx: Context, payload) => sendLink(ctx, 'invitation', payload)),
]
