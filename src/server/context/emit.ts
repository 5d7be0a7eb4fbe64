import type { EventName } from '#shared/contract/events'
import type { Database } from '../platform/database/database.ts'
import { afterCommit, inTransaction } from '../platform/database/in-transaction.ts'
import { handleEvent, handles, type NewEvent } from '../platform/events/event.ts'
import { insertEvent } from '../platform/events/event-repository.ts'
import type { Context } from './context.ts'
import { eventLaneName } from './deliver-events.ts'

/**
 * Records an event in the transaction of the change and runs the subscribers that act within it. The other subscribers
 * act only after the commit, in this process at once; what it leaves, any process finds within two seconds.
 */
export async function emit<Name extends EventName>(ctx: Context, db: Database, event: NewEvent<Name>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const at = ctx.now()
    const id = await insertEvent(transaction, event, at)
    for (const subscriber of ctx.subscribers) {
      if (subscriber.when === 'in-transaction' && handles(subscriber, event.name))
        await handleEvent({ ...ctx, db: transaction }, subscriber, { ...event, id, at })
    }
    afterCommit(transaction, () => ctx.jobs.wake(eventLaneName))
  })
}
