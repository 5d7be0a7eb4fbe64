import type { Feature } from '#server/context/feature'
import { registerBrandRoutes } from './brand-routes.ts'
import { exportData } from './export-data.ts'
import { registerSettingsRoutes } from './routes.ts'
import { registerVoiceRoutes } from './voice-routes.ts'

export const settings: Feature = {
  routes: [registerSettingsRoutes, registerVoiceRoutes, registerBrandRoutes],
  exportData,
}
