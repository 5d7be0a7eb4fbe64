import { z } from 'zod'
import { draftOpenings } from '#shared/rules/drafts'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { postForms } from '#shared/rules/post-plan'
import { passageChanges, versionKinds } from '#shared/rules/refinements'

/** How one of several drafts was to differ from the others. */
export const DraftPlan = z.object({
  form: z.enum(postForms),
  /** What it begins with. */
  opening: z.enum(draftOpenings),
  /** The suggested angle that it is about. */
  angle: z.string().nullable(),
})

/** What the author asked for, of a version that was made so. */
export const MadeWith = z.object({
  /** In the author's words. */
  instruction: z.string().nullable(),
  /** The one passage that is new: as it was, and as it was written anew. */
  passage: z.object({ change: z.enum(passageChanges), before: z.string(), after: z.string() }).nullable(),
  /** Of a draft that was written beside others. */
  draft: DraftPlan.nullable(),
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

/** What a post tells of its versions, oldest first; there are none before it is refined for the first time, unless several drafts
 * were written of it. */
export const versionFields = {
  /** The number of the current one. */
  version: z.number().int(),
  versions: z.array(PostVersion),
}
