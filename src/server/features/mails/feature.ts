import type { Feature } from '#server/context/feature'
import { hourMs } from '#shared/time/durations'
import { approvalJobs } from './approval-mails.ts'
import { linkJobs } from './link-mails.ts'
import { linkedinJobs } from './linkedin-mails.ts'
import { mailJobs, sweepMails } from './outbox.ts'
import { publicationMailJobs } from './publication-mails.ts'
import { signInMailJobs } from './sign-in-mails.ts'

export const mails: Feature = {
  jobs: [...approvalJobs, ...linkJobs, ...linkedinJobs, ...mailJobs, ...publicationMailJobs, ...signInMailJobs],
  sweeps: (ctx) => [{ name: 'mails', everyMs: hourMs, run: () => sweepMails(ctx.db, ctx.now()) }],
}
