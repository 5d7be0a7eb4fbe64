import type { Database } from '#server/platform/database/database'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'

/** How a user likes posts written; empty where nothing was set. */
export interface UserSettings {
  preferredModel: ModelId | null
  preferredLanguage: Language | null
  targetAudience: string
  contentStyle: string
  customPrompt: string
  examplePosts: string[]
}

export async function getSettings(db: Database, ownerId: string): Promise<UserSettings> {
  const row = await db.selectFrom('user_settings').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
  return {
    preferredModel: (row?.preferred_model ?? null) as ModelId | null,
    preferredLanguage: (row?.preferred_language ?? null) as Language | null,
    targetAudience: row?.target_audience ?? '',
    contentStyle: row?.content_style ?? '',
    customPrompt: row?.custom_prompt ?? '',
    examplePosts: row ? (JSON.parse(row.example_posts) as string[]) : ['', '', ''],
  }
}
