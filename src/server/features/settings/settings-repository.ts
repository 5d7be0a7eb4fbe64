import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'
import type { Language } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import type { ModelId } from '#shared/rules/models'

/** How a user likes posts written; empty where nothing was set. */
export interface UserSettings {
  preferredModel: ModelId | null
  preferredLanguage: Language | null
  targetAudience: string
  contentStyle: string
  customPrompt: string
  /** Always three; empty where there is none. */
  examplePosts: string[]
}

export async function getSettings(db: Database, ownerId: UserId): Promise<UserSettings> {
  const row = await db.selectFrom('user_settings').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
  const examples = row ? (JSON.parse(row.example_posts) as string[]) : []
  return {
    preferredModel: (row?.preferred_model ?? null) as ModelId | null,
    preferredLanguage: (row?.preferred_language ?? null) as Language | null,
    targetAudience: row?.target_audience ?? '',
    contentStyle: row?.content_style ?? '',
    customPrompt: row?.custom_prompt ?? '',
    examplePosts: Array.from({ length: limits.examplePosts }, (_, index) => examples[index] ?? ''),
  }
}

export type SettingsChange = { [Key in keyof UserSettings]?: UserSettings[Key] | undefined }

/** Sets what the change names; the rest stays, also when two changes meet. */
export async function saveSettings(db: Database, ownerId: UserId, change: SettingsChange): Promise<void> {
  const set = {
    ...(change.preferredModel !== undefined && { preferred_model: change.preferredModel }),
    ...(change.preferredLanguage !== undefined && { preferred_language: change.preferredLanguage }),
    ...(change.targetAudience !== undefined && { target_audience: change.targetAudience }),
    ...(change.contentStyle !== undefined && { content_style: change.contentStyle }),
    ...(change.customPrompt !== undefined && { custom_prompt: change.customPrompt }),
    ...(change.examplePosts !== undefined && { example_posts: JSON.stringify(change.examplePosts) }),
  }
  if (Object.keys(set).length === 0) return
  await db
    .insertInto('user_settings')
    .values({ owner_id: ownerId, ...empty, ...set })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(set))
    .execute()
}

const empty = {
  preferred_model: null,
  preferred_language: null,
  target_audience: '',
  content_style: '',
  custom_prompt: '',
  example_posts: '[]',
}

/** Whether a model is asked about each new post's sentences without being told to. */
export async function asksModelAfterPost(db: Database, ownerId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('user_settings')
    .select('asks_model_after_post')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.asks_model_after_post === 1
}

export async function setAsksModelAfterPost(db: Database, ownerId: UserId, asks: boolean): Promise<void> {
  const set = { asks_model_after_post: asks ? 1 : 0 }
  await db
    .insertInto('user_settings')
    .values({ owner_id: ownerId, ...empty, ...set })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(set))
    .execute()
}
