import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'
import type { CommentMails } from '#shared/rules/comments'
import type { Language } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import type { ModelId } from '#shared/rules/models'

/** How a user likes posts written; unset fields are empty. */
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

/** Sets the fields of the change; the others stay, also when two changes coincide. */
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

/** Whether a model checks each new post's sentences automatically. */
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

/** Whether someone is asked for the figures of their published posts. */
export async function asksForFigures(db: Database, ownerId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('user_settings')
    .select('asks_for_figures')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.asks_for_figures !== 0
}

export async function setAsksForFigures(db: Database, ownerId: UserId, asks: boolean): Promise<void> {
  const set = { asks_for_figures: asks ? 1 : 0 } as const
  await db
    .insertInto('user_settings')
    .values({ owner_id: ownerId, ...empty, ...set })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(set))
    .execute()
}

export async function findCommentMails(db: Database, ownerId: UserId): Promise<CommentMails> {
  const row = await db
    .selectFrom('user_settings')
    .select('comment_mails')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.comment_mails ?? 'at-once'
}

/** The day of someone who gets comments once a day begins now. */
export async function setCommentMails(db: Database, ownerId: UserId, when: CommentMails, now: number): Promise<void> {
  const set = { comment_mails: when, comments_mailed_at: when === 'daily' ? now : null }
  await db
    .insertInto('user_settings')
    .values({ owner_id: ownerId, ...empty, ...set })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(set))
    .execute()
}

/** Who was last mailed comments before a moment, with that moment. */
export async function listCommentMailsDue(db: Database, before: number): Promise<{ ownerId: UserId; since: number }[]> {
  const rows = await db
    .selectFrom('user_settings')
    .select(['owner_id', 'comments_mailed_at'])
    .where('comment_mails', '=', 'daily')
    .where('comments_mailed_at', '<=', before)
    .orderBy('comments_mailed_at')
    .limit(500)
    .execute()
  return rows.map((row) => ({ ownerId: row.owner_id, since: row.comments_mailed_at ?? 0 }))
}

/** False when another process has mailed them since. */
export async function markCommentsMailed(
  db: Database,
  { ownerId, since }: { ownerId: UserId; since: number },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_settings')
    .set({ comments_mailed_at: now })
    .where('owner_id', '=', ownerId)
    .where('comment_mails', '=', 'daily')
    .where('comments_mailed_at', '=', since)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
