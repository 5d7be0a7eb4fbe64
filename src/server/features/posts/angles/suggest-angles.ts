import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { AppError } from '#server/platform/errors'
import { sensitiveTopicOf } from '#server/writing/angles/sensitive-topic'
import type { Angles } from '#server/writing/writer'
import type { Answer } from '#shared/contract/contract'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { obtainMoreSources } from '../sources/obtain-more-sources.ts'
import { articleNotFound, requireReadable } from '../sources/obtain-source.ts'
import { findArticle } from '../store/article-repository.ts'
import { chooseWriting, requireAccess } from '../writing/choose-writing.ts'
import { runGeneration } from '../writing/run-generation.ts'
import { toWritingRequest } from '../writing/to-writing-request.ts'
import { requireVendorCall, withVendorCall } from '../writing/vendor-calls.ts'
import { findAngles, insertAngles } from './angles-repository.ts'

export interface AnglesInput {
  articleId: string
  moreArticleIds?: readonly string[] | undefined
  model?: ModelId | undefined
  language?: Language | undefined
}

/**
 * Suggests angles for an article that its author read. A model is asked once per text and language (for several sources
 * every time), which counts as one of the day's calls. When it can't answer, the article's own sentences are suggested.
 *
 * @throws AppError not_found | trial_ended | source_unreadable | rate_limited | model_* | cancelled
 */
export async function suggestAngles(
  ctx: Context,
  author: Actor,
  input: AnglesInput,
  signal: AbortSignal,
): Promise<Answer<'suggestAngles'>> {
  requireAccess(ctx, author)
  const source = await findArticle(ctx.db, author.workspace, input.articleId)
  if (!source) throw articleNotFound()
  requireReadable(source.article, true)
  const writing = await chooseWriting(ctx, author, input, { isFile: false })
  const more = await obtainMoreSources(ctx, author.workspace, input.moreArticleIds ?? [], source)
  const caution =
    [source, ...more].map(({ article, text }) => sensitiveTopicOf(article.title, text)).find((topic) => topic) ?? null
  const key = { ownerId: author.workspace, contentHash: source.article.contentHash, language: writing.language }
  const request = toWritingRequest({ source, more }, writing, false)
  const answer = (angles: Angles, from: 'model' | 'facts') => ({
    angles: [...angles.angles],
    stances: [...angles.stances],
    caution: caution ?? angles.caution,
    from,
  })

  if (writing.model !== 'composer') {
    const kept = more.length === 0 ? await findAngles(ctx.db, key) : undefined
    if (kept) return answer(kept, 'model')
    const angles = await askModel(ctx, author, request, signal)
    if (angles) {
      if (more.length === 0) await insertAngles(ctx.db, key, { model: writing.model, angles, createdAt: ctx.now() })
      return answer(angles, 'model')
    }
  }
  return answer(await ctx.writer.suggestAngles({ ...request, model: 'composer' }, { signal }), 'facts')
}

/** null: the model can't be asked or suggested nothing. @throws AppError rate_limited | cancelled */
async function askModel(
  ctx: Context,
  author: Actor,
  request: ReturnType<typeof toWritingRequest>,
  signal: AbortSignal,
): Promise<Angles | null> {
  const { model } = request
  let hasBegun = false
  try {
    return await runGeneration(ctx, author, { kind: 'angles', model, signal }, async (report) => {
      hasBegun = true
      await requireVendorCall(ctx, author, model)
      const angles = await withVendorCall(ctx, author, model, () => ctx.writer.suggestAngles(request, { signal }))
      report.written()
      return angles
    })
  } catch (error) {
    if (!hasBegun || !(error instanceof AppError) || error.code === 'cancelled') throw error
    return null
  }
}
