import type { Feature } from '#server/context/feature'
import { registerFontRoutes } from './routes.ts'

export const fonts: Feature = {
  routes: [registerFontRoutes],
}
