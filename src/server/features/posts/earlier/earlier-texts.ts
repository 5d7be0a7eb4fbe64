import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { listArchivePosts } from '#server/features/voice/archive-repository'
import { toIso } from '#shared/time/iso'
import type { Post } from '../store/post-repository.ts'
import { findEarlierPosts } from './earlier-post-repository.ts'

/** What an author posted before: here, or at LinkedIn as its archive has it. */
export interface EarlierText {
  content: string
  /** Null: from the archive. */
  postId: string | null
  title: string | null
  /** A moment or a day; null where the archive has none. */
  at: string | null
}

/**
 * The earlier posts of a workspace that have one of these groups of words, each once. Each group is one question of the
 * search index, whatever the number of posts.
 */
export async function findEarlierWith(
  ctx: Context,
  { ownerId, position }: Pick<Post, 'ownerId' | 'position'>,
  groups: readonly string[],
  limit: number,
): Promise<EarlierText[]> {
  const found = new Map<string, EarlierText>()
  for (const words of groups) {
    for (const post of await findEarlierPosts(ctx.db, ownerId, { words, before: position, limit })) {
      const { id: postId, title, content, createdAt } = post
      found.set(postId, { postId, title, content, at: toIso(createdAt) })
    }
    await yieldToEventLoop()
  }
  return [...found.values()]
}

/** The author's posts from LinkedIn's archive, a bounded number; with groups of words, those that have one of them. */
export async function listArchive(ctx: Context, { user }: Actor, groups?: readonly string[]): Promise<EarlierText[]> {
  const posts = await listArchivePosts(ctx.db, user.id)
  const wanted = groups?.map((words) => words.split(' '))
  return posts
    .filter(({ content }) => {
      const text = content.toLowerCase()
      return !wanted || wanted.some((words) => words.every((word) => text.includes(word)))
    })
    .map(({ postedOn, content }) => ({ content, postId: null, title: null, at: postedOn }))
}
