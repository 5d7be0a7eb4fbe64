import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { allowedModels } from '#server/features/accounts/people/capabilities'
import { findStyle } from '#server/features/styles/style-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { OpeningsRequest } from '#server/writing/writer'
import { because } from '#shared/errors/reason'
import { findMentions } from '#shared/linkedin/mentions'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { isBlank } from '#shared/text/is-blank'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { findArticle } from '../store/article-repository.ts'
import { findMoreArticles } from '../store/more-article-repository.ts'
import { recordSave } from '../store/post-events.ts'
import { postNotFound } from '../store/post-not-found.ts'
import { findPost, type Post } from '../store/post-repository.ts'
import { addVersion, isFull, listVersions, type NewVersion, type PostVersion } from '../store/version-repository.ts'
import { chooseWriting, requireAccess } from '../writing/choose-writing.ts'
import type { GenerationReport } from '../writing/generation-report.ts'
import { mayUseVoice } from '../writing/require-voice.ts'
import { runGeneration } from '../writing/run-generation.ts'
import { toWritingRequest } from '../writing/to-writing-request.ts'
import { requireVendorCall, withVendorCall } from '../writing/vendor-calls.ts'

/** What all refinements share: the post, the writing, the resulting version. */

/** A post that can be refined. @throws AppError trial_ended | not_found | invalid_input */
export async function findRefinable(ctx: Context, author: Actor, postId: string): Promise<Post> {
  requireAccess(ctx, author)
  const post = await findPost(ctx.db, author.workspace, postId)
  if (!post) throw postNotFound()
  if (isBlank(post.content)) throw new AppError('invalid_input', 'postEmpty')
  return post
}

/** Its versions, when there is room for another one. @throws AppError conflict */
export async function requireRoomForVersion(ctx: Context, author: Actor, post: Post): Promise<PostVersion[]> {
  const versions = await listVersions(ctx.db, author.workspace, post.id)
  if (isFull(versions, ctx.config.postVersions)) throw tooManyVersions(ctx)
  return versions
}

/** The post's own style, opinion, model and voice, where the author still has them. */
export async function prepareRequest(
  ctx: Context,
  author: Actor,
  post: Post,
  input: { language?: Language | undefined; model?: ModelId | undefined },
): Promise<OpeningsRequest & { language: Language }> {
  const [source, more] = await Promise.all([
    findArticle(ctx.db, author.workspace, post.articleId),
    findMoreArticles(ctx.db, author.workspace, post.id),
  ])
  if (!source) throw postNotFound()
  const style =
    post.contentStyleId === null ? undefined : await findStyle(ctx.db, author.workspace, post.contentStyleId)
  const voice = post.voice?.userId
  const isModelAllowed = allowedModels(ctx.config, await ctx.models.read(), author).includes(post.aiModel)
  const writing = await chooseWriting(
    ctx,
    author,
    {
      model: input.model ?? (isModelAllowed ? post.aiModel : undefined),
      // the composer keeps the article's language whatever the author chose, and edits may change it
      language: input.language ?? recogniseLanguage(post.content) ?? post.language,
      opinion: post.userOpinion ?? undefined,
      contentStyleId: style?.id,
      brief: post.brief ?? undefined,
      voiceOf: voice && (await mayUseVoice(ctx.db, author, voice)) ? voice : undefined,
    },
    { isFile: false },
  )
  const hasMentions = findMentions(post.content, post.mentions).length > 0
  return { ...toWritingRequest({ source, more }, writing, post.isOwn), post: post.content, hasMentions }
}

/**
 * Runs the writing in one of the author's slots, with one of the day's model calls and none of the month's posts, and
 * reports it.
 * @throws AppError daily_limit | rate_limited; errors of `work`
 */
export async function whileWriting<Result>(
  ctx: Context,
  author: Actor,
  { kind, model, signal }: { kind: 'version' | 'openings'; model: ModelId; signal: AbortSignal },
  work: (turn: {
    report: GenerationReport
    asking: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>
  }) => Promise<Result>,
): Promise<Result> {
  await requireVendorCall(ctx, author, model)
  return await runGeneration(ctx, author, { kind, model, signal }, (report) =>
    work({ report, asking: (ask) => withVendorCall(ctx, author, model, ask) }),
  )
}

/** Stores a version and makes it the current one. @throws AppError cancelled | not_found | conflict */
export async function storeVersion(
  ctx: Context,
  author: Actor,
  post: Post,
  signal: AbortSignal,
  version: Omit<NewVersion, 'createdAt'>,
): Promise<void> {
  if (signal.aborted) throw new AppError('cancelled', 'refinementCancelled')
  const key = { ownerId: author.workspace, id: post.id }
  const outcome = await inTransaction(ctx.db, async (db) => {
    const added = await addVersion(db, key, { ...version, createdAt: ctx.now() }, ctx.config.postVersions)
    if (added === 'added') await recordSave(ctx, db, author, post.id)
    return added
  })
  if (outcome === 'gone') throw postNotFound()
  if (outcome === 'full') throw tooManyVersions(ctx)
}

function tooManyVersions(ctx: Context): AppError {
  return new AppError('conflict', because('tooManyVersions', { most: ctx.config.postVersions }))
}
