import type { Feature } from '#server/context/feature'
import { auditOfEvents } from './audit-of-events.ts'
import { registerAdminRoutes } from './routes.ts'

export const admin: Feature = {
  routes: [registerAdminRoutes],
  subscribers: [auditOfEvents],
}
