import type { Feature } from '#server/context/feature'
import { minuteMs } from '#shared/time/durations'
import { askForFigures } from './ask-for-figures.ts'
import { askingMoments } from './asking-times.ts'
import { readFigures } from './figures-repository.ts'
import { lookUpFigures } from './look-up-figures.ts'
import { notePublishedPosts } from './note-published-posts.ts'
import { registerFigureRoutes } from './routes.ts'
import { deleteTriesOf, listTries } from './try-repository.ts'

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
    files: {
      'figures.json': 'What was counted of your published posts, and when.',
      'tries.json': 'What you planned to try with your posts.',
    },
    async *read({ db }, { workspace }) {
      yield { name: 'figures.json', list: readFigures(db, workspace) }
      yield { name: 'tries.json', json: await listTries(db, workspace) }
    },
  },
  /** Figures are deleted with their posts. */
  async deleteData(db, workspace) {
    await deleteTriesOf(db, workspace)
    return []
  },
}
