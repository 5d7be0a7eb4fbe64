import type { Feature } from '#server/context/feature'
import { exportData } from './export-data.ts'
import { registerFontRoute } from './font-route.ts'
import { registerVisualRoutes } from './routes.ts'
import { thumbnailFolder } from './thumbnails.ts'
import { deleteVisualsOf } from './visual-repository.ts'

export const visuals: Feature = {
  routes: [registerVisualRoutes, registerFontRoute],
  exportData,
  async deleteData(db, ownerId) {
    const ids = await deleteVisualsOf(db, ownerId)
    return ids.map((id) => thumbnailFolder({ ownerId, kind: 'visuals', id }))
  },
}
