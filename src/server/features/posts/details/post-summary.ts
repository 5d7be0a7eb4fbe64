import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { PostSummary } from '#shared/contract/posts'
import { type ModelId, modelIds } from '#shared/rules/models'
import { dayAt, daysBetween, monthAt, startOfDay } from '#shared/time/local-days'
import { momentOf, positionsAt } from '../search/post-positions.ts'
import { countHeldPublications } from '../store/post-publication-repository.ts'
import { countVisuals } from '../store/post-visuals.ts'

/** Keeps statements short. */
const daysPerQuery = 500

/**
 * Counts a user's posts from indexes alone: posts_owner_position once, posts_owner_model_position for each separately
 * counted model; and their visuals and held publications, which are few. Independent queries run at once.
 */
export async function summarizePosts(
  db: Database,
  owner: { id: WorkspaceId; timeZone: string },
  now: number,
): Promise<z.infer<typeof PostSummary>> {
  const models = await findUsedModels(db, owner.id)
  const month = monthAt(now, owner.timeZone)
  const [days, gpt4Posts, claudePosts, visuals, heldPublications] = await Promise.all([
    countByDay(db, owner, models),
    countOfModels(db, owner.id, models, 'gpt-4'),
    countOfModels(db, owner.id, models, 'claude'),
    countVisuals(db, owner.id, startOfDay(`${month}-01`, owner.timeZone)),
    countHeldPublications(db, owner.id),
  ])
  const countDays = (counted: typeof days) => counted.reduce((sum, { posts }) => sum + posts, 0)
  return {
    ...visuals,
    heldPublications,
    totalPosts: countDays(days),
    gpt4Posts,
    claudePosts,
    postsThisMonth: countDays(days.filter(({ day }) => day.startsWith(month))),
    modelsThisMonth: models.filter(
      ({ model, newestAt }) => model !== 'composer' && dayAt(newestAt, owner.timeZone).startsWith(month),
    ).length,
    models: modelIds.filter((id) => models.some(({ model }) => model === id)),
    days,
  }
}

interface UsedModel {
  model: ModelId
  /** Epoch ms. */
  oldestAt: number
  newestAt: number
}

/** Two index steps per model. */
async function findUsedModels(db: Database, ownerId: WorkspaceId): Promise<UsedModel[]> {
  const models = sql.join(modelIds.map((id) => sql`(${id})`))
  const ofModel = sql`from posts where owner_id = ${ownerId} and ai_model = models.id`
  const { rows } = await sql<{ model: ModelId; oldest: number | null; newest: number | null }>`
    with models (id) as (values ${models})
    select id as model,
      (select min(position) ${ofModel}) as oldest,
      (select max(position) ${ofModel}) as newest
    from models`.execute(db)
  return rows.flatMap(({ model, oldest, newest }) =>
    oldest === null || newest === null ? [] : [{ model, oldestAt: momentOf(oldest), newestAt: momentOf(newest) }],
  )
}

/** Counting the models one by one is faster than grouping the index's rows. */
async function countOfModels(db: Database, ownerId: WorkspaceId, models: readonly UsedModel[], family: string) {
  const counts = models
    .filter(({ model }) => model.startsWith(family))
    .map(({ model }) => sql`(select count(*) from posts where owner_id = ${ownerId} and ai_model = ${model})`)
  if (counts.length === 0) return 0
  const { rows } = await sql<{ posts: number }>`select ${sql.join(counts, sql` + `)} as posts`.execute(db)
  return rows[0]?.posts ?? 0
}

/**
 * The database knows no time zones: the query contains where days begin and end. Counting each day's range of the index
 * is faster than grouping 100,000 rows by day. The values are numbers, so they need no parameters.
 */
async function countByDay(db: Database, owner: { id: WorkspaceId; timeZone: string }, models: readonly UsedModel[]) {
  if (models.length === 0) return []
  const oldestAt = Math.min(...models.map((each) => each.oldestAt))
  const newestAt = Math.max(...models.map((each) => each.newestAt))
  const days = daysBetween(oldestAt, newestAt, owner.timeZone)
  const counts = new Map<number, number>()
  const starts = Array.from({ length: Math.ceil(days.length / daysPerQuery) }, (_, index) => index * daysPerQuery)
  await Promise.all(starts.map((start) => countStretches(days.slice(start, start + daysPerQuery))))
  return days.map(({ day, from }) => ({ day, posts: counts.get(from) ?? 0 })).filter(({ posts }) => posts > 0)

  async function countStretches(stretches: typeof days): Promise<void> {
    const ranges = stretches.map(({ from, until }) => `(${positionsAt(from).first}, ${positionsAt(until).first})`)
    const { rows } = await sql<{ first: number; posts: number }>`
      with days (first, following) as (values ${sql.raw(ranges.join())})
      select first, (
        select count(*) from posts
        where owner_id = ${owner.id} and position >= days.first and position < days.following
      ) as posts
      from days`.execute(db)
    for (const { first, posts } of rows) counts.set(momentOf(first), posts)
  }
}
