import type { Feature } from '#server/context/feature'
import { dayMs, hourMs } from '#shared/time/durations'
import { deleteNotices } from './notice-repository.ts'
import { noticesOfEvents } from './notices-of-events.ts'
import { registerNoticeRoutes } from './routes.ts'

const keptMs = 90 * dayMs

export const notices: Feature = {
  routes: [registerNoticeRoutes],
  subscribers: [noticesOfEvents],
  sweeps: (ctx) => [{ name: 'notices', everyMs: hourMs, run: () => deleteNotices(ctx.db, ctx.now() - keptMs) }],
}
