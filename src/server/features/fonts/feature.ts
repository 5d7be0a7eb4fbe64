import type { Feature } from '#server/context/feature'
import { exportData } from './export-data.ts'
import { fontJobs } from './receive-font.ts'
import { registerFontRoutes } from './routes.ts'

export const fonts: Feature = {
  routes: [registerFontRoutes],
  jobs: fontJobs,
  exportData,
}
