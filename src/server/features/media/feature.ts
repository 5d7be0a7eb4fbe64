import { type Feature, minuteMs } from '#server/context/feature'
import { mediaJobs } from './media-files.ts'
import { uploadJobs } from './receive-media-file.ts'
import { registerMediaRoutes } from './routes.ts'
import { sweepMedia } from './sweep-media.ts'

export const media: Feature = {
  routes: [registerMediaRoutes],
  jobs: [...mediaJobs, ...uploadJobs],
  sweeps: (ctx) => [{ name: 'media', everyMs: 10 * minuteMs, run: () => sweepMedia(ctx) }],
}
