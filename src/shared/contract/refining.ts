import { z } from 'zod'
import { languageIds } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { modelIds } from '#shared/rules/models'
import { openingCount, passageChanges, refinementKinds } from '#shared/rules/refinements'
import { isBlank } from '#shared/text/is-blank'
import { type Failure, failsAs } from './message.ts'
import { PostDetail, PostId } from './posts.ts'

/** Refining a post: new versions, restoring old ones, choosing opening lines. */

/** Default: the post's model, if the author may still use it. */
const model = z.enum(modelIds).optional()

/** What to change, in the author's words. */
const instruction = z.string().trim().max(limits.instructionCharacters).optional()

const RefineBody = z
  .object({
    kind: z.enum(refinementKinds),
    /** The language to translate into. */
    language: z.enum(languageIds).optional(),
    instruction,
    model,
  })
  .refine(({ kind, language }) => (kind === 'translation') === (language !== undefined), {
    path: ['language'],
    message: failsAs('translationLanguageMissing'),
  })
  .refine(({ kind, instruction: asked }) => (kind === 'instruction') === !isBlank(asked ?? ''), {
    path: ['instruction'],
    message: failsAs('instructionMissing'),
  })

/** A passage of a post, and what to make of it. */
const PassageBody = z
  .object({
    change: z.enum(passageChanges),
    /** Its start in the post, in UTF-16 units. */
    start: z.number().int().min(0).max(limits.postCharactersStored),
    /** The exact text of the passage in the post. */
    text: z
      .string()
      .max(limits.passageCharacters)
      .refine((text) => /[\p{L}\p{N}]/u.test(text), failsAs('passageEmpty')),
    instruction,
    model,
  })
  .refine(({ change, instruction: asked }) => (change === 'ask') === !isBlank(asked ?? ''), {
    path: ['instruction'],
    message: failsAs('instructionMissing'),
  })

/** The events of a streaming refinement: delta*, then done or error. */
export interface RefinementEvents {
  delta: { text: string }
  done: z.infer<typeof PostDetail>
  error: z.infer<typeof Failure>
}

const Opening = z.object({
  text: z.string(),
  /** A later sentence of the post that says the same, word for word as it stands there; null if none was named. */
  repeats: z.string().nullable(),
})

export const refiningContract = {
  refinePost: { params: PostId, body: RefineBody, answer: PostDetail },
  /** Makes a version in which only this passage changes. */
  rewritePassage: { params: PostId, body: PassageBody, answer: PostDetail },
  chooseVersion: {
    params: PostId,
    body: z.object({ number: z.number().int().min(1).max(1_000) }),
    answer: PostDetail,
  },
  suggestOpenings: {
    params: PostId,
    body: z.object({ model }),
    /** Fewer if the model or the article had no more that fit above the fold. */
    answer: z.object({ openings: z.array(Opening).max(openingCount) }),
  },
}
