import type { StoredFile } from '#server/adapters/files/files'
import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/people/user-repository'
import { findPostDetail } from '#server/features/posts/details/get-post-detail'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import type { WholeFile } from '#server/features/publishing/attachment-kind'
import { findShownPoll, kinds, listShownPages, openWhole } from '#server/features/publishing/attachment-kinds'
import { memberName } from '#server/features/workspaces/member-repository'
import { AppError } from '#server/platform/errors'
import { hashToken } from '#server/platform/tokens'
import type { Answer } from '#shared/contract/contract'
import { languages } from '#shared/rules/languages'
import { toIso } from '#shared/time/iso'
import { addComment, type NewComment, readComments } from './comments.ts'
import { decide, type Verdict } from './decide.ts'
import { approvedTextOf, findReview, toReviewDto } from './read-review.ts'
import { findLink } from './review-repository.ts'

/** A review by private link, without an account. Reading changes nothing, since mail scanners follow links. */

/** @throws AppError link_expired */
async function openLink(ctx: Context, token: string) {
  const found = await findLink(ctx.db, hashToken(token), ctx.now())
  if (!found) throw new AppError('link_expired', 'reviewLinkOver')
  return { ...found, facts: await findReview(ctx, found.ownerId, found.postId) }
}

export async function readByLink(ctx: Context, token: string): Promise<Answer<'readReviewLink'>> {
  const { team, link, facts } = await openLink(ctx, token)
  const { post } = facts
  const [author, detail, pages, poll] = await Promise.all([
    post.createdBy && findUser(ctx.db, post.createdBy),
    findPostDetail(ctx, post.ownerId, post.id, null),
    listShownPages(ctx, facts.attached),
    findShownPoll(ctx, facts.attached),
  ])
  if (!detail) throw postNotFound()
  const { article, sourceText, moreArticles, citedTexts, acceptedClaims } = detail
  return {
    ...toReviewDto(facts),
    team,
    author: author ? memberName(author) : '',
    title: post.title,
    text: post.content,
    mentions: [...post.mentions],
    language: languages[post.language].code,
    version: post.version,
    pages: pages.length,
    altTexts: pages.map(({ altText }) => altText),
    hasFile: facts.object.attachment !== '' && kinds[facts.object.attach].whole !== undefined,
    isVideo: facts.object.attach === 'video',
    poll: poll && { ...poll, options: [...poll.options] },
    source: toSource({ ...article, text: sourceText }),
    moreSources: [
      ...moreArticles.map(toSource),
      ...citedTexts.map(({ title, url, text }) =>
        toSource({ title: title ?? url, siteName: null, url, published: null, text }),
      ),
    ],
    acceptedClaims,
    mayDecide: link.approves,
    approvedText: approvedTextOf(facts, ({ linkId }) => linkId === link.id),
    expiresAt: toIso(link.expiresAt),
  }
}

function toSource({
  title,
  siteName,
  url,
  published: publishedAt,
  text,
}: {
  title: string
  siteName: string | null
  url: string | null
  published: string | null
  text: string
}) {
  return { title, siteName, url, publishedAt, text }
}

/** One page of what is attached, drawn as it will go out. @param page from 1. @throws AppError not_found */
export async function drawByLink(ctx: Context, token: string, page: number): Promise<Uint8Array | StoredFile> {
  const { facts } = await openLink(ctx, token)
  const shown = (await listShownPages(ctx, facts.attached))[page - 1]
  const picture = await shown?.picture()
  if (!picture) throw new AppError('not_found', 'nothingHere')
  return picture
}

/** What goes out whole, such as a PDF. @throws AppError link_expired | not_found */
export async function openFileByLink(ctx: Context, token: string): Promise<WholeFile> {
  const { facts } = await openLink(ctx, token)
  const file = await openWhole(ctx, facts.attached)
  if (!file) throw new AppError('not_found', 'nothingHere')
  return file
}

/** @returns false when the post is not as it was read any more. @throws AppError link_expired | forbidden */
export async function decideByLink(
  ctx: Context,
  token: string,
  { name, ...verdict }: Verdict & { name: string },
): Promise<boolean> {
  const { ownerId, postId, link } = await openLink(ctx, token)
  if (!link.approves) throw new AppError('forbidden', 'reviewLinkReadOnly')
  return await decide(ctx, ownerId, postId, verdict, { userId: null, name, linkId: link.id })
}

/** Those that guests see. @throws AppError link_expired */
export async function readCommentsByLink(ctx: Context, token: string): Promise<Answer<'listCommentsByLink'>> {
  const { ownerId, postId } = await openLink(ctx, token)
  return await readComments(ctx, { ownerId, postId }, true)
}

/** @throws AppError link_expired | not_found | conflict */
export async function commentByLink(
  ctx: Context,
  token: string,
  { name, ...comment }: Pick<NewComment, 'body' | 'quote' | 'parentId'> & { name: string },
): Promise<Answer<'addCommentByLink'>> {
  const { ownerId, postId, link } = await openLink(ctx, token)
  const by = { userId: null, name, linkId: link.id }
  return await addComment(ctx, { ownerId, postId }, { ...comment, internal: false, mentions: [] }, by)
}
