import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import { maxHashtags, type PostLength, postForms, postLengths, sourceMentions } from '#shared/rules/post-brief'

/** A post's brief as it travels in the API. */

const lengths = Object.keys(postLengths) as [PostLength, ...PostLength[]]

/** The brief as stored with a post. */
export const Brief = z.object({
  angle: z.string().nullable(),
  stance: z.string().nullable(),
  form: z.enum(postForms).nullable(),
  length: z.enum(lengths),
  hashtags: z.number().int(),
  sourceMention: z.enum(sourceMentions),
})

const line = z.string().trim().max(limits.angleCharacters)

/** The brief as requested; a missing field means the default. */
export const briefChoices = {
  angle: line.optional(),
  stance: line.optional(),
  form: z.enum(postForms).optional(),
  length: z.enum(lengths).optional(),
  hashtags: z.number().int().min(0).max(maxHashtags).optional(),
  sourceMention: z.enum(sourceMentions).optional(),
}
