import type { Feature } from '#server/context/feature'
import { registerPostExportRoutes } from './routes.ts'

export const postExport: Feature = { routes: [registerPostExportRoutes] }
