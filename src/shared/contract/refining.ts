import { z } from 'zod'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { openingsOffered, refinementKinds } from '#shared/rules/refinements'
import { PostDetail, PostId } from './posts.ts'

/** Refining a post over HTTP: new versions, the way back, opening lines to choose from. */

/** Left out, the model is the one the post was written with, where the author may still use it. */
const model = z.enum(modelIds).optional()

export const RefineBody = z
  .object({
    kind: z.enum(refinementKinds),
    /** The language to translate into. */
    language: z.enum(languageIds).optional(),
    model,
  })
  .refine(({ kind, language }) => (kind === 'translation') === (language !== undefined), {
    path: ['language'],
    message: 'A translation needs a language, and nothing else takes one.',
  })

/** What a streaming refinement sends: delta*, then done or error. */
export interface RefinementEvents {
  delta: { text: string }
  done: z.infer<typeof PostDetail>
  error: z.infer<typeof import('./message.ts').Failure>
}

export const refiningContract = {
  refinePost: { params: PostId, body: RefineBody, answer: PostDetail },
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
