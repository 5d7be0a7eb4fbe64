import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { AppError } from '#server/platform/errors'
import { modelLabel } from '#server/writing/models'
import { sentencesOfPost } from '#server/writing/post-sentences'
import { factsOf } from '#server/writing/several-sources'
import type { WorkspaceId } from '#shared/contract/ids'
import { ModelCheck } from '#shared/contract/model-check'
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
import { judgeSupport } from './judge-support.ts'
import { createProver } from './prove-support.ts'
import { vendorModel } from './vendor-model.ts'

type Check = z.infer<typeof ModelCheck>

const KeptCheck = z.object({ contentHash: z.string(), check: ModelCheck })

/**
 * Asks a model which sentences of the source bear out each sentence of a post, and what they lack or contradict. Accepts
 * only sentences that really are in the source, and words that really are in the post. Takes one of the author's slots and one of the day's calls; the answer is stored with the post.
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
    const texts = read.flatMap((source) =>
      [factsOf(source), source.text].map((text) => ({ text, name: shownName(source) })),
    )
    const prover = createProver(texts.map(({ text }) => text))
    const nameOf = (source: number) => (read.length > 1 ? (texts[source]?.name ?? null) : null)
    const check: Check = {
      modelLabel: modelLabel(ai, request.model),
      checkedAt: toIso(ctx.now()),
      sentences: sentences.map((text, place) => ({ text, ...judgeSupport(text, named.get(place), prover, nameOf) })),
    }
    const kept: z.infer<typeof KeptCheck> = { contentHash: hashOf(post.content), check }
    await keepModelCheck(ctx.db, author.workspace, post.id, JSON.stringify(kept))
    return check
  })
}

/** A model's answer about the post's present text; null when none was asked, or in an older form. @throws AppError not_found */
export async function readModelCheck(ctx: Context, ownerId: WorkspaceId, postId: string): Promise<Check | null> {
  const post = await findPost(ctx.db, ownerId, postId)
  if (!post) throw postNotFound()
  const text = await findModelCheck(ctx.db, ownerId, postId)
  const kept = text === null ? null : KeptCheck.safeParse(JSON.parse(text)).data
  return kept?.contentHash === hashOf(post.content) ? kept.check : null
}

function shownName({ title, siteName, url }: { title: string; siteName?: string | null; url?: string | null }): string {
  return nameOfSource({ title, siteName, url: url ?? null })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
