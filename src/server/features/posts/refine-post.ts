import type { Context } from '#server/context'
import { allowedModels } from '#server/features/accounts/capabilities'
import type { User } from '#server/features/accounts/user'
import { beginGeneration, endGeneration } from '#server/features/billing/quota'
import { findStyle } from '#server/features/styles/style-repository'
import { AppError } from '#server/platform/errors'
import type { OpeningsRequest } from '#server/writing/writer'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import type { RefinementKind } from '#shared/rules/refinements'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { findArticle } from './article-repository.ts'
import { chooseWriting, requireAccess } from './choose-writing.ts'
import { postNotFound } from './post-not-found.ts'
import { findPost, type Post } from './post-repository.ts'
import { toWritingRequest } from './to-writing-request.ts'
import { addVersion, listVersions, type PostVersion } from './version-repository.ts'

export interface RefinementInput {
  postId: string
  kind: RefinementKind
  /** The language to translate into. */
  language?: Language | undefined
  model?: ModelId | undefined
}

/**
 * Makes a new version of a post from the text it has now, and makes it the current one. It counts as the same post: one
 * of the author's slots is taken, none of the month's posts. Until the whole text is there nothing is changed.
 *
 * @throws AppError not_found | trial_ended | conflict | rate_limited | invalid_input | model_* | ai_* | cancelled
 */
export async function refinePost(
  ctx: Context,
  author: User,
  input: RefinementInput,
  { signal, onDelta }: { signal: AbortSignal; onDelta: (text: string) => void },
): Promise<void> {
  requireAccess(author, ctx.now())
  const { post, versions } = await findRefinable(ctx, author, input.postId)
  const most = ctx.config.postVersions
  if (versions.length >= most) throw tooManyVersions(most)

  const request = await prepareRequest(ctx, author, post, input)
  const otherVersions = versions.filter(({ number }) => number !== post.version).map(({ content }) => content)
  const generation = await beginGeneration(ctx, author, signal)
  try {
    const written = await ctx.writer.refinePost({ ...request, kind: input.kind, otherVersions }, { signal, onDelta })
    if (signal.aborted) throw new AppError('cancelled', 'The refinement was cancelled. The post is as it was.')
    const outcome = await addVersion(
      ctx.db,
      { ownerId: author.id, id: post.id },
      {
        kind: input.kind,
        content: written.text,
        // without a model the article's language stays, whatever was asked for
        language: input.language ?? recogniseLanguage(written.text) ?? request.language,
        aiModel: request.model,
        upstreamModel: written.upstreamModel,
        note: written.note,
        createdAt: ctx.now(),
      },
      most,
    )
    if (outcome === 'gone') throw postNotFound()
    if (outcome === 'full') throw tooManyVersions(most)
  } finally {
    await endGeneration(ctx.db, generation)
  }
}

/** Other first lines for a post; nothing is stored. @throws AppError as `refinePost` */
export async function suggestOpenings(
  ctx: Context,
  author: User,
  input: { postId: string; model?: ModelId | undefined },
  signal: AbortSignal,
): Promise<string[]> {
  requireAccess(author, ctx.now())
  const { post } = await findRefinable(ctx, author, input.postId)
  const request = await prepareRequest(ctx, author, post, input)
  const generation = await beginGeneration(ctx, author, signal)
  try {
    return await ctx.writer.suggestOpenings(request, { signal })
  } finally {
    await endGeneration(ctx.db, generation)
  }
}

async function findRefinable(
  ctx: Context,
  author: User,
  postId: string,
): Promise<{ post: Post; versions: PostVersion[] }> {
  const post = await findPost(ctx.db, author.id, postId)
  if (!post) throw postNotFound()
  if (post.content.trim() === '') {
    throw new AppError('invalid_input', 'This post is empty. Write something first, or generate a new one.')
  }
  return { post, versions: await listVersions(ctx.db, author.id, postId) }
}

/** The post's own style, opinion and model again, where the author still has them. */
async function prepareRequest(
  ctx: Context,
  author: User,
  post: Post,
  input: { language?: Language | undefined; model?: ModelId | undefined },
): Promise<OpeningsRequest & { language: Language }> {
  const source = await findArticle(ctx.db, author.id, post.articleId)
  if (!source) throw postNotFound()
  const style = post.contentStyleId === null ? undefined : await findStyle(ctx.db, author.id, post.contentStyleId)
  const isModelAllowed = allowedModels(ctx.config.ai, author).includes(post.aiModel)
  const writing = await chooseWriting(
    ctx,
    author,
    {
      model: input.model ?? (isModelAllowed ? post.aiModel : undefined),
      // the composer keeps the article's language whatever was asked for, and edits may change it
      language: input.language ?? recogniseLanguage(post.content) ?? post.language,
      opinion: post.userOpinion ?? undefined,
      contentStyleId: style?.id,
    },
    { isFile: false },
  )
  return { ...toWritingRequest(source, writing), post: post.content }
}

function tooManyVersions(most: number): AppError {
  return new AppError(
    'conflict',
    `A post has at most ${most} versions, and this one has them all. Go back to one of them and edit it, or generate a new post.`,
  )
}
