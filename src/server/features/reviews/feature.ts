import type { Feature } from '#server/context/feature'
import { hourMs } from '#shared/time/durations'
import { listCommentsBy } from './comment-repository.ts'
import { listDecisionsBy, sweepLinks } from './review-repository.ts'
import { registerReviewRoutes } from './routes.ts'

export const reviews: Feature = {
  routes: [registerReviewRoutes],
  exportData: {
    files: { 'team-reviews.json': 'Your comments on posts of teams, and your decisions about them, newest first.' },
    async *read({ db }, { user }) {
      const [comments, decisions] = await Promise.all([listCommentsBy(db, user), listDecisionsBy(db, user)])
      yield { name: 'team-reviews.json', json: { comments, decisions } }
    },
  },
  sweeps: (ctx) => [{ name: 'review-links', everyMs: hourMs, run: () => sweepLinks(ctx.db, ctx.now()) }],
}
