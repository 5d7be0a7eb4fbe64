import { type EventName, eventNames } from '#shared/contract/events'
import { hourMs, secondMs } from '#shared/time/durations'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { deliverEventJob } from '../platform/events/deliver-event-job.ts'
import { handleEvent, handles, type Subscriber } from '../platform/events/event.ts'
import { deleteEvents, hasUndelivered, placeEvents, takeEvent } from '../platform/events/event-repository.ts'
import { handleJob, type Sweep, type TableLane } from '../platform/jobs/job.ts'
import type { Context } from './context.ts'

/**
 * Delivers events to the subscribers that act after the commit. Each delivery is one transaction, which holds the
 * subscriber's work and its cursor, so that a crash neither loses nor repeats anything.
 */

export const eventLaneName = 'events'
const keptMs = 7 * 24 * hourMs

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

/** Runs until every subscriber is past all committed events. */
export async function deliverEvents(ctx: Context, signal?: AbortSignal): Promise<void> {
  const subscribers = cursored(ctx)
  const names = subscribers.map(({ name }) => name)
  if (!(await hasUndelivered(ctx.db, names))) return
  await inTransaction(ctx.db, (db) => placeEvents(db, names))
  for (const subscriber of subscribers) {
    while (!signal?.aborted && (await deliverNext(ctx, subscriber)));
  }
}

/** @returns false when there was no event to deliver */
async function deliverNext(ctx: Context, subscriber: Subscriber<Context>): Promise<boolean> {
  try {
    return await inTransaction(ctx.db, async (db) => {
      const event = await takeEvent(db, subscriber.name, namesOf(subscriber))
      if (event) await handleEvent({ ...ctx, db }, subscriber, event)
      return event !== undefined
    })
  } catch (error) {
    ctx.log.error({ err: error, subscriber: subscriber.name }, 'an event could not be handled and was set aside')
    return await setAside(ctx, subscriber)
  }
}

/**
 * An event that can't be handled does not block the next ones: it becomes a job, which is retried, then given up and
 * kept for an administrator.
 */
async function setAside(ctx: Context, subscriber: Subscriber<Context>): Promise<boolean> {
  return await inTransaction(ctx.db, async (db) => {
    const event = await takeEvent(db, subscriber.name, namesOf(subscriber))
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
