import { z } from 'zod'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { passageChanges, versionKinds } from '#shared/rules/refinements'

/** What the author asked for, of a version that was made so. */
export const MadeWith = z.object({
  /** In the author's words. */
  instruction: z.string().nullable(),
  /** The one passage that is new: as it was, and as it was written anew. */
  passage: z.object({ change: z.enum(passageChanges), before: z.string(), after: z.string() }).nullable(),
})

/** One text a post has had, with the edits made while it was the current one. */
const PostVersion = z.object({
  /** From 1. */
  number: z.number().int(),
  kind: z.enum(versionKinds),
  content: z.string(),
  language: z.enum(languageIds),
  aiModel: z.enum(modelIds),
  modelLabel: z.string(),
  note: z.string().nullable(),
  ...MadeWith.shape,
  createdAt: z.string(),
})

/** What a post tells of its versions, oldest first; there are none before it is refined for the first time. */
export const versionFields = {
  /** The number of the current one. */
  version: z.number().int(),
  versions: z.array(PostVersion),
}
