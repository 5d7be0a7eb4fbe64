import { type EventName, eventNames } from '#shared/contract/events'
import { hourMs, secondMs } from '#shared/time/durations'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { deliverEventJob } from '../platform/events/deliver-event-job.ts'
import { handleEvent, handles, type Subscriber } from '../platform/events/event.ts'
import { deleteEvents, hasUndelivered, placeEvents, takeEvent } from '../platform/events/event-repository.ts'
import { handleJob, type Sweep, type TableLane } from '../platform/jobs/job.ts'
import type { Context } from './context.ts'

/**
 * Brings events to the subscribers that act after the commit. One event is one transaction: what the subscriber does,
 * and its cursor, so that a crash loses nothing and doubles nothing.
 */

export const eventLaneName = 'events'
const keptMs = 7 * 24 * hourMs

/** Every process looks; the database lets one at a time act for a subscriber. */
export function eventLane(ctx: Context): TableLane {
  return {
    name: eventLaneName,
    size: 1,
    everyMs: 2 * secondMs,
    // all of it within looking: what fails rests until the next look, instead of being taken again at once
    async take(signal) {
      await deliverEvents(ctx, signal)
      return undefined
    },
  }
}

/** Until every subscriber is past all that is committed. */
export async function deliverEvents(ctx: Context, signal?: AbortSignal): Promise<void> {
  const subscribers = cursored(ctx)
  const names = subscribers.map(({ name }) => name)
  if (!(await hasUndelivered(ctx.db, names))) return
  await inTransaction(ctx.db, (db) => placeEvents(db, names))
  for (const subscriber of subscribers) {
    while (!signal?.aborted && (await deliverNext(ctx, subscriber)));
  }
}

/** @returns false when there is none */
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

/** An event that can't be handled holds up no other: it becomes a job, which is tried again, and then waits to be seen. */
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

/** Events are removed a week after they happened, once every subscriber is past them. */
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
