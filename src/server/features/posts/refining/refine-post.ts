import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import type { Opening } from '#server/writing/writer'
import { keepMentions } from '#shared/linkedin/mentions'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import type { RefinementKind } from '#shared/rules/refinements'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { nothingAsked } from '../store/version-repository.ts'
import { findRefinable, prepareRequest, requireRoomForVersion, storeVersion, whileWriting } from './refining.ts'

export interface RefinementInput {
  postId: string
  kind: RefinementKind
  /** The language to translate into. */
  language?: Language | undefined
  /** What to change, in the author's words. */
  instruction?: string | undefined
  model?: ModelId | undefined
}

/**
 * Makes a new version of a post from its present text, and makes it the current one. It counts as the same post.
 * Nothing changes until the whole text is there.
 *
 * @throws AppError not_found | trial_ended | daily_limit | conflict | rate_limited | invalid_input | model_* | ai_* |
 *   cancelled
 */
export async function refinePost(
  ctx: Context,
  author: Actor,
  input: RefinementInput,
  { signal, onDelta }: { signal: AbortSignal; onDelta: (text: string) => void },
): Promise<void> {
  const post = await findRefinable(ctx, author, input.postId)
  const versions = await requireRoomForVersion(ctx, author, post)
  const { kind, instruction } = input
  const request = await prepareRequest(ctx, author, post, input)
  const otherVersions = versions.filter(({ number }) => number !== post.version).map(({ content }) => content)

  await whileWriting(ctx, author, { kind: 'version', model: request.model, signal }, async ({ report, asking }) => {
    const onWords = (text: string) => {
      report.words()
      onDelta(text)
    }
    const refinement = { ...request, kind, instruction, otherVersions }
    const written = await asking(() => ctx.writer.refinePost(refinement, { signal, onDelta: onWords }))
    report.written(written)
    await storeVersion(ctx, author, post, signal, {
      kind,
      content: keepMentions(post.content, written.text, post.mentions),
      // without a model the article's language stays, whatever the author chose
      language: input.language ?? recogniseLanguage(written.text) ?? request.language,
      aiModel: request.model,
      upstreamModel: written.upstreamModel,
      note: written.note,
      ...nothingAsked,
      instruction: instruction ?? null,
    })
  })
}

/** Suggests other openings for a post; stores nothing. @throws AppError as `refinePost` */
export async function suggestOpenings(
  ctx: Context,
  author: Actor,
  input: { postId: string; model?: ModelId | undefined },
  signal: AbortSignal,
): Promise<Opening[]> {
  const post = await findRefinable(ctx, author, input.postId)
  const request = await prepareRequest(ctx, author, post, input)
  return await whileWriting(
    ctx,
    author,
    { kind: 'openings', model: request.model, signal },
    async ({ report, asking }) => {
      const openings = await asking(() => ctx.writer.suggestOpenings(request, { signal }))
      report.written()
      return openings
    },
  )
}
