import type { Feature } from '#server/context/feature'
import { hourMs } from '#shared/time/durations'
import { registerAnglesRoutes } from './angles-routes.ts'
import { sweepArticles } from './article-repository.ts'
import { listProvenances } from './list-provenances.ts'
import { registerModelCheckRoutes } from './model-check-routes.ts'
import { deletePostsOf } from './post-repository.ts'
import { citedPageJobs } from './read-cited-pages.ts'
import { registerRefiningRoutes } from './refining-routes.ts'
import { registerPostRoutes } from './routes.ts'

export const posts: Feature = {
  routes: [registerPostRoutes, registerAnglesRoutes, registerRefiningRoutes, registerModelCheckRoutes],
  jobs: citedPageJobs,
  sweeps: (ctx) => [{ name: 'articles', everyMs: hourMs, run: () => sweepArticles(ctx.db, ctx.now()) }],
  exportData: {
    files: {
      'posts.json':
        'Your posts, newest first, each with its versions, the text of its source and of the pages it cites, and all it was written with.',
    },
    async *read(ctx, ownerId) {
      yield { name: 'posts.json', list: listProvenances(ctx, ownerId) }
    },
  },
  async deleteData(db, ownerId) {
    await deletePostsOf(db, ownerId)
    return []
  },
}
