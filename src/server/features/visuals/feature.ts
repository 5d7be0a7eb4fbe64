import type { Feature } from '#server/context/feature'
import { registerFontRoute } from './font-route.ts'
import { registerVisualRoutes } from './routes.ts'

export const visuals: Feature = {
  routes: [registerVisualRoutes, registerFontRoute],
}
