import type { Feature } from '#server/context/feature'
import { registerAdminRoutes } from './routes.ts'

export const admin: Feature = {
  routes: [registerAdminRoutes],
}
