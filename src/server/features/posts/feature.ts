import type { Feature } from '#server/context/feature'
import { hourMs } from '#shared/time/durations'
import { registerAnglesRoutes } from './angles/angles-routes.ts'
import { registerModelCheckRoutes } from './checking/model-check-routes.ts'
import { listProvenances } from './details/list-provenances.ts'
import { registerEarlierRoutes } from './earlier/earlier-routes.ts'
import { registerRefiningRoutes } from './refining/refining-routes.ts'
import { registerPostRoutes } from './routes.ts'
import { citedPageJobs } from './sources/read-cited-pages.ts'
import { sweepArticles } from './store/article-repository.ts'
import { deletePostsOf } from './store/post-repository.ts'
import { registerWorkingCopyRoutes } from './working-copy-routes.ts'

export const posts: Feature = {
  routes: [
    registerPostRoutes,
    registerWorkingCopyRoutes,
    registerAnglesRoutes,
    registerRefiningRoutes,
    registerModelCheckRoutes,
    registerEarlierRoutes,
  ],
  jobs: citedPageJobs,
  sweeps: (ctx) => [{ name: 'articles', everyMs: hourMs, run: () => sweepArticles(ctx.db, ctx.now()) }],
  exportData: {
    files: {
      'posts.json':
        'Your posts, newest first, each with its versions, the text of its source and of the pages it cites, and all it was written with.',
    },
    async *read(ctx, { workspace }) {
      yield { name: 'posts.json', list: listProvenances(ctx, workspace) }
    },
  },
  async deleteData(db, ownerId) {
    await deletePostsOf(db, ownerId)
    return []
  },
}
