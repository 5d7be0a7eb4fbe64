import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import { modelIds } from '#shared/rules/models'
import { askForWords } from '#shared/text/search-tokens'
import { positionsAt } from './post-positions.ts'
import { findPositions, type Page } from './post-search.ts'

/** Which posts a page has. Every combination of filters reads a range of positions off an index. */
export interface PostFilter {
  limit: number
  /** The last post of the page before: its id, or its position, which outlives it. An unknown id starts at the beginning. */
  before?: string | undefined
  order?: 'newest' | 'oldest' | undefined
  model?: string | undefined
  /** Words to find. Blank is no filter; text without a word or a pictograph is in no post. */
  words?: string | undefined
  /** Epoch ms, inclusive. */
  from?: number | undefined
  /** Epoch ms, exclusive. */
  until?: number | undefined
}

/**
 * The positions of a page's posts. Uses posts_owner_position, with a model
 * posts_owner_model_position, with words the search index; the tests hold it to them. Null when no post can pass.
 */
export async function findPage(db: Database, ownerId: WorkspaceId, filter: PostFilter): Promise<Page | null> {
  const { model, words, limit } = filter
  if (model !== undefined && !modelIds.some((id) => id === model)) return null
  const order = filter.order === 'oldest' ? 'asc' : 'desc'
  const { first, last } = await toRange(db, ownerId, filter)
  if (words?.trim()) {
    const question = askForWords(ownerId, words, model)
    return question && (await findPositions(db, ownerId, question, { first, last, order, limit }))
  }
  return db
    .selectFrom('posts')
    .select('position')
    .where('owner_id', '=', ownerId)
    .$if(model !== undefined, (query) => query.where('ai_model', '=', model ?? ''))
    .where('position', '>=', first)
    .where('position', '<=', last)
    .orderBy('position', order)
    .limit(limit)
    .as('page')
}

/** The positions that a page may have, from the days asked for and the page before. */
async function toRange(
  db: Database,
  ownerId: WorkspaceId,
  filter: PostFilter,
): Promise<{ first: number; last: number }> {
  const first = positionsAt(filter.from ?? 0).first
  const last = filter.until === undefined ? Number.MAX_SAFE_INTEGER : positionsAt(filter.until - 1).last
  const cursor = filter.before && (await findPosition(db, ownerId, filter.before))
  if (!cursor) return { first, last }
  return filter.order === 'oldest'
    ? { first: Math.max(first, cursor + 1), last }
    : { first, last: Math.min(last, cursor - 1) }
}

async function findPosition(db: Database, ownerId: WorkspaceId, before: string): Promise<number | undefined> {
  if (/^\d{1,16}$/.test(before)) return Number(before)
  const row = await db
    .selectFrom('posts')
    .select('position')
    .where('owner_id', '=', ownerId)
    .where('id', '=', before)
    .executeTakeFirst()
  return row?.position
}
