import { getSettings } from '#server/features/settings/settings-repository'
import { findStyle } from '#server/features/styles/style-repository'
import { getVoiceForWriting } from '#server/features/voice/voice-repository'
import type { Database } from '#server/platform/database/database'
import { personOf, type UserId } from '#shared/contract/ids'
import type { Post } from '../store/post-repository.ts'

/** The author's own posts to imitate: those of the style, else those they added, else those of the settings. */
export function examplesOf(
  style: { examplePosts: readonly string[] } | undefined,
  own: { posts: readonly string[] },
  settings: { examplePosts: readonly string[] },
): string[] {
  const kinds = [style?.examplePosts ?? [], own.posts, settings.examplePosts]
  return kinds.map((posts) => posts.filter(isFilled)).find((posts) => posts.length > 0) ?? []
}

/**
 * Today's examples, which may differ from those the post was written with. None for anyone but the person whose voice it
 * has: a voice is personal, also where it is lent.
 */
export async function findVoiceExamples(
  db: Database,
  post: Pick<Post, 'ownerId' | 'createdBy' | 'voice' | 'contentStyleId'>,
  reader: UserId,
): Promise<string[]> {
  if (voiceOwner(post) !== reader) return []
  const [style, own, settings] = await Promise.all([
    post.contentStyleId === null ? undefined : findStyle(db, post.ownerId, post.contentStyleId),
    getVoiceForWriting(db, reader),
    getSettings(db, reader),
  ])
  return examplesOf(style, own, settings)
}

/** Who may see what a post's voice was made of. */
export function voiceOwner({ voice, createdBy, ownerId }: Pick<Post, 'voice' | 'createdBy' | 'ownerId'>): UserId {
  return voice?.userId ?? createdBy ?? personOf(ownerId)
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
