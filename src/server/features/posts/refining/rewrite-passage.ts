import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { AppError } from '#server/platform/errors'
import { keepMentions } from '#shared/linkedin/mentions'
import type { ModelId } from '#shared/rules/models'
import { isInFirstLine, type PassageChange } from '#shared/rules/refinements'
import { nothingAsked } from '../store/version-repository.ts'
import { findPassage } from './find-passage.ts'
import { findRefinable, prepareRequest, requireRoomForVersion, storeVersion, whileWriting } from './refining.ts'

export interface PassageInput {
  postId: string
  change: PassageChange
  /** Where the passage begins, and its text. */
  start: number
  text: string
  /** What to change, in the author's words. */
  instruction?: string | undefined
  model?: ModelId | undefined
}

/**
 * Rewrites one passage of a post and makes a version in which nothing else changes: the model returns only the passage,
 * which is inserted here.
 *
 * @throws AppError as `refinePost`; conflict when the passage is no longer in the post, or the source does not support
 *   the instruction
 */
export async function rewritePassage(
  ctx: Context,
  author: Actor,
  input: PassageInput,
  signal: AbortSignal,
): Promise<void> {
  const { change, instruction } = input
  const post = await findRefinable(ctx, author, input.postId)
  const place = findPassage(post.content, input)
  if (!place) throw new AppError('conflict', 'passageMissing')
  if (change === 'hook' && !isInFirstLine(post.content, place.start)) {
    throw new AppError('invalid_input', 'passageNotFirst')
  }
  await requireRoomForVersion(ctx, author, post)
  const request = await prepareRequest(ctx, author, post, { model: input.model })

  await whileWriting(ctx, author, { kind: 'version', model: request.model, signal }, async ({ report, asking }) => {
    const written = await asking(() =>
      ctx.writer.rewritePassage({ ...request, change, instruction, ...place }, { signal }),
    )
    report.written(written)
    const before = post.content.slice(place.start, place.end)
    const after = keepMentions(before, written.text, post.mentions)
    await storeVersion(ctx, author, post, signal, {
      kind: 'passage',
      content: post.content.slice(0, place.start) + after + post.content.slice(place.end),
      language: post.language,
      aiModel: request.model,
      upstreamModel: written.upstreamModel,
      note: post.note,
      ...nothingAsked,
      instruction: instruction ?? null,
      passage: { change, before, after },
    })
  })
}
