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

/**
 * Gives every new event the next position, and new subscribers a cursor that begins with these events.
 * @returns the highest position
 */
export async function placeEvents(db: Database, subscribers: readonly string[]): Promise<number> {
  await takeLock(db, 'events')
  const last = await lastPosition(db)
  const known = new Set((await listCursors(db)).map(({ subscriber }) => subscriber))
  const cursors = subscribers.filter((each) => !known.has(each)).map((subscriber) => ({ subscriber, position: last }))
  if (cursors.length > 0) {
    await db
      .insertInto('event_cursors')
      .values(cursors)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const { rows } = await sql`update events set position = placed.position
    from (select id, ${last} + row_number() over (order by id) as position from events where position is null) as placed
    where events.id = placed.id returning events.id`.execute(db)
  return last + rows.length
}

/** The highest position ever given; events up to it may have been deleted. */
async function lastPosition(db: Database): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from
    (select max(position) as position from events union all select max(position) from event_cursors) as known`.execute(
    db,
  )
  return rows[0]?.last ?? 0
}

async function listCursors(db: Database): Promise<Row<'event_cursors'>[]> {
  return await db.selectFrom('event_cursors').selectAll().execute()
}

/**
 * Finds the subscribers that have events up to a position before them, and moves the cursors of the others there.
 * @param names the events that each subscriber handles
 */
export async function listBehind(
  db: Database,
  names: ReadonlyMap<string, readonly EventName[]>,
  last: number,
): Promise<string[]> {
  const cursors = (await listCursors(db)).filter((each) => names.has(each.subscriber) && each.position < last)
  if (cursors.length === 0) return []
  const newest = await db
    .selectFrom('events')
    .select(({ fn }) => ['name', fn.max('position').as('position')])
    .where('position', '>', Math.min(...cursors.map(({ position }) => position)))
    .where('position', '<=', last)
    .groupBy('name')
    .execute()
  const isBehind = ({ subscriber, position }: Row<'event_cursors'>) =>
    newest.some((each) => (each.position ?? 0) > position && names.get(subscriber)?.includes(each.name as EventName))
  const passing = cursors.filter((cursor) => !isBehind(cursor)).map(({ subscriber }) => subscriber)
  if (passing.length > 0) {
    await db
      .updateTable('event_cursors')
      .set({ position: last })
      .where('subscriber', 'in', passing)
      .where('position', '<', last)
      .execute()
  }
  return cursors.filter(isBehind).map(({ subscriber }) => subscriber)
}

/**
 * Returns the next events of these names up to a position, and moves the subscriber's cursor past them. No other process
 * can take one for this subscriber until the transaction ends.
 * @param wanted.beginsWith the id of the next event; where another one is the next, none is taken
 */
export async function takeEvents(
  db: Database,
  subscriber: string,
  { names, last, limit, beginsWith }: { names: readonly EventName[]; last: number; limit: number; beginsWith?: number },
): Promise<StoredEvent[]> {
  const cursor = await db
    .selectFrom('event_cursors')
    .select('position')
    .where('subscriber', '=', subscriber)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!cursor || cursor.position >= last) return []
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('position', '>', cursor.position)
    .where('position', '<=', last)
    .where('name', 'in', names)
    .orderBy('position')
    .limit(limit)
    .execute()
  if (beginsWith !== undefined && rows[0]?.id !== beginsWith) return []
  const position = rows.length < limit ? last : (rows.at(-1)?.position ?? last)
  await db.updateTable('event_cursors').set({ position }).where('subscriber', '=', subscriber).execute()
  return rows.map(toEvent)
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
