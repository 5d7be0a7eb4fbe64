import { type Feature, secondMs } from '#server/context/feature'
import { publishingLane } from './lane.ts'
import { publicationMoments } from './publication-moments.ts'
import { takePublication } from './publish.ts'
import { registerPublicationRoutes } from './routes.ts'

/** A thousand due in one minute leave within it, also when each takes half a second. */
const atOnce = 12

export const publications: Feature = {
  routes: [registerPublicationRoutes],
  moments: publicationMoments,
  lanes: (ctx) => [
    { name: publishingLane, size: atOnce, everyMs: secondMs, take: (signal) => takePublication(ctx, signal) },
  ],
}
