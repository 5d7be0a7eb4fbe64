import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#server/platform/database/database'
import type { PostSummary } from '#shared/contract/posts'
import { type ModelId, modelIds } from '#shared/rules/models'
import { dayAt, daysBetween, startOfDay } from './local-days.ts'
import { momentOf, positionsAt } from './post-positions.ts'
import { countVisuals } from './post-visuals.ts'

/** Keeps statements short. */
const daysPerQuery = 500

/**
 * Counts one's posts by reading indexes: posts_owner_model_position once and posts_owner_position once; and one's
 * visuals, of which there are few.
 */
export async function summarizePosts(
  db: Database,
  owner: { id: string; timeZone: string },
  now: number,
): Promise<z.infer<typeof PostSummary>> {
  const models = await countByModel(db, owner.id)
  const days = await countByDay(db, owner, models)
  const month = dayAt(now, owner.timeZone).slice(0, 7)
  const count = (isCounted: (model: ModelCount) => boolean) =>
    models.filter(isCounted).reduce((sum, { posts }) => sum + posts, 0)
  return {
    ...(await countVisuals(db, owner.id, startOfDay(`${month}-01`, owner.timeZone))),
    totalPosts: count(() => true),
    gpt4Posts: count(({ model }) => model.startsWith('gpt-4')),
    claudePosts: count(({ model }) => model.startsWith('claude')),
    postsThisMonth: days.filter(({ day }) => day.startsWith(month)).reduce((sum, { posts }) => sum + posts, 0),
    modelsThisMonth: models.filter(
      ({ model, newestAt }) => model !== 'composer' && dayAt(newestAt, owner.timeZone).startsWith(month),
    ).length,
    models: modelIds.filter((id) => models.some(({ model }) => model === id)),
    days,
  }
}

interface ModelCount {
  model: ModelId
  posts: number
  /** Epoch ms. */
  oldestAt: number
  newestAt: number
}

/** One model after the other: as many steps in the index as there are models are quicker than grouping its rows. */
async function countByModel(db: Database, ownerId: string): Promise<ModelCount[]> {
  const models = sql.join(modelIds.map((id) => sql`(${id})`))
  const ofModel = sql`from posts where owner_id = ${ownerId} and ai_model = models.id`
  const { rows } = await sql<{ model: ModelId; posts: number; oldest: number; newest: number }>`
    with models (id) as (values ${models})
    select id as model,
      (select count(*) ${ofModel}) as posts,
      (select min(position) ${ofModel}) as oldest,
      (select max(position) ${ofModel}) as newest
    from models`.execute(db)
  return rows
    .filter(({ posts }) => posts > 0)
    .map(({ model, posts, oldest, newest }) => ({
      model,
      posts,
      oldestAt: momentOf(oldest),
      newestAt: momentOf(newest),
    }))
}

/**
 * The database knows nothing of time zones: it is told where days begin and end. Counting each day's stretch of the
 * index is quicker than grouping 100,000 rows by their day. The values are numbers, so they need no parameters.
 */
async function countByDay(db: Database, owner: { id: string; timeZone: string }, models: readonly ModelCount[]) {
  if (models.length === 0) return []
  const oldestAt = Math.min(...models.map((each) => each.oldestAt))
  const newestAt = Math.max(...models.map((each) => each.newestAt))
  const days = daysBetween(oldestAt, newestAt, owner.timeZone)
  const counts = new Map<number, number>()
  for (let start = 0; start < days.length; start += daysPerQuery) {
    const ranges = days
      .slice(start, start + daysPerQuery)
      .map(({ from, until }) => `(${positionsAt(from).first}, ${positionsAt(until).first})`)
    const { rows } = await sql<{ first: number; posts: number }>`
      with days (first, following) as (values ${sql.raw(ranges.join())})
      select first, (
        select count(*) from posts
        where owner_id = ${owner.id} and position >= days.first and position < days.following
      ) as posts
      from days`.execute(db)
    for (const { first, posts } of rows) counts.set(momentOf(first), posts)
  }
  return days.map(({ day, from }) => ({ day, posts: counts.get(from) ?? 0 })).filter(({ posts }) => posts > 0)
}
