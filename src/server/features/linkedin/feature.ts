import type { Feature } from '#server/context/feature'
import { disconnectLinkedinJob } from '#server/features/accounts/links/account-jobs'
import { handleJob } from '#server/platform/jobs/job'
import { hourMs } from '#shared/time/durations'
import { listAccounts } from './account-repository.ts'
import { forgetCalls } from './call-counts.ts'
import { signInMs } from './connect-account.ts'
import { disconnectAll } from './disconnect-account.ts'
import { endLendings } from './lend-account.ts'
import { keepPortraitJob } from './linkedin-jobs.ts'
import { lookAhead } from './look-ahead.ts'
import { keepPortrait } from './portraits.ts'
import { remindOfExpiry } from './remind-of-expiry.ts'
import { renewalLeaseMs, renewTokens } from './renew-tokens.ts'
import { registerLinkedinRoutes } from './routes.ts'
import { sweepSignIns } from './sign-in-repository.ts'

export const linkedin: Feature = {
  routes: [registerLinkedinRoutes],
  subscribers: [endLendings],
  moments: [
    { table: 'linkedin_sign_ins', column: 'expires_at', farthestMs: signInMs, becomes: { expires_at: 'now' } },
    {
      table: 'linkedin_accounts',
      column: 'refreshing_until',
      farthestMs: renewalLeaseMs,
      becomes: { refreshing_until: 'now' },
    },
    { table: 'linkedin_versions', column: 'tried_at', farthestMs: 0, becomes: { tried_at: 'now' } },
  ],
  jobs: [handleJob(disconnectLinkedinJob, disconnectAll), handleJob(keepPortraitJob, keepPortrait)],
  sweeps: (ctx) => [
    { name: 'linkedin connections', everyMs: hourMs, run: () => sweepSignIns(ctx.db, ctx.now()) },
    {
      name: 'linkedin reminders',
      everyMs: hourMs,
      actsOutside: true,
      run: (signal) => remindOfExpiry(ctx, signal),
    },
    { name: 'linkedin tokens', everyMs: hourMs, actsOutside: true, run: (signal) => renewTokens(ctx, signal) },
    { name: 'linkedin calls', everyMs: hourMs, run: () => forgetCalls(ctx) },
    { name: 'linkedin versions', everyMs: hourMs, actsOutside: true, run: () => lookAhead(ctx) },
  ],
  exportData: {
    files: {
      'linkedin.json':
        'The accounts at LinkedIn that you connected, with their weekly times. What lets us post as you is not in it.',
    },
    async *read({ db }, { user }) {
      const accounts = await listAccounts(db, user)
      yield {
        name: 'linkedin.json',
        json: accounts.map(({ id, urn, kind, name, pictureUrl, scopes, slots, pausedAt, expiresAt }) => {
          return { id, urn, kind, name, pictureUrl, scopes, slots, isPaused: pausedAt !== null, expiresAt }
        }),
      }
    },
  },
}
