import { getSettings } from '#server/features/settings/settings-repository'
import { findStyle } from '#server/features/styles/style-repository'
import type { Database } from '#server/platform/database/database'
import type { Post } from './post-repository.ts'

/** The posts of their own that an author is written like: those of the style, else those of the settings. */
export function examplesOf(
  style: { examplePosts: readonly string[] } | undefined,
  settings: { examplePosts: readonly string[] },
): string[] {
  const ofStyle = style?.examplePosts.filter(isFilled) ?? []
  return ofStyle.length > 0 ? ofStyle : settings.examplePosts.filter(isFilled)
}

/** As they are today, which need not be how they were when the post was written. */
export async function findVoiceExamples(
  db: Database,
  post: Pick<Post, 'ownerId' | 'contentStyleId'>,
): Promise<string[]> {
  const [style, settings] = await Promise.all([
    post.contentStyleId === null ? undefined : findStyle(db, post.ownerId, post.contentStyleId),
    getSettings(db, post.ownerId),
  ])
  return examplesOf(style, settings)
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
