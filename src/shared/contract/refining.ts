import { z } from 'zod'
import { languageIds } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { modelIds } from '#shared/rules/models'
import { openingsOffered, passageChanges, refinementKinds } from '#shared/rules/refinements'
import { isBlank } from '#shared/text/is-blank'
import { type Failure, failsAs } from './message.ts'
import { PostDetail, PostId } from './posts.ts'

/** Refining a post over HTTP: new versions, the way back, opening lines to choose from. */

/** Left out, the model is the one the post was written with, where the author may still use it. */
const model = z.enum(modelIds).optional()

const RefineBody = z
  .object({
    kind: z.enum(refinementKinds),
    /** The language to translate into. */
    language: z.enum(languageIds).optional(),
    /** What to change, in the author's words. */
    instruction: z.string().trim().max(limits.instructionCharacters).optional(),
    model,
  })
  .refine(({ kind, language }) => (kind === 'translation') === (language !== undefined), {
    path: ['language'],
    message: failsAs('translationLanguageMissing'),
  })
  .refine(({ kind, instruction }) => (kind === 'instruction') === !isBlank(instruction ?? ''), {
    path: ['instruction'],
    message: failsAs('instructionMissing'),
  })

/** A passage of a post, and what to make of it. */
const PassageBody = z.object({
  change: z.enum(passageChanges),
  /** Where it begins in the post, in UTF-16 units. */
  start: z.number().int().min(0).max(limits.postCharactersStored),
  /** The passage itself, as it stands in the post. */
  text: z
    .string()
    .max(limits.passageCharacters)
    .refine((text) => /[\p{L}\p{N}]/u.test(text), failsAs('passageEmpty')),
  model,
})

/** What a streaming refinement sends: delta*, then done or error. */
export interface RefinementEvents {
  delta: { text: string }
  done: z.infer<typeof PostDetail>
  error: z.infer<typeof Failure>
}

export const refiningContract = {
  refinePost: { params: PostId, body: RefineBody, answer: PostDetail },
  /** Makes a version in which this passage alone is new. */
  rewritePassage: { params: PostId, body: PassageBody, answer: PostDetail },
  chooseVersion: {
    params: PostId,
    body: z.object({ number: z.number().int().min(1).max(1_000) }),
    answer: PostDetail,
  },
  suggestOpenings: {
    params: PostId,
    body: z.object({ model }),
    /** Fewer when the model or the article had no more that fit above the fold. */
    answer: z.object({ openings: z.array(z.string()).max(openingsOffered) }),
  },
}
