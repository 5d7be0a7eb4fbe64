import type { Feature } from '#server/context/feature'
import { hourMs } from '#shared/time/durations'
import { linkJobs } from './link-mails.ts'
import { mailsOfEvents } from './mails-of-events.ts'
import { mailJobs, sweepMails } from './outbox.ts'

export const mails: Feature = {
  subscribers: [mailsOfEvents],
  jobs: [...linkJobs, ...mailJobs],
  sweeps: (ctx) => [{ name: 'mails', everyMs: hourMs, run: () => sweepMails(ctx.db, ctx.now()) }],
}
