import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/user-repository'
import { addressOf } from '#server/features/publications/publication'
import { findView } from '#server/features/publications/view-repository'
import { inEnglish } from '#shared/errors/in-english'
import { nameOf } from './approval-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'

const subjects = {
  published: 'Your post is on LinkedIn',
  failed: 'Your post could not be published',
  unconfirmed: 'Is your post on LinkedIn? Please look',
  missed: 'Your post missed its time',
  waiting: 'Your post waits to be published',
} as const

const signInAgain = 'LinkedIn asks you to sign in again'

export interface PublicationOutcome {
  ownerId: string
  publicationId: string
  kind: keyof typeof subjects
}

/** Tells an author what became of a post, and what to do about it. */
export async function mailOutcome(ctx: Context, { ownerId, publicationId, kind }: PublicationOutcome): Promise<void> {
  const [user, publication] = await Promise.all([findUser(ctx.db, ownerId), findView(ctx.db, ownerId, publicationId)])
  if (!user || !publication) return
  const { postTitle, postId, accountName, urn, reason } = publication
  const what = kind === 'published' || !reason ? 'It went out as planned.' : inEnglish(reason)
  const mail = layOutMail({
    subject: reason?.name === 'publicationSignIn' ? signInAgain : subjects[kind],
    paragraphs: [`Hello ${nameOf(user) ?? 'there'},`, `“${postTitle}”, for ${accountName}: ${what}`],
    action:
      kind === 'published' && urn
        ? { label: 'Open it on LinkedIn', address: addressOf(urn) }
        : { label: 'Open it in Postwright', address: `${ctx.config.http.publicUrl}/history?post=${postId}` },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}
