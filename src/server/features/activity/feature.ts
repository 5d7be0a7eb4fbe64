import type { Feature } from '#server/context/feature'
import { activityTimes } from '#shared/rules/activity'
import { hourMs } from '#shared/time/durations'
import { toIso } from '#shared/time/iso'
import { activityOfEvents } from './activity-of-events.ts'
import { deleteActivity, listDeedsOf } from './activity-repository.ts'
import { registerActivityRoutes } from './routes.ts'

export const activity: Feature = {
  routes: [registerActivityRoutes],
  subscribers: [activityOfEvents],
  sweeps: (ctx) => [
    { name: 'activity', everyMs: hourMs, run: () => deleteActivity(ctx.db, ctx.now() - activityTimes.keptMs) },
  ],
  exportData: {
    files: { 'activity.json': 'What you did in teams, as their activity lists it.' },
    async *read({ db }, { user }) {
      const deeds = await listDeedsOf(db, user)
      yield { name: 'activity.json', json: deeds.map(({ at, ...deed }) => ({ at: toIso(at), ...deed })) }
    },
  },
}
