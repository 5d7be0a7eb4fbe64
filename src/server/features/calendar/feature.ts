import type { Feature } from '#server/context/feature'
import { dayMs, hourMs } from '#shared/time/durations'
import { toIso } from '#shared/time/iso'
import { listAddressesOf } from './address-repository.ts'
import { endAddressesOfMembers } from './end-addresses.ts'
import { deleteOldEntries } from './entry-repository.ts'
import { registerCalendarRoutes } from './routes.ts'

/** As long as a calendar may still show an entry that was moved. */
const entriesKeptMs = 400 * dayMs

export const calendar: Feature = {
  routes: [registerCalendarRoutes],
  subscribers: [endAddressesOfMembers],
  sweeps: (ctx) => [
    { name: 'calendar-entries', everyMs: hourMs, run: () => deleteOldEntries(ctx.db, ctx.now() - entriesKeptMs) },
  ],
  exportData: {
    files: { 'calendar-addresses.json': 'When you made addresses of your calendars, and when they were last read.' },
    async *read({ db }, { user }) {
      const addresses = await listAddressesOf(db, user)
      yield {
        name: 'calendar-addresses.json',
        json: addresses.map(({ team, createdAt, fetchedAt }) => ({
          team,
          createdAt: toIso(createdAt),
          fetchedAt: toIso(fetchedAt),
        })),
      }
    },
  },
}
