import { type Feature, hourMs } from '#server/context/feature'
import { sweepLinks } from './one-time-links.ts'
import { folderJobs } from './remove-folder.ts'
import { registerAccountRoutes, registerOwnAccountRoutes } from './routes.ts'
import { registerSecondFactorRoutes } from './second-factor-routes.ts'
import { sweepSessions } from './sessions.ts'

export const accounts: Feature = {
  routes: [registerAccountRoutes, registerOwnAccountRoutes, registerSecondFactorRoutes],
  jobs: folderJobs,
  sweeps: (ctx) => [
    { name: 'sessions', everyMs: hourMs, run: () => sweepSessions(ctx) },
    { name: 'links', everyMs: hourMs, run: () => sweepLinks(ctx.db, ctx.now()) },
  ],
}
