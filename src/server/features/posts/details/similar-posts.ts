import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database'
import { longestCommonPassage } from '#shared/voice/shared-passage'
import { shinglesOf, similarityOfShingles } from '#shared/voice/similarity'
import type { Post } from '../store/post-repository.ts'

export interface SimilarPost {
  id: string
  title: string
  /** Epoch ms. */
  createdAt: number
  /** 0 to 1, in hundredths. */
  similarity: number
  /** What both have in common word for word outside quotations; null when that is little. */
  passage: { words: number; text: string } | null
}

/** How many of the newest posts are compared: readers remember those. */
const postsCompared = 1_000
const postsAtOnce = 50
/** How many are compared before yielding to other requests. */
const charactersAtOnce = 60_000
const maxFound = 3
/** Posts on one subject by one author rarely share a tenth. */
const similarFrom = 0.2

/** The author's earlier posts that say much the same, most similar first. Yields to other requests in between. */
export async function findSimilarPosts(db: Database, post: Post): Promise<SimilarPost[]> {
  const shingles = shinglesOf(post.content)
  let found: (SimilarPost & { content: string })[] = []
  let before = post.position
  let characters = 0
  for (let compared = 0; compared < postsCompared; compared += postsAtOnce) {
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'title', 'content', 'created_at', 'position'])
      .where('owner_id', '=', post.ownerId)
      .where('position', '<', before)
      .orderBy('position', 'desc')
      .limit(postsAtOnce)
      .execute()
    for (const { id, title, content, created_at: createdAt } of rows) {
      const similarity = Math.round(100 * similarityOfShingles(shingles, shinglesOf(content))) / 100
      if (similarity >= similarFrom) found.push({ id, title, content, createdAt, similarity, passage: null })
      characters += content.length
      if (characters < charactersAtOnce) continue
      characters = 0
      await yieldToEventLoop()
    }
    found = found.toSorted((a, b) => b.similarity - a.similarity).slice(0, maxFound)
    const last = rows.at(-1)
    if (!last || rows.length < postsAtOnce) break
    before = last.position
    await yieldToEventLoop()
  }
  return found.map(({ content, ...similar }) => ({ ...similar, passage: passageOf(post.content, content) }))
}

function passageOf(content: string, other: string): SimilarPost['passage'] {
  const shared = longestCommonPassage(content, other)
  return shared && { words: shared.words, text: content.slice(shared.inPost.start, shared.inPost.end) }
}
