import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import { modelIds } from '#shared/rules/models'
import type { PostState } from '#shared/rules/post-states'
import { type SearchQuery, searchQueryOf } from '#shared/text/search-tokens'
import { goesOutBetween, isInState } from '../store/post-publication-repository.ts'
import { positionsAt } from './post-positions.ts'
import { asPage, findPositions, type ListPosition } from './post-search.ts'
import type { Range } from './search-by-vector.ts'

/** The posts of a page. Every combination of filters reads a range of positions from an index. */
export interface PostFilter {
  limit: number
  /**
   * The last post of the previous page: its id, or its position, which stays valid when it is deleted. An unknown id
   * starts at the beginning.
   */
  before?: string | undefined
  order?: 'newest' | 'oldest' | undefined
  model?: string | undefined
  /** Words to find. Blank does not filter; text without a word or a pictograph matches nothing. */
  words?: string | undefined
  /** Epoch ms, inclusive. */
  from?: number | undefined
  /** Epoch ms, exclusive. */
  until?: number | undefined
  standing?: { state: PostState; now: number } | undefined
  /** When it goes out or went out: epoch ms, inclusive and exclusive. */
  goesOut?: { from: number; until: number } | undefined
}

/**
 * The positions of a page's posts. Uses posts_owner_position; with a model posts_owner_model_position; with words the
 * search index; tests ensure it. Null when no post can match.
 */
export async function findListPage(
  db: Database,
  ownerId: WorkspaceId,
  filter: PostFilter,
): Promise<ListPosition | null> {
  const { model, words, limit } = filter
  if (model !== undefined && !modelIds.some((id) => id === model)) return null
  const order = filter.order === 'oldest' ? 'asc' : 'desc'
  const range = { ...(await toRange(db, ownerId, filter)), order, limit } as const
  if (!words?.trim()) return selectPositions(db, ownerId, filter, range).as('page')
  const question = searchQueryOf(ownerId, words, model)
  if (!question) return null
  if (filter.standing || filter.goesOut) return asPage(db, await findAmongMatches(db, ownerId, filter, question, range))
  return await findPositions(db, ownerId, question, range)
}

function selectPositions(
  db: Database,
  ownerId: WorkspaceId,
  { model, standing, goesOut }: Pick<PostFilter, 'model' | 'standing' | 'goesOut'>,
  { first, last, order, limit }: Range,
) {
  return db
    .selectFrom('posts')
    .select('position')
    .where('owner_id', '=', ownerId)
    .$if(model !== undefined, (query) => query.where('ai_model', '=', model ?? ''))
    .$if(standing !== undefined, (query) => query.where(isInState(ownerId, standing)))
    .$if(goesOut !== undefined, (query) => query.where(goesOutBetween(ownerId, goesOut)))
    .where('position', '>=', first)
    .where('position', '<=', last)
    .orderBy('position', order)
    .limit(limit)
}

/** Neither search index knows states, so matches are read in order until enough of them are in the wanted state. */
const matchesAtOnce = 500

async function findAmongMatches(
  db: Database,
  ownerId: WorkspaceId,
  filter: PostFilter,
  question: SearchQuery,
  range: Range,
): Promise<number[]> {
  const found: number[] = []
  let rest: Range = { ...range, limit: matchesAtOnce }
  for (;;) {
    const matches = await readPositions(db, await findPositions(db, ownerId, question, rest))
    const end = matches.at(-1)
    if (end === undefined) return found
    found.push(...(await keepWanted(db, ownerId, filter, { ...rest, ...rangeOf(matches) }, matches)))
    if (found.length >= range.limit || matches.length < matchesAtOnce) return found.slice(0, range.limit)
    rest = range.order === 'asc' ? { ...rest, first: end + 1 } : { ...rest, last: end - 1 }
  }
}

async function readPositions(db: Database, page: ListPosition): Promise<number[]> {
  const rows = await db.selectFrom(page).select('page.position').execute()
  return rows.map(({ position }) => Number(position))
}

async function keepWanted(
  db: Database,
  ownerId: WorkspaceId,
  { standing, goesOut }: PostFilter,
  range: Range,
  matches: readonly number[],
): Promise<number[]> {
  const rows = await selectPositions(db, ownerId, { standing, goesOut }, range)
    .where('position', 'in', matches)
    .execute()
  return rows.map(({ position }) => position)
}

function rangeOf(positions: readonly number[]): { first: number; last: number } {
  return { first: Math.min(...positions), last: Math.max(...positions) }
}

/** The range of positions for a page, from the chosen days and the previous page. */
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
