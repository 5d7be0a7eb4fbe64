import { z } from 'zod'
import { Plan } from './plan.ts'
import { PostDetail, PostId } from './posts.ts'

/** What a post was written with, as it was at that moment. A snapshot: names and ids need not exist any more. */
export const WrittenWith = z.object({
  /** null for the composer, which follows no template. */
  template: z
    .object({ id: z.number().int(), name: z.string(), version: z.number().int(), text: z.string() })
    .nullable(),
  /** The product's own instructions to the model, around the template; null for the composer. */
  rules: z.string().nullable(),
  style: z.object({ id: z.number().int(), name: z.string(), promptPart: z.string() }),
  /** Empty strings and lists: nothing was given. The examples are those of the style, else of the settings. */
  settings: z.object({ targetAudience: z.string(), customPrompt: z.string(), examplePosts: z.array(z.string()) }),
  opinion: z.string().nullable(),
  language: z.string(),
  model: z.string(),
  modelLabel: z.string(),
  /** The name the vendor knows the model by. */
  upstreamModel: z.string(),
  webSearch: z.boolean(),
  /** Missing in a post from before these were kept. */
  plan: Plan.optional(),
  isOwn: z.boolean().optional(),
  productVersion: z.string(),
})

/** Everything a post came from, and its first draft beside its text. */
export const Provenance = PostDetail.omit({ voiceExamples: true }).extend({
  /** null for a post from before this was kept. */
  writtenWith: WrittenWith.nullable(),
  /** What the model was sent, word for word; null for the composer and for a post from before this was kept. */
  prompt: z.object({ system: z.string(), user: z.string() }).nullable(),
})

export const provenanceContract = {
  getProvenance: { params: PostId, answer: Provenance },
}
