import type { Context } from '#server/context/context'
import { findActor } from '#server/features/accounts/people/find-actor'
import { findUser } from '#server/features/accounts/people/user-repository'
import { addressIn } from '#server/features/accounts/teams/address-in'
import { addressOf } from '#server/features/publishing/publication'
import { findView } from '#server/features/publishing/view-repository'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import { inLanguage } from '#shared/errors/in-language'
import { nameOf } from './admission-mails.ts'
import { layOutMail } from './lay-out-mail.ts'
import { postMail } from './outbox.ts'
import type { MailCatalogue } from './words/catalogue.ts'
import { mailWordsFor } from './words/mail-words.ts'

export interface PublicationOutcome {
  ownerId: WorkspaceId
  authorId: UserId
  publicationId: string
  kind: keyof MailCatalogue['publication']['subjects']
}

/** Tells an author how publishing a post ended, and what to do about it. */
export async function mailOutcome(
  ctx: Context,
  { ownerId, authorId, publicationId, kind }: PublicationOutcome,
): Promise<void> {
  const [user, publication] = await Promise.all([findUser(ctx.db, authorId), findView(ctx.db, ownerId, publicationId)])
  if (!user || !publication || !(await findActor(ctx, 'job', user, ownerId))) return // they may have left the team
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
        : { label: words.open, address: await addressIn(ctx, ownerId, `/history?post=${postId}`) },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}
