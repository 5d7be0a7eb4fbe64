import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { AppError } from '#server/platform/errors'
import type { ModelId } from '#shared/rules/models'
import { isInFirstLine, type PassageChange } from '#shared/rules/refinements'
import { nothingAsked } from '../store/version-repository.ts'
import { findPassage } from './find-passage.ts'
import { findRefinable, prepareRequest, requireRoomForVersion, storeVersion, whileWriting } from './refining.ts'

export interface PassageInput {
  postId: string
  change: PassageChange
  /** Where the passage begins, and how it reads. */
  start: number
  text: string
  model?: ModelId | undefined
}

/**
 * Has one passage of a post worded anew and makes a version in which nothing else is changed: the model answers with the
 * passage alone, and it is put in its place here.
 *
 * @throws AppError as `refinePost`; conflict when the passage no longer stands in the post, or the source does not bear
 * out what was asked for
 */
export async function rewritePassage(
  ctx: Context,
  author: Actor,
  input: PassageInput,
  signal: AbortSignal,
): Promise<void> {
  const { change } = input
  const post = await findRefinable(ctx, author, input.postId)
  const place = findPassage(post.content, input)
  if (!place) throw new AppError('conflict', 'passageMissing')
  if (change === 'hook' && !isInFirstLine(post.content, place.start)) {
    throw new AppError('invalid_input', 'passageNotFirst')
  }
  await requireRoomForVersion(ctx, author, post)
  const request = await prepareRequest(ctx, author, post, { model: input.model })

  await whileWriting(ctx, author, { kind: 'version', model: request.model, signal }, async ({ report, asking }) => {
    const written = await asking(() => ctx.writer.rewritePassage({ ...request, change, ...place }, { signal }))
    report.written(written)
    await storeVersion(ctx, author, post, signal, {
      kind: 'passage',
      content: post.content.slice(0, place.start) + written.text + post.content.slice(place.end),
      language: post.language,
      aiModel: request.model,
      upstreamModel: written.upstreamModel,
      note: post.note,
      ...nothingAsked,
      passage: { change, before: post.content.slice(place.start, place.end), after: written.text },
    })
  })
}
