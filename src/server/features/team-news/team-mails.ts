import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/people/user-repository'
import { addressIn } from '#server/features/accounts/teams/address-in'
import { nameOf } from '#server/features/mails/admission-mails'
import { layOutMail } from '#server/features/mails/lay-out-mail'
import { postMail } from '#server/features/mails/outbox'
import { mailWordsFor } from '#server/features/mails/words/mail-words'
import { findPost } from '#server/features/posts/store/post-repository'
import { findCommentMails } from '#server/features/settings/settings-repository'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import type { EventName } from '#shared/contract/events'
import { routes } from '#shared/contract/pages'
import { inLanguage } from '#shared/errors/in-language'
import { commentKinds } from './daily-comments.ts'
import { eventsWithNews, type News, newsOf } from './news.ts'

/** Who joined or left is in the bell alone, and an invitation is a mail of its own, with its link. */
const unmailed: readonly EventName[] = ['member.invited', 'member.joined', 'member.left']

const reviewKinds: readonly News['kind'][] = ['review-asked', 'review-decided', ...commentKinds]

/** Mails what concerns someone in a team, in their language. */
export const teamMails: Subscriber<Context> = {
  name: 'team-mails',
  when: 'after-commit',
  on: Object.fromEntries(eventsWithNews.filter((name) => !unmailed.includes(name)).map((name) => [name, mailAll])),
}

/** To those who belong to the team now, not when it happened. */
async function mailAll(ctx: Context, event: StoredEvent): Promise<void> {
  for (const news of await newsOf(ctx, event)) {
    const isOnceADay = commentKinds.includes(news.kind) && (await findCommentMails(ctx.db, news.to)) === 'daily'
    if (!isOnceADay) await mailNews(ctx, news)
  }
}

async function mailNews(ctx: Context, { to, kind, reason, workspaceId, postId, words: written }: News): Promise<void> {
  const user = await findUser(ctx.db, to)
  if (!user?.isApproved) return
  const post = workspaceId && postId ? await findPost(ctx.db, workspaceId, postId) : undefined
  const { language, greeting, teamNews: words } = mailWordsFor(user)
  const sentence = inLanguage(language, reason)
  const mail = layOutMail({
    language,
    subject: post ? words.aboutPost(post.title) : sentence,
    paragraphs: [greeting(nameOf(user)), sentence, ...(written ? [words.quoted(written)] : [])],
    action: post
      ? { label: words.openPost, address: await addressIn(ctx, workspaceId, pathOf(kind, post.id)) }
      : {
          label: words.open,
          address: await addressIn(ctx, workspaceId, kind === 'webhook-off' ? routes.developers.path : '/'),
        },
  })
  await postMail(ctx, { recipient: user.email, ...mail })
}

function pathOf(kind: News['kind'], postId: string): string {
  const post = `/generate?post=${postId}`
  return reviewKinds.includes(kind) ? `${post}&panel=review` : post
}
