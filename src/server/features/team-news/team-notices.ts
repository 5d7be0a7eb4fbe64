import type { Context } from '#server/context/context'
import { addNotification } from '#server/features/notifications/notification-repository'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { eventsWithNews, newsOf } from './news.ts'

/** Rings the bell of those whom an event of their team concerns. */
export const teamNotices: Subscriber<Context> = {
  name: 'team-notices',
  when: 'in-transaction',
  on: Object.fromEntries(eventsWithNews.map((name) => [name, ring])),
}

async function ring(ctx: Context, event: StoredEvent): Promise<void> {
  for (const { to, words: _words, ...news } of await newsOf(ctx, event))
    await addNotification(ctx.db, { ...news, ownerId: to, at: event.at })
}
