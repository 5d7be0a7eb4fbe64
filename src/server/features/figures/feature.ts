import type { Feature } from '#server/context/feature'
import { minuteMs } from '#shared/time/durations'
import { askForFigures } from './ask-for-figures.ts'
import { askingMoments } from './asking-times.ts'
import { readFigures } from './figures-repository.ts'
import { lookUpFigures } from './look-up-figures.ts'
import { notePublishedPosts } from './note-published-posts.ts'
import { registerFigureRoutes } from './routes.ts'

/** What LinkedIn counted of published posts, and what their authors can learn from it. */
export const figures: Feature = {
  routes: [registerFigureRoutes],
  subscribers: [notePublishedPosts],
  sweeps: (ctx) => [
    { name: 'figures', everyMs: 5 * minuteMs, run: () => askForFigures(ctx) },
    {
      name: 'figures of linkedin',
      everyMs: 5 * minuteMs,
      actsOutside: true,
      run: (signal) => lookUpFigures(ctx, signal),
    },
  ],
  moments: askingMoments,
  exportData: {
    files: { 'figures.json': 'What was counted of your published posts, and when.' },
    async *read({ db }, { workspace }) {
      yield { name: 'figures.json', list: readFigures(db, workspace) }
    },
  },
}
