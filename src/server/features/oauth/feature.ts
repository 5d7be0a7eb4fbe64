import type { Feature } from '#server/context/feature'
import { deleteEndedGrants } from '#server/features/accounts/keys/grant-repository'
import { findUser } from '#server/features/accounts/people/user-repository'
import { oauthLimits } from '#shared/rules/oauth'
import { hourMs } from '#shared/time/durations'
import { deleteUnusedClients } from './clients/client-repository.ts'
import { listApps } from './connected-apps.ts'
import { registerConsentRoutes } from './consent-routes.ts'
import { registerProtocolRoutes } from './protocol-routes.ts'
import { deleteExpiredTokens } from './tokens/token-repository.ts'

/** OAuth 2.1 for the tools at /mcp: third-party apps, such as hosted assistants, act for a person with their consent. */
export const oauth: Feature = {
  routes: [registerProtocolRoutes, registerConsentRoutes],
  moments: (['oauth_grants', 'oauth_tokens'] as const).map((table) => ({
    table,
    column: 'expires_at',
    farthestMs: oauthLimits.consentMs,
    becomes: { expires_at: 'now' },
  })),
  sweeps: (ctx) => [
    {
      name: 'connected-apps',
      everyMs: hourMs,
      run: async () => {
        await deleteExpiredTokens(ctx.db, ctx.now())
        await deleteEndedGrants(ctx.db, ctx.now())
        await deleteUnusedClients(ctx.db, ctx.now())
      },
    },
  ],
  exportData: {
    files: { 'connected-apps.json': 'The apps that you let act for you: their names, scopes and last use.' },
    async *read(ctx, { user: id }) {
      const user = await findUser(ctx.db, id)
      if (!user) return // the account was deleted meanwhile
      const apps = await listApps(ctx, user)
      yield { name: 'connected-apps.json', json: apps.filter(({ person }) => person.isOneself) }
    },
  },
}
