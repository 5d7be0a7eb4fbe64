import type { Feature } from '#server/context/feature'
import { registerPersonalDataRoutes } from './routes.ts'

export const personalData: Feature = {
  routes: [registerPersonalDataRoutes],
}
