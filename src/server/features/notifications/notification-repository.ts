import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import { personalWorkspaceOf, type UserId, type WorkspaceId } from '#shared/contract/ids'
import type { NotificationKind } from '#shared/contract/notifications'
import type { Reason } from '#shared/errors/reason'

/** The bell's notifications. Times are epoch ms. */
export interface Notification {
  ownerId: UserId
  id: string
  kind: NotificationKind
  at: number
  isSeen: boolean
  /** The team it is about; null: the owner's own workspace, or none. */
  team: { id: WorkspaceId; slug: string; name: string } | null
  postId: string | null
  /** Its present title; null without a post, or when it was deleted. */
  postTitle: string | null
  publicationId: string | null
  accountId: string | null
  /** The person who asks for an account. */
  personId: UserId | null
  /** The post at LinkedIn. */
  url: string | null
  reason: Reason
}

export type NewNotification = Pick<Notification, 'ownerId' | 'kind' | 'at' | 'reason'> &
  Partial<Pick<Notification, 'postId' | 'publicationId' | 'accountId' | 'personId' | 'url'>> & {
    /** Missing: the owner's own workspace, or none. */
    workspaceId?: WorkspaceId | null
  }

export async function addNotification(db: Database, notification: NewNotification): Promise<void> {
  await db
    .insertInto('notices')
    .values({
      owner_id: notification.ownerId,
      // in insertion order, also within a millisecond
      id: `${String(Math.round((performance.timeOrigin + performance.now()) * 1000)).padStart(17, '0')}-${randomUUID().slice(0, 8)}`,
      kind: notification.kind,
      at: notification.at,
      workspace_id:
        notification.workspaceId === personalWorkspaceOf(notification.ownerId)
          ? null
          : (notification.workspaceId ?? null),
      post_id: notification.postId ?? null,
      publication_id: notification.publicationId ?? null,
      account_id: notification.accountId ?? null,
      person_id: notification.personId ?? null,
      url: notification.url ?? null,
      reason: JSON.stringify(notification.reason),
    })
    .execute()
}

/** Newest first. */
export async function listNotifications(db: Database, ownerId: UserId, limit: number): Promise<Notification[]> {
  const rows = await selectWithPosts(db, ownerId).orderBy('notices.id', 'desc').limit(limit).execute()
  return rows.map(toNotification)
}

/** Those of some kinds that happened after a moment and that their owner has not seen, oldest first. */
export async function listUnseenOf(
  db: Database,
  ownerId: UserId,
  { kinds, after, limit }: { kinds: readonly NotificationKind[]; after: number; limit: number },
): Promise<Notification[]> {
  const rows = await selectWithPosts(db, ownerId)
    .where('notices.kind', 'in', kinds)
    .where('notices.at', '>', after)
    .where('notices.seen_at', 'is', null)
    .orderBy('notices.id')
    .limit(limit)
    .execute()
  return rows.map(toNotification)
}

function selectWithPosts(db: Database, ownerId: UserId) {
  return selectCurrent(db, ownerId)
    .leftJoin('posts', (join) =>
      join
        .on('posts.owner_id', '=', sql<WorkspaceId>`coalesce(notices.workspace_id, notices.owner_id)`)
        .onRef('posts.id', '=', 'notices.post_id'),
    )
    .selectAll('notices')
    .select(['posts.title as post_title', 'team.slug as team_slug', 'team.name as team_name'])
}

function toNotification(
  row: Row<'notices'> & { post_title: string | null; team_slug: string | null; team_name: string | null },
): Notification {
  return {
    ownerId: row.owner_id,
    id: row.id,
    kind: row.kind,
    at: row.at,
    isSeen: row.seen_at !== null,
    team: row.workspace_id && { id: row.workspace_id, slug: row.team_slug ?? '', name: row.team_name ?? '' },
    postId: row.post_id,
    postTitle: row.post_title,
    publicationId: row.publication_id,
    accountId: row.account_id,
    personId: row.person_id,
    url: row.url,
    reason: JSON.parse(row.reason) as Reason,
  }
}

export async function countUnseen(db: Database, ownerId: UserId): Promise<number> {
  const { count } = await selectCurrent(db, ownerId)
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('notices.seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The same for each workspace they are about; what is about none counts for the personal one. */
export async function countUnseenByWorkspace(db: Database, ownerId: UserId): Promise<Map<WorkspaceId, number>> {
  const rows = await selectCurrent(db, ownerId)
    .select((column) => ['notices.workspace_id', column.fn.countAll<number>().as('count')])
    .where('notices.seen_at', 'is', null)
    .groupBy('notices.workspace_id')
    .execute()
  return new Map(rows.map(({ workspace_id, count }) => [workspace_id ?? personalWorkspaceOf(ownerId), count]))
}

/** How many people wait for this administrator's approval. */
export async function countPeopleWaiting(db: Database, ownerId: UserId): Promise<number> {
  const { count } = await selectCurrent(db, ownerId)
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('notices.kind', '=', 'account-requested')
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Without those about people who were approved by a command on the server, which emits no event, and those of teams that
 * are deleted or that their owner does not belong to any more.
 */
function selectCurrent(db: Database, ownerId: UserId) {
  return db
    .selectFrom('notices')
    .leftJoin('users as person', 'person.id', 'notices.person_id')
    .leftJoin('workspaces as team', 'team.id', 'notices.workspace_id')
    .leftJoin('workspace_members as member', (join) =>
      join.onRef('member.workspace_id', '=', 'notices.workspace_id').onRef('member.user_id', '=', 'notices.owner_id'),
    )
    .where('notices.owner_id', '=', ownerId)
    .where((column) =>
      column.or([
        column('notices.workspace_id', 'is', null),
        column.and([column('member.user_id', 'is not', null), column('team.deleted_at', 'is', null)]),
      ]),
    )
    .where((column) => column.or([column('notices.person_id', 'is', null), column('person.is_approved', '=', 0)]))
}

export async function seeNotifications(db: Database, ownerId: UserId, upTo: string, now: number): Promise<void> {
  await db
    .updateTable('notices')
    .set({ seen_at: now })
    .where('owner_id', '=', ownerId)
    .where('id', '<=', upTo)
    .where('seen_at', 'is', null)
    .execute()
}

/** Whether someone belongs to a team. */
export async function isInAnyTeam(db: Database, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_members.workspace_id')
    .select('workspace_id')
    .where('workspace_members.user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes someone's notifications of a team. */
export async function deleteNotificationsOfTeam(
  db: Database,
  ownerId: UserId,
  workspaceId: WorkspaceId,
): Promise<void> {
  await db.deleteFrom('notices').where('owner_id', '=', ownerId).where('workspace_id', '=', workspaceId).execute()
}

/** Deletes everyone's notifications about this person. */
export async function deleteNotificationsAbout(db: Database, personId: UserId): Promise<void> {
  await db.deleteFrom('notices').where('person_id', '=', personId).execute()
}

/** Deletes older ones. */
export async function deleteNotifications(db: Database, before: number): Promise<void> {
  await db.deleteFrom('notices').where('at', '<', before).execute()
}
