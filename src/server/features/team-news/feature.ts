import type { Feature } from '#server/context/feature'
import { hourMs } from '#shared/time/durations'
import { mailDailyComments } from './daily-comments.ts'
import { teamMails } from './team-mails.ts'
import { teamNotices } from './team-notices.ts'

export const teamNews: Feature = {
  subscribers: [teamNotices, teamMails],
  sweeps: (ctx) => [{ name: 'daily-comments', everyMs: hourMs, run: () => mailDailyComments(ctx) }],
}
