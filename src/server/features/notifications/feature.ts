import type { Feature } from '#server/context/feature'
import { dayMs, hourMs } from '#shared/time/durations'
import { deleteNotifications } from './notification-repository.ts'
import { notificationsOfEvents } from './notifications-of-events.ts'
import { registerNotificationRoutes } from './routes.ts'

const keptMs = 90 * dayMs

export const notifications: Feature = {
  routes: [registerNotificationRoutes],
  subscribers: [notificationsOfEvents],
  sweeps: (ctx) => [{ name: 'notices', everyMs: hourMs, run: () => deleteNotifications(ctx.db, ctx.now() - keptMs) }],
}
