import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { allowedModels } from '#server/features/accounts/people/capabilities'
import { AppError } from '#server/platform/errors'
import type { AiConfig } from '#server/writing/ai-config'
import { modelLabel } from '#server/writing/models'
import { sentencesOfPost } from '#server/writing/post-sentences'
import type { WorkspaceId } from '#shared/contract/ids'
import type { ModelCheck } from '#shared/contract/model-check'
import type { ModelId } from '#shared/rules/models'
import { nameOfSource } from '#shared/text/source-name'
import { toIso } from '#shared/time/iso'
import { findRefinable, prepareRequest } from '../refining/refining.ts'
import { findCitedTexts } from '../store/cited-page-repository.ts'
import { postNotFound } from '../store/post-not-found.ts'
import { findModelCheck, findPost, keepModelCheck } from '../store/post-repository.ts'
import { requireAccess } from '../writing/choose-writing.ts'
import { runGeneration } from '../writing/run-generation.ts'
import { requireVendorCall, withVendorCall } from '../writing/vendor-calls.ts'
import { createProver } from './prove-support.ts'

type Check = z.infer<typeof ModelCheck>

interface KeptCheck {
  contentHash: string
  check: Check
}

/**
 * Asks a model which sentence of the source supports each sentence of a post, and believes it only where that sentence
 * really stands there. Takes one of the author's slots and one of the day's calls; the answer is kept with the post.
 * @throws AppError as `suggestOpenings`
 */
export async function checkWithModel(
  ctx: Context,
  author: Actor,
  input: { postId: string; model?: ModelId | undefined },
  signal: AbortSignal,
): Promise<Check> {
  requireAccess(ctx, author)
  const post = await findRefinable(ctx, author, input.postId)
  const ai = await ctx.models.read()
  const request = await prepareRequest(ctx, author, post, {
    model: input.model ?? vendorModel(ctx, ai, author, post.aiModel),
  })
  const sentences = sentencesOfPost(post.content, post.language)
  await requireVendorCall(ctx, author, request.model)
  return await runGeneration(ctx, author, { kind: 'check', model: request.model, signal }, async (report) => {
    const named = await withVendorCall(ctx, author, request.model, () =>
      ctx.writer.nameSupport({ ...request, sentences }, { signal }),
    )
    report.written()
    if (named.size === 0) throw new AppError('ai_unavailable', 'modelNamedNothing')
    const cited = await findCitedTexts(ctx.db, author.workspace, post.id)
    const read = [request.source, ...(request.moreSources ?? []), ...cited]
    const texts = read.flatMap((source) => [source.title, source.text].map((text) => ({ text, name: nameOf(source) })))
    const prover = createProver(texts.map(({ text }) => text))
    const check: Check = {
      modelLabel: modelLabel(ai, request.model),
      checkedAt: toIso(ctx.now()),
      sentences: sentences.map((text, place) => {
        const said = named.get(place) ?? null
        const proof = said === null ? null : prover.prove(said)
        const verdict = proof ? 'supported' : said === null ? 'none' : 'invented'
        const source = proof && read.length > 1 ? (texts[proof.source]?.name ?? null) : null
        return { text, verdict, support: proof?.text ?? null, source }
      }),
    }
    const kept: KeptCheck = { contentHash: hashOf(post.content), check }
    await keepModelCheck(ctx.db, author.workspace, post.id, JSON.stringify(kept))
    return check
  })
}

/** What a model said of the text that the post has now; null when none was asked about it. @throws AppError not_found */
export async function readModelCheck(ctx: Context, ownerId: WorkspaceId, postId: string): Promise<Check | null> {
  const post = await findPost(ctx.db, ownerId, postId)
  if (!post) throw postNotFound()
  const text = await findModelCheck(ctx.db, ownerId, postId)
  const kept = text === null ? null : (JSON.parse(text) as KeptCheck)
  return kept?.contentHash === hashOf(post.content) ? kept.check : null
}

/** The one the post was written with, else the first that its author may use. @throws AppError model_not_configured */
function vendorModel(ctx: Context, ai: AiConfig, author: Actor, own: ModelId): ModelId {
  const models = allowedModels(ctx.config, ai, author.user).filter((model) => model !== 'composer')
  const chosen = models.find((model) => model === own) ?? models[0]
  if (!chosen) throw new AppError('model_not_configured', 'modelNotSetUp')
  return chosen
}

function nameOf({ title, siteName, url }: { title: string; siteName?: string | null; url?: string | null }): string {
  return nameOfSource({ title, siteName, url: url ?? null })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
