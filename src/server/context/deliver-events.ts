import { type EventName, eventNames } from '#shared/contract/events'
import { hourMs, secondMs } from '#shared/time/durations'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { deliverEventJob } from '../platform/events/deliver-event-job.ts'
import { handleEvent, handles, type StoredEvent, type Subscriber } from '../platform/events/event.ts'
import {
  deleteEvents,
  hasUndelivered,
  listBehind,
  placeEvents,
  takeEvents,
} from '../platform/events/event-repository.ts'
import { handleJob, type Sweep, type TableLane } from '../platform/jobs/job.ts'
import type { Context } from './context.ts'

/**
 * Delivers events to the subscribers that act after the commit. Each delivery is one transaction, which holds the
 * subscriber's work for a few events and its cursor, so that a crash neither loses nor repeats anything.
 */

export const eventLaneName = 'events'
const keptMs = 7 * 24 * hourMs
/** Events of one delivery: a transaction for each would cost more than the work in it. */
const atOnce = 20

/** Every process polls; the database lets only one at a time act for a subscriber. */
export function eventLane(ctx: Context): TableLane {
  return {
    name: eventLaneName,
    size: 1,
    everyMs: 2 * secondMs,
    // delivers within the poll itself, so that after a failure the next poll tries again and not this one at once
    async take(signal) {
      await deliverEvents(ctx, signal)
      return undefined
    },
  }
}

/** Runs until every subscriber is past all events that are committed by now. */
export async function deliverEvents(ctx: Context, signal?: AbortSignal): Promise<void> {
  const subscribers = new Map(cursored(ctx).map((subscriber) => [subscriber.name, subscriber]))
  const names = [...subscribers.keys()]
  if (!(await hasUndelivered(ctx.db, names))) return
  const last = await inTransaction(ctx.db, (db) => placeEvents(db, names))
  const handled = new Map([...subscribers].map(([name, subscriber]) => [name, namesOf(subscriber)]))
  for (const name of await listBehind(ctx.db, handled, last)) {
    const subscriber = subscribers.get(name)
    while (subscriber && !signal?.aborted && (await deliverNext(ctx, subscriber, { last, limit: atOnce })));
  }
}

/**
 * Delivers several events in one transaction; when that fails, half as many, until the one that fails is alone.
 * @returns whether there may be more
 */
async function deliverNext(
  ctx: Context,
  subscriber: Subscriber<Context>,
  { last, limit }: { last: number; limit: number },
): Promise<boolean> {
  let taken: StoredEvent[] = []
  try {
    return await inTransaction(ctx.db, async (db) => {
      const events = await takeEvents(db, subscriber.name, { names: namesOf(subscriber), last, limit })
      taken = events
      for (const event of events) await handleEvent({ ...ctx, db }, subscriber, event)
      return events.length === limit
    })
  } catch (error) {
    if (limit > 1) {
      await deliverNext(ctx, subscriber, { last, limit: Math.floor(limit / 2) })
      return true
    }
    const [failed] = taken
    if (!failed) throw error
    if (await setAside(ctx, subscriber, { last, failed }))
      ctx.log.error({ err: error, subscriber: subscriber.name }, 'an event could not be handled and was set aside')
    return true
  }
}

/**
 * An event that can't be handled does not block the next ones: it becomes a job, which is retried, then given up and
 * kept for an administrator.
 * @returns false when another process was faster
 */
async function setAside(
  ctx: Context,
  subscriber: Subscriber<Context>,
  { last, failed }: { last: number; failed: StoredEvent },
): Promise<boolean> {
  return await inTransaction(ctx.db, async (db) => {
    const wanted = { names: namesOf(subscriber), last, limit: 1, beginsWith: failed.id }
    const [event] = await takeEvents(db, subscriber.name, wanted)
    if (event) await ctx.jobs.add(deliverEventJob, { subscriber: subscriber.name, event }, { db })
    return event !== undefined
  })
}

export const eventJobs = [
  handleJob(deliverEventJob, async (ctx: Context, { subscriber: name, event }) => {
    const subscriber = cursored(ctx).find((each) => each.name === name)
    if (subscriber) await inTransaction(ctx.db, (db) => handleEvent({ ...ctx, db }, subscriber, event))
  }),
]

/** Deletes events a week after they happened, once every subscriber is past them. */
export function eventSweep(ctx: Context): Sweep {
  const names = cursored(ctx).map(({ name }) => name)
  return { name: 'events', everyMs: hourMs, run: () => deleteEvents(ctx.db, names, ctx.now() - keptMs) }
}

function cursored({ subscribers }: Context): Subscriber<Context>[] {
  return subscribers.filter(({ when }) => when === 'after-commit')
}

function namesOf(subscriber: Subscriber<Context>): EventName[] {
  return eventNames.filter((name) => handles(subscriber, name))
}
