import type { Feature } from '#server/context/feature'
import { minuteMs } from '#shared/time/durations'
import { readSourceChanges } from './change-repository.ts'
import { takeWatch } from './read-again.ts'
import { watchMoments } from './reading-times.ts'
import { registerCorrectionRoutes } from './routes.ts'
import { watchPublishedPosts } from './watch-published-posts.ts'

/** Reads the sources of published posts again, and notifies authors of corrections. */
export const corrections: Feature = {
  routes: [registerCorrectionRoutes],
  subscribers: [watchPublishedPosts],
  moments: watchMoments,
  lanes: (ctx) =>
    ctx.config.watchesSources
      ? [{ name: 'corrections', size: 1, everyMs: minuteMs, take: (signal) => takeWatch(ctx, signal) }]
      : [],
  exportData: {
    files: { 'corrections.json': 'What the sources of your published posts corrected afterwards, in both wordings.' },
    async *read({ db }, { workspace }) {
      yield { name: 'corrections.json', list: readSourceChanges(db, workspace) }
    },
  },
}
