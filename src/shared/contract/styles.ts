import { z } from 'zod'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'

/** Content styles and a user's own settings over HTTP. */

export const SharedStyle = z.object({ id: z.number().int(), name: z.string(), displayOrder: z.number().int() })

export const UserStyle = z.object({
  id: z.number().int(),
  name: z.string(),
  defaultModel: z.enum(modelIds),
  defaultLanguage: z.enum(languageIds),
  defaultWebSearch: z.boolean(),
  examplePosts: z.array(z.string()),
})

export const Settings = z.object({
  preferredModel: z.enum(modelIds).nullable(),
  targetAudience: z.string(),
  contentStyle: z.string(),
  customPrompt: z.string(),
  examplePosts: z.array(z.string()),
  preferredLanguage: z.enum(languageIds).nullable(),
})

export const stylesContract = {
  listSharedStyles: { answer: z.array(SharedStyle) },
  listUserStyles: { answer: z.array(UserStyle) },
  getSettings: { answer: Settings },
}
