import { getSettings } from '#server/features/settings/settings-repository'
import { findStyle } from '#server/features/styles/style-repository'
import { getVoiceForWriting } from '#server/features/voice/voice-repository'
import type { Database } from '#server/platform/database/database'
import { personOf } from '#shared/contract/ids'
import type { Post } from '../store/post-repository.ts'

/** The posts of their own that an author is written like: those of the style, else those they added, else the settings'. */
export function examplesOf(
  style: { examplePosts: readonly string[] } | undefined,
  own: { posts: readonly string[] },
  settings: { examplePosts: readonly string[] },
): string[] {
  const kinds = [style?.examplePosts ?? [], own.posts, settings.examplePosts]
  return kinds.map((posts) => posts.filter(isFilled)).find((posts) => posts.length > 0) ?? []
}

/** As they are today, which need not be how they were when the post was written. */
export async function findVoiceExamples(
  db: Database,
  post: Pick<Post, 'ownerId' | 'contentStyleId'>,
): Promise<string[]> {
  const [style, own, settings] = await Promise.all([
    post.contentStyleId === null ? undefined : findStyle(db, post.ownerId, post.contentStyleId),
    getVoiceForWriting(db, personOf(post.ownerId)),
    getSettings(db, personOf(post.ownerId)),
  ])
  return examplesOf(style, own, settings)
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
