import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import { type ActivityEvent, type ActivityGroup, eventsOfGroup } from '#shared/rules/activity'

/** What happened in a team. Times are epoch ms. */

export interface Activity {
  id: string
  at: number
  event: ActivityEvent
  actor: UserId | null
  /** Nobody did it: the server itself. */
  isSystem: boolean
  /** The name that a guest gave. */
  guest: string | null
  postId: string | null
  postTitle: string | null
  /** The member it is about. */
  about: UserId | null
  detail: Readonly<Record<string, unknown>>
}

export interface ListedActivity extends Activity {
  by: string | null
  aboutName: string | null
  hasPost: boolean
}

export interface ActivityFilter {
  person?: UserId | undefined
  post?: string | undefined
  kind?: ActivityGroup | undefined
  before?: string | undefined
  limit: number
}

export async function insertActivity(db: Database, ownerId: WorkspaceId, one: Omit<Activity, 'id'>): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      owner_id: ownerId,
      // in insertion order, also within a millisecond
      id: `${String(Math.round((performance.timeOrigin + performance.now()) * 1000)).padStart(17, '0')}-${randomUUID().slice(0, 8)}`,
      at: one.at,
      actor: one.actor,
      is_system: one.isSystem ? 1 : 0,
      guest: one.guest,
      event: one.event,
      post_id: one.postId,
      post_title: one.postTitle,
      about: one.about,
      detail: JSON.stringify(one.detail),
    })
    .execute()
}

/** The latest about a post. */
export async function findLastOfPost(
  db: Database,
  ownerId: WorkspaceId,
  postId: string,
): Promise<Pick<Activity, 'event' | 'actor' | 'at' | 'postTitle'> | undefined> {
  const row = await db
    .selectFrom('activity')
    .select(['event', 'actor', 'at', 'post_title'])
    .where('owner_id', '=', ownerId)
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { event: row.event, actor: row.actor, at: row.at, postTitle: row.post_title }
}

/** Newest first. */
export async function listActivity(
  db: Database,
  ownerId: WorkspaceId,
  { person, post, kind, before, limit }: ActivityFilter,
): Promise<ListedActivity[]> {
  const rows = await db
    .selectFrom('activity')
    .leftJoin('users as doer', 'doer.id', 'activity.actor')
    .leftJoin('users as other', 'other.id', 'activity.about')
    .leftJoin('posts', (join) =>
      join.onRef('posts.owner_id', '=', 'activity.owner_id').onRef('posts.id', '=', 'activity.post_id'),
    )
    .selectAll('activity')
    .select([
      'doer.first_name as doer_first',
      'doer.last_name as doer_last',
      'doer.email as doer_email',
      'other.first_name as other_first',
      'other.last_name as other_last',
      'other.email as other_email',
      'posts.title as title_now',
    ])
    .where('activity.owner_id', '=', ownerId)
    .$if(person !== undefined, (query) => query.where('activity.actor', '=', person as UserId))
    .$if(post !== undefined, (query) => query.where('activity.post_id', '=', post ?? ''))
    .$if(kind !== undefined, (query) => query.where('activity.event', 'in', kind ? eventsOfGroup(kind) : []))
    .$if(before !== undefined, (query) => query.where('activity.id', '<', before ?? ''))
    .orderBy('activity.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    event: row.event,
    actor: row.actor,
    isSystem: row.is_system === 1,
    guest: row.guest,
    postId: row.post_id,
    postTitle: row.title_now ?? row.post_title,
    about: row.about,
    detail: JSON.parse(row.detail) as Record<string, unknown>,
    by: nameOf(row.doer_first, row.doer_last, row.doer_email),
    aboutName: nameOf(row.other_first, row.other_last, row.other_email),
    hasPost: row.title_now !== null,
  }))
}

/** Deletes older ones, in every team. */
export async function deleteActivity(db: Database, before: number): Promise<void> {
  await db.deleteFrom('activity').where('at', '<', before).execute()
}

/** What someone did in teams, newest first. */
export async function listDeedsOf(
  db: Database,
  userId: UserId,
): Promise<{ at: number; event: ActivityEvent; team: string | null }[]> {
  return await db
    .selectFrom('activity')
    .innerJoin('workspaces', 'workspaces.id', 'activity.owner_id')
    .select(['activity.at', 'activity.event', 'workspaces.name as team'])
    .where('actor', '=', userId)
    .orderBy('activity.id', 'desc')
    .execute()
}

function nameOf(first: string | null, last: string | null, email: string | null): string | null {
  return [first, last].filter(Boolean).join(' ') || email
}
