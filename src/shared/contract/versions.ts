import { z } from 'zod'
import { draftOpenings } from '#shared/rules/drafts'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { postForms } from '#shared/rules/post-brief'
import { passageChanges, versionKinds } from '#shared/rules/refinements'

/** How one of several drafts should differ from the others. */
export const DraftBrief = z.object({
  form: z.enum(postForms),
  /** What it begins with. */
  opening: z.enum(draftOpenings),
  /** The draft's suggested angle. */
  angle: z.string().nullable(),
})

/** What the author asked for when this version was made. */
export const MadeWith = z.object({
  /** In the author's words. */
  instruction: z.string().nullable(),
  /** The one passage that changed: before and after. */
  passage: z.object({ change: z.enum(passageChanges), before: z.string(), after: z.string() }).nullable(),
  /** Set for a draft that was written together with others. */
  draft: DraftBrief.nullable(),
})

/** One version of a post's text, including edits made while it was current. */
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

/** A post's versions, oldest first. Empty until the post is first refined, unless several drafts were written. */
export const versionFields = { versions: z.array(PostVersion) }
