import { sql } from 'kysely'
import type { EventName } from '#shared/contract/events'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import { takeLock } from '../database/locks.ts'
import type { Row } from '../database/schema.ts'
import type { NewEvent, StoredEvent } from './event.ts'

/**
 * The events and how far each subscriber has come. Ids are assigned in transactions that may commit in another order,
 * so a cursor over ids could pass an event that is not committed yet. An event gets its position after its commit, and
 * cursors follow positions.
 */

/** @returns its id */
export async function insertEvent(db: Database, { workspaceId, ...event }: NewEvent, at: number): Promise<number> {
  const { id } = await db
    .insertInto('events')
    .values({ ...event, workspace_id: workspaceId, payload: JSON.stringify(event.payload), at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether any of these subscribers is behind the last event. */
export async function hasUndelivered(db: Database, subscribers: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`select 1 as found where
    exists (select 1 from events where position is null)
    or exists (select 1 from event_cursors where subscriber in (${sql.join(subscribers)})
      and position < (select coalesce(max(position), 0) from events))`.execute(db)
  return rows.length > 0
}

/** Gives every new event the next position, and new subscribers a cursor that begins with these events. */
export async function placeEvents(db: Database, subscribers: readonly string[]): Promise<void> {
  await takeLock(db, 'events')
  const last = await lastPosition(db)
  for (const subscriber of subscribers) {
    const cursor = { subscriber, position: last }
    await db
      .insertInto('event_cursors')
      .values(cursor)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await sql`update events set position = placed.position
    from (select id, ${last} + row_number() over (order by id) as position from events where position is null) as placed
    where events.id = placed.id`.execute(db)
}

/** The highest position ever given; events up to it may have been deleted. */
async function lastPosition(db: Database): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from
    (select max(position) as position from events union all select max(position) from event_cursors) as known`.execute(
    db,
  )
  return rows[0]?.last ?? 0
}

/**
 * Returns the next event of these names and moves the subscriber's cursor past it. No other process can take one for
 * this subscriber until the transaction ends.
 */
export async function takeEvent(
  db: Database,
  subscriber: string,
  names: readonly EventName[],
): Promise<StoredEvent | undefined> {
  const cursor = await db
    .selectFrom('event_cursors')
    .select('position')
    .where('subscriber', '=', subscriber)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!cursor) return undefined
  const last = await lastPosition(db)
  const row = await db
    .selectFrom('events')
    .selectAll()
    .where('position', '>', cursor.position)
    .where('position', '<=', last)
    .where('name', 'in', names)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  const position = row?.position ?? last
  if (position > cursor.position) {
    await db.updateTable('event_cursors').set({ position }).where('subscriber', '=', subscriber).execute()
  }
  return row && toEvent(row)
}

/** Moves every subscriber past all events so far, without handling them. */
export async function skipEvents(db: Database): Promise<void> {
  await placeEvents(db, [])
  await db
    .updateTable('event_cursors')
    .set({ position: await lastPosition(db) })
    .execute()
}

/** One workspace's events, oldest first. */
export async function listEvents(db: Database, workspaceId: WorkspaceId): Promise<StoredEvent[]> {
  const rows = await db.selectFrom('events').selectAll().where('workspace_id', '=', workspaceId).orderBy('id').execute()
  return rows.map(toEvent)
}

/** Those of some names since a moment, committed ones only, in their order. */
export async function listEventsSince(
  db: Database,
  workspaceId: WorkspaceId,
  { names, since }: { names: readonly EventName[]; since: number },
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('at', '>=', since)
    .where('name', 'in', names)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute()
  return rows.map(toEvent)
}

/** Deletes events before a time that all of these subscribers are past. */
export async function deleteEvents(db: Database, subscribers: readonly string[], before: number): Promise<void> {
  await db
    .deleteFrom('events')
    .where('at', '<', before)
    .where('position', '<=', (query) =>
      query
        .selectFrom('event_cursors')
        .select((column) => column.fn.min('position').as('position'))
        .where('subscriber', 'in', subscribers),
    )
    .execute()
}

function toEvent(row: Row<'events'>): StoredEvent {
  const { id, workspace_id, actor, name, subject, payload, at } = row
  return { id, workspaceId: workspace_id, actor, name: name as EventName, subject, payload: JSON.parse(payload), at }
}
