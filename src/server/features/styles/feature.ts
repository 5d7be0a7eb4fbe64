import type { Feature } from '#server/context/feature'
import { registerStyleRoutes } from './routes.ts'

export const styles: Feature = {
  routes: [registerStyleRoutes],
}
