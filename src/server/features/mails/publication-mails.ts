import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/user-repository'
import { addressOf } from '#server/features/publications/publication'
import { sendPublicationNoticeJob } from '#server/features/publications/publication-jobs'
import { findView } from '#server/features/publications/view-repository'
import { handleJob } from '#server/platform/jobs/job'
import { inLanguage } from '#shared/errors/in-language'
import { nameOf } from './approval-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import { mailWordsFor } from './words/mail-words.ts'

type Told = z.output<typeof sendPublicationNoticeJob.payload>

/** Tells an author what became of a post, and what to do about it. */
async function sendPublicationNotice(ctx: Context, { ownerId, publicationId, kind }: Told): Promise<void> {
  const [user, publication] = await Promise.all([findUser(ctx.db, ownerId), findView(ctx.db, ownerId, publicationId)])
  if (!user || !publication) return
  const { postTitle, postId, accountName, urn, reason } = publication
  const { language, greeting, publication: words } = mailWordsFor(user)
  const outcome = kind === 'published' || !reason ? words.published : inLanguage(language, reason)
  const mail = layOutMail({
    language,
    subject: reason?.name === 'publicationSignIn' ? words.signInAgain : words.subjects[kind],
    paragraphs: [greeting(nameOf(user)), words.text(postTitle, accountName, outcome)],
    action:
      kind === 'published' && urn
        ? { label: words.openAtLinkedin, address: addressOf(urn) }
        : { label: words.open, address: `${ctx.config.http.publicUrl}/history?post=${postId}` },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

export const publicationMailJobs = [handleJob(sendPublicationNoticeJob, sendPublicationNotice)]
