import { z } from 'zod'
import { languageIds } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { modelIds } from '#shared/rules/models'
import { readerAddresses } from '#shared/rules/reader-address'
import { failsAs } from './message.ts'

/** Content styles and a user's own settings. */

/** null: as the author's voice has it. */
const ReaderAddress = z.enum(readerAddresses).nullable()

const SharedStyle = z.object({ id: z.number().int(), name: z.string(), displayOrder: z.number().int() })

export const UserStyle = z.object({
  id: z.number().int(),
  name: z.string(),
  defaultModel: z.enum(modelIds),
  defaultLanguage: z.enum(languageIds),
  defaultWebSearch: z.boolean(),
  address: ReaderAddress,
  examplePosts: z.array(z.string()),
})

const Settings = z.object({
  preferredModel: z.enum(modelIds).nullable(),
  targetAudience: z.string(),
  contentStyle: z.string(),
  customPrompt: z.string(),
  examplePosts: z.array(z.string()),
  preferredLanguage: z.enum(languageIds).nullable(),
})

const NumericId = z.object({ id: z.coerce.number().int().positive() })
const Example = z.string().max(limits.examplePostCharacters)

const StyleBody = z.object({
  name: z.string().trim().min(1, failsAs('styleNameMissing')).max(limits.nameCharacters),
  defaultModel: z.enum(modelIds),
  defaultLanguage: z.enum(languageIds),
  defaultWebSearch: z.boolean(),
  address: ReaderAddress.optional(),
  examplePosts: z.array(Example).min(1).max(limits.examplePosts),
})

const SettingsBody = Settings.extend({
  targetAudience: z.string().max(limits.settingCharacters),
  contentStyle: z.string().max(limits.nameCharacters),
  customPrompt: z.string().max(limits.settingCharacters),
  examplePosts: z.array(Example).max(limits.examplePosts),
}).partial()

export const stylesContract = {
  listSharedStyles: { answer: z.array(SharedStyle) },
  listUserStyles: { answer: z.array(UserStyle) },
  createUserStyle: { body: StyleBody, answer: UserStyle },
  updateUserStyle: { params: NumericId, body: StyleBody, answer: UserStyle },
  deleteUserStyle: { params: NumericId },
  getSettings: { answer: Settings },
  /** Missing fields stay unchanged. */
  saveSettings: { body: SettingsBody, answer: Settings },
}
