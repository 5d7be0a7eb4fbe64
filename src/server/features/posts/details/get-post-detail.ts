import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { PostDetail } from '#shared/contract/posts'
import { findArticle } from '../store/article-repository.ts'
import { listPostFiles, toPostFileDto } from '../store/attached-file-repository.ts'
import { findAuthors, findSaver } from '../store/author-repository.ts'
import { findCitedTexts, findWaitingPages } from '../store/cited-page-repository.ts'
import { findMoreArticles } from '../store/more-article-repository.ts'
import { findPoll, toPollDto } from '../store/poll-repository.ts'
import { postNotFound } from '../store/post-not-found.ts'
import { findPublicationsOf } from '../store/post-publication-repository.ts'
import { findPost } from '../store/post-repository.ts'
import { findPostVisual } from '../store/post-visuals.ts'
import { listVersions } from '../store/version-repository.ts'
import { findWorkingCopy } from '../store/working-copy-repository.ts'
import { findVoiceExamples } from '../writing/voice-examples.ts'
import { toPostDetail } from './post-dto.ts'

type Detail = z.infer<typeof PostDetail>

/** One post with its details, and with what its voice is compared with. @throws AppError not_found */
export async function getPostDetail(
  ctx: Context,
  actor: Pick<Actor, 'user' | 'workspace'>,
  id: string,
): Promise<Detail> {
  const { user, workspace: ownerId } = actor
  const [post, detail] = await Promise.all([findPost(ctx.db, ownerId, id), findPostDetail(ctx, ownerId, id, user.id)])
  if (!post || !detail) throw postNotFound()
  const [publications, authors, voiceExamples, files, poll, savedBy] = await Promise.all([
    findPublicationsOf(ctx.db, ownerId, [id], ctx.now()),
    findAuthors(ctx.db, ownerId, [post], ctx.now()),
    findVoiceExamples(ctx.db, post, user.id),
    listPostFiles(ctx.db, { ownerId, postId: id }),
    findPoll(ctx.db, { ownerId, postId: id }),
    findSaver(ctx.db, { ownerId, id }),
  ])
  return {
    ...detail,
    publication: publications.get(id) ?? null,
    author: authors.get(id) ?? null,
    voiceExamples,
    files: files.map(toPostFileDto),
    poll: poll ? toPollDto(poll) : null,
    savedBy,
  }
}

/**
 * One post with its source, its versions and its visual. Undefined when this owner has no such post.
 * @param reader whose working copy it has; null: nobody's
 */
export async function findPostDetail(
  ctx: Context,
  ownerId: WorkspaceId,
  id: string,
  reader: UserId | null,
): Promise<Omit<Detail, 'voiceExamples' | 'publication' | 'author' | 'files' | 'poll' | 'savedBy'> | undefined> {
  const post = await findPost(ctx.db, ownerId, id)
  const source = post && (await findArticle(ctx.db, ownerId, post.articleId))
  if (!post || !source) return undefined
  // read first: a page finished between the two queries then counts as both read and pending, never as neither
  const waiting = await findWaitingPages(ctx.db, ownerId, id)
  const [ai, more, cited, versions, workingCopy, visual] = await Promise.all([
    ctx.models.read(),
    findMoreArticles(ctx.db, ownerId, id),
    findCitedTexts(ctx.db, ownerId, id),
    listVersions(ctx.db, ownerId, id),
    reader === null ? undefined : findWorkingCopy(ctx.db, { ownerId, id }, reader),
    findPostVisual(ctx.db, ownerId, id),
  ])
  const isReadingCited = waiting.length > 0
  return toPostDetail(ai, { post, source, more, cited, isReadingCited, versions, workingCopy, visual })
}
