import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { modelLabel } from '#server/writing/models'
import type { Contradictions } from '#shared/contract/earlier'
import { nearestPairs, pairSentences, type SentencePair, subjectWords } from '#shared/earlier/pair-sentences'
import type { ModelId } from '#shared/rules/models'
import { vendorModel } from '../checking/vendor-model.ts'
import { findRefinable } from '../refining/refining.ts'
import type { Post } from '../store/post-repository.ts'
import { requireAccess } from '../writing/choose-writing.ts'
import { runGeneration } from '../writing/run-generation.ts'
import { requireVendorCall, withVendorCall } from '../writing/vendor-calls.ts'
import { type EarlierText, findEarlierWith, listArchive } from './earlier-texts.ts'
import { whereOf } from './find-repeated.ts'

/** Sentences of a post that are compared, earlier posts read for each, and pairs shown to the model. */
const maxSentences = 20
const postsEach = 5
const maxPairs = 30
/** How many are compared before yielding to other requests. */
const textsAtOnce = 10

/**
 * Asks a model which sentences of a post contradict what its author posted before. It gets pairs of sentences on one
 * subject and answers with their numbers, so it can invent nothing. Where there are no pairs no model is asked.
 * @throws AppError as `checkWithModel`
 */
export async function askContradictions(
  ctx: Context,
  author: Actor,
  input: { postId: string; model?: ModelId | undefined },
  signal: AbortSignal,
): Promise<z.infer<typeof Contradictions>> {
  requireAccess(ctx, author)
  const post = await findRefinable(ctx, author, input.postId)
  const ai = await ctx.models.read()
  const model = input.model ?? vendorModel(ctx, ai, author, post.aiModel)
  const words = subjectWords(post.content, post.language, maxSentences)
  const inArchive = (await listArchive(ctx, author, words)).slice(0, maxSentences * postsEach)
  const texts = [...(await findEarlierWith(ctx, post, words, postsEach)), ...inArchive]
  const pairs = await findPairs(post, texts)
  const answer = { modelLabel: modelLabel(ai, model), compared: pairs.length }
  if (pairs.length === 0) return { ...answer, found: [] }

  await requireVendorCall(ctx, author, model)
  return await runGeneration(ctx, author, { kind: 'check', model, signal }, async (report) => {
    const numbers = await withVendorCall(ctx, author, model, () =>
      ctx.writer.nameContradictions({ pairs, model }, { signal }),
    )
    report.written()
    const found = pairs.flatMap(({ here, earlier: sentence, text }, at) => {
      const from = texts[text]
      return from && numbers.has(at) ? [{ here, sentence, ...whereOf(from) }] : []
    })
    return { ...answer, found }
  })
}

async function findPairs(
  { content, language }: Pick<Post, 'content' | 'language'>,
  texts: readonly EarlierText[],
): Promise<SentencePair[]> {
  const pairs: SentencePair[] = []
  for (let from = 0; from < texts.length; from += textsAtOnce) {
    const some = texts.slice(from, from + textsAtOnce).map((each) => each.content)
    pairs.push(...pairSentences(content, some, language).map((pair) => ({ ...pair, text: from + pair.text })))
    await yieldToEventLoop()
  }
  return nearestPairs(pairs, maxPairs)
}
