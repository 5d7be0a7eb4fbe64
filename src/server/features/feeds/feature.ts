import type { Feature } from '#server/context/feature'
import { hourMs, minuteMs } from '#shared/time/durations'
import { deleteUnfollowedFeeds } from './feed-repository.ts'
import { listInboxStates } from './inbox/inbox-repository.ts'
import { takeFeed } from './read-feed.ts'
import { feedMoments } from './reading-times.ts'
import { registerFeedRoutes } from './routes.ts'
import { listFollowedFeeds } from './subscription-repository.ts'

/** Feeds are read, and their stories wait in an inbox until someone writes about them. */
export const feeds: Feature = {
  routes: [registerFeedRoutes],
  moments: feedMoments,
  lanes: (ctx) => [{ name: 'feeds', size: 2, everyMs: minuteMs, take: (signal) => takeFeed(ctx, signal) }],
  sweeps: (ctx) => [{ name: 'unfollowed-feeds', everyMs: hourMs, run: () => deleteUnfollowedFeeds(ctx.db) }],
  exportData: {
    files: { 'feeds.json': 'The feeds you follow, and what you did with their stories.' },
    async *read({ db }, { workspace }) {
      const followed = await listFollowedFeeds(db, workspace)
      const feedsFollowed = followed.map(({ url, title, intervalMinutes }) => ({ url, title, intervalMinutes }))
      yield { name: 'feeds.json', json: { feeds: feedsFollowed, stories: await listInboxStates(db, workspace) } }
    },
  },
}
