import { z } from 'zod'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { versionKinds } from '#shared/rules/refinements'

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
  createdAt: z.string(),
})

/** What a post tells of its versions, oldest first; there are none before it is refined for the first time. */
export const versionFields = {
  /** The number of the current one. */
  version: z.number().int(),
  versions: z.array(PostVersion),
}
