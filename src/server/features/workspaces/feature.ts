import type { Context } from '#server/context/context'
import type { Feature } from '#server/context/feature'
import { removeFilesJob } from '#server/features/accounts/links/account-jobs'
import { removeDeletedTeams } from '#server/features/accounts/teams/team-repository'
import { inTransaction } from '#server/platform/database/in-transaction'
import { teamTimes } from '#shared/rules/teams'
import { hourMs } from '#shared/time/durations'
import { sweepInvitations } from './invitation-repository.ts'
import { listTeamsOf } from './member-repository.ts'
import { registerWorkspaceRoutes } from './routes.ts'

export const workspaces: Feature = {
  routes: [registerWorkspaceRoutes],
  sweeps: (ctx) => [
    { name: 'team-invitations', everyMs: hourMs, run: () => sweepInvitations(ctx.db, ctx.now()) },
    { name: 'deleted-teams', everyMs: hourMs, run: () => removeTeams(ctx) },
  ],
  exportData: {
    files: { 'teams.json': 'The teams you belong to, with your role in each.' },
    async *read({ db }, { user }) {
      yield { name: 'teams.json', json: await listTeamsOf(db, user) }
    },
  },
}

/** Teams that were deleted long enough ago go for good, with their files. */
async function removeTeams(ctx: Context): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    for (const ownerId of await removeDeletedTeams(db, ctx.now() - teamTimes.deletedKeptMs))
      await ctx.jobs.add(removeFilesJob, { ownerId }, { db })
  })
}
