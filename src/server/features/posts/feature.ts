import { type Feature, hourMs } from '#server/context/feature'
import { registerAnglesRoutes } from './angles-routes.ts'
import { sweepArticles } from './article-repository.ts'
import { registerModelCheckRoutes } from './model-check-routes.ts'
import { citedPageJobs } from './read-cited-pages.ts'
import { registerRefiningRoutes } from './refining-routes.ts'
import { registerPostRoutes } from './routes.ts'

export const posts: Feature = {
  routes: [registerPostRoutes, registerAnglesRoutes, registerRefiningRoutes, registerModelCheckRoutes],
  jobs: citedPageJobs,
  sweeps: (ctx) => [{ name: 'articles', everyMs: hourMs, run: () => sweepArticles(ctx.db, ctx.now()) }],
}
