import type { Feature } from '#server/context/feature'
import { minuteMs } from '#shared/time/durations'
import { exportData } from './export-data.ts'
import { mediaFolder, mediaJobs } from './media-files.ts'
import { deleteMediaOf } from './media-repository.ts'
import { uploadJobs } from './receive-media-file.ts'
import { registerMediaRoutes } from './routes.ts'
import { sweepMedia } from './sweep-media.ts'

export const media: Feature = {
  routes: [registerMediaRoutes],
  jobs: [...mediaJobs, ...uploadJobs],
  sweeps: (ctx) => [{ name: 'media', everyMs: 10 * minuteMs, run: () => sweepMedia(ctx) }],
  exportData,
  async deleteData(db, ownerId) {
    const ids = await deleteMediaOf(db, ownerId)
    return ids.map((id) => mediaFolder(ownerId, id))
  },
}
