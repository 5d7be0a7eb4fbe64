import { z } from 'zod'
import { modelIds } from '#shared/rules/models'
import { PostId } from './posts.ts'

/** Asking a model, too, what of the source supports a post. */

export const ModelCheck = z.object({
  modelLabel: z.string(),
  checkedAt: z.string(),
  /** The post's sentences in their order. */
  sentences: z.array(
    z.object({
      text: z.string(),
      /** `supported` by a sentence that stands in the source word for word; `none` was named, or it was `invented`. */
      verdict: z.enum(['supported', 'none', 'invented']),
      /** As it stands in the source; null unless supported. */
      support: z.string().nullable(),
      /** The name of the source it stands in, where the post has several; missing in a check from before. */
      source: z.string().nullable().optional(),
    }),
  ),
})

export const modelCheckContract = {
  /** Null when the model was not asked about the text that the post has now. */
  getModelCheck: {
    params: PostId,
    answer: z.object({ check: ModelCheck.nullable(), asksAfterEachPost: z.boolean() }),
  },
  /** Left out, the model is the one the post was written with, else the first that its author may use. */
  askModelToCheck: { params: PostId, body: z.object({ model: z.enum(modelIds).optional() }), answer: ModelCheck },
  setModelCheck: {
    body: z.object({ asksAfterEachPost: z.boolean() }),
    answer: z.object({ asksAfterEachPost: z.boolean() }),
  },
}
