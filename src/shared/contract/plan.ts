import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import { maxHashtags, type PostLength, postForms, postLengths, sourceMentions } from '#shared/rules/post-plan'

/** How a post is wanted, as it travels. */

const lengths = Object.keys(postLengths) as [PostLength, ...PostLength[]]

/** What is kept with a post. */
export const Plan = z.object({
  angle: z.string().nullable(),
  stance: z.string().nullable(),
  form: z.enum(postForms).nullable(),
  length: z.enum(lengths),
  hashtags: z.number().int(),
  sourceMention: z.enum(sourceMentions),
})

const line = z.string().trim().max(limits.angleCharacters)

/** What is asked for; what is left out is as usual. */
export const planChoices = {
  angle: line.optional(),
  stance: line.optional(),
  form: z.enum(postForms).optional(),
  length: z.enum(lengths).optional(),
  hashtags: z.number().int().min(0).max(maxHashtags).optional(),
  sourceMention: z.enum(sourceMentions).optional(),
}
