import { z } from 'zod'
import { modelIds } from '#shared/rules/models'
import { PostId } from './posts.ts'

/** What an author posted before, compared with a post. */

const Earlier = z.object({
  /** The earlier sentence or first line. */
  sentence: z.string(),
  /** Null: from LinkedIn's archive. */
  postId: z.string().nullable(),
  title: z.string().nullable(),
  /** A moment, or a day of the archive; null if it has none. */
  at: z.string().nullable(),
})

/** A figure with the same subject, or an opening, that the author used before. */
export const Repeated = Earlier.extend({
  kind: z.enum(['figure', 'opening']),
  /** As the post has it. */
  text: z.string(),
})

export const Contradictions = z.object({
  modelLabel: z.string(),
  /** How many pairs of sentences the model compared; 0: it was not asked. */
  compared: z.number().int(),
  /** `here`: the sentence of the post. */
  found: z.array(Earlier.extend({ here: z.string() })),
})

export const earlierContract = {
  /** The latest use of each. */
  listRepeated: { params: PostId, answer: z.array(Repeated) },
  /** Default: the post's model, else the first that its author may use. */
  askModelForContradictions: {
    params: PostId,
    body: z.object({ model: z.enum(modelIds).optional() }),
    answer: Contradictions,
  },
}
