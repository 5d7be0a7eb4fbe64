import { z } from 'zod'
import { Brief } from './brief.ts'
import { PostDetail, PostId } from './posts.ts'

/** A snapshot of what a post was written with. Names and ids in it may no longer exist. */
export const WrittenWith = z.object({
  /** null for the composer, which uses no template. */
  template: z
    .object({ id: z.number().int(), name: z.string(), version: z.number().int(), text: z.string() })
    .nullable(),
  /** The product's own instructions to the model, around the template; null for the composer. */
  rules: z.string().nullable(),
  style: z.object({ id: z.number().int(), name: z.string(), promptPart: z.string() }),
  /** Empty strings and lists mean not given. The examples are those of the style, else of the settings. */
  settings: z.object({ targetAudience: z.string(), customPrompt: z.string(), examplePosts: z.array(z.string()) }),
  opinion: z.string().nullable(),
  language: z.string(),
  model: z.string(),
  modelLabel: z.string(),
  /** The vendor's name for the model. */
  upstreamModel: z.string(),
  webSearch: z.boolean(),
  /** Missing in a post from before briefs were stored. */
  plan: Brief.optional(),
  isOwn: z.boolean().optional(),
  productVersion: z.string(),
})

/** Everything a post was made from, and its first draft next to its current text. */
export const Provenance = PostDetail.omit({
  voiceExamples: true,
  publication: true,
  author: true,
  files: true,
  poll: true,
  savedBy: true,
}).extend({
  /** null for a post from before this was stored. */
  writtenWith: WrittenWith.nullable(),
  /** The exact prompt sent to the model; null for the composer and for a post from before prompts were stored. */
  prompt: z.object({ system: z.string(), user: z.string() }).nullable(),
  /** Whether the prompt and what its settings say of the author are left out: they belong to someone else's voice. */
  isVoiceHidden: z.boolean(),
})

export const provenanceContract = {
  getProvenance: { params: PostId, answer: Provenance },
}
