import { z } from 'zod'
import { modelIds } from '#shared/rules/models'
import { PostId } from './posts.ts'

/** Asking a model as well which sentences of the source support a post, and what they lack or contradict. */

export const ModelCheck = z.object({
  modelLabel: z.string(),
  checkedAt: z.string(),
  /** The post's sentences in order. */
  sentences: z.array(
    z.object({
      text: z.string(),
      /**
       * `supported`: what the model named is in the source word for word, and bears out all of it. `contrary`: the source
       * says otherwise. `partly`: something of it is missing there. `none`: the model named no sentence. `invented`: none
       * that it named is in the source.
       */
      verdict: z.enum(['supported', 'partly', 'contrary', 'none', 'invented']),
      /** The source's sentences about it, up to three, as they stand there; with the source's name if there are several. */
      support: z.array(z.object({ text: z.string(), source: z.string().nullable() })),
      /** Words of `text` that those sentences do not bear out, and words that they contradict, as they stand in it. */
      missing: z.array(z.string()),
      contrary: z.array(z.string()),
    }),
  ),
})

export const modelCheckContract = {
  /** Null if the post's current text has not been checked by the model, or in an older form. */
  getModelCheck: {
    params: PostId,
    answer: z.object({ check: ModelCheck.nullable(), asksAfterEachPost: z.boolean() }),
  },
  /** Default: the post's model, else the first that its author may use. */
  askModelToCheck: { params: PostId, body: z.object({ model: z.enum(modelIds).optional() }), answer: ModelCheck },
  setModelCheck: {
    body: z.object({ asksAfterEachPost: z.boolean() }),
    answer: z.object({ asksAfterEachPost: z.boolean() }),
  },
}
