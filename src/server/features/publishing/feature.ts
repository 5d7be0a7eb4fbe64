import type { Feature } from '#server/context/feature'
import { secondMs } from '#shared/time/durations'
import { askOwnersAgain } from './ask-owners-again.ts'
import { commentLane, publishingLane } from './lane.ts'
import { noteChangesByKey } from './planned-by-key.ts'
import { commentMoments, publicationMoments } from './publication-moments.ts'
import { deletePublicationsOf } from './publication-repository.ts'
import { takePublication } from './publish.ts'
import { registerPublicationRoutes } from './routes.ts'
import { takeComment } from './send-comment.ts'
import { followVersion, resumeWithVersion } from './version-waits.ts'
import { listViews } from './view-repository.ts'

/** A thousand due in one minute go out within it, even at half a second each. */
const atOnce = 12
const commentsAtOnce = 4

export const publishing: Feature = {
  routes: [registerPublicationRoutes],
  subscribers: [askOwnersAgain, noteChangesByKey, resumeWithVersion],
  moments: [...publicationMoments, ...commentMoments],
  lanes: (ctx) => [
    { name: publishingLane, size: atOnce, everyMs: secondMs, take: (signal) => takePublication(ctx, signal) },
    { name: commentLane, size: commentsAtOnce, everyMs: secondMs, take: (signal) => takeComment(ctx, signal) },
  ],
  sweeps: (ctx) => [
    {
      name: 'posts without a LinkedIn version',
      everyMs: 15 * secondMs,
      actsOutside: true,
      run: () => followVersion(ctx),
    },
  ],
  exportData: {
    files: {
      'publications.json': 'Your posts on their way to LinkedIn: when, in which state, and exactly what was sent.',
    },
    async *read({ db }, { workspace }) {
      const publications = await listViews(db, workspace, {})
      yield {
        name: 'publications.json',
        // the post's text is in posts.json
        json: publications.map(({ ownerId: _owner, postCommentary: _text, ...publication }) => publication),
      }
    },
  },
  async deleteData(db, ownerId) {
    await deletePublicationsOf(db, ownerId)
    return []
  },
}
