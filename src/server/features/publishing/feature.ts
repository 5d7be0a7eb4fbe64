import type { Feature } from '#server/context/feature'
import { secondMs } from '#shared/time/durations'
import { publishingLane } from './lane.ts'
import { publicationMoments } from './publication-moments.ts'
import { deletePublicationsOf } from './publication-repository.ts'
import { takePublication } from './publish.ts'
import { registerPublicationRoutes } from './routes.ts'
import { listViews } from './view-repository.ts'

/** A thousand due in one minute leave within it, also when each takes half a second. */
const atOnce = 12

export const publishing: Feature = {
  routes: [registerPublicationRoutes],
  moments: publicationMoments,
  lanes: (ctx) => [
    { name: publishingLane, size: atOnce, everyMs: secondMs, take: (signal) => takePublication(ctx, signal) },
  ],
  exportData: {
    files: {
      'publications.json': 'Your posts on their way to LinkedIn: when, in which state, and exactly what was sent.',
    },
    async *read({ db }, { workspace }) {
      const publications = await listViews(db, workspace, {})
      yield {
        name: 'publications.json',
        // the text of the post is in posts.json
        json: publications.map(({ ownerId: _owner, postContent: _content, ...publication }) => publication),
      }
    },
  },
  async deleteData(db, ownerId) {
    await deletePublicationsOf(db, ownerId)
    return []
  },
}
