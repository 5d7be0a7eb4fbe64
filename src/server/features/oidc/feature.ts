import type { Feature } from '#server/context/feature'
import { hourMs } from '#shared/time/durations'
import { toIso } from '#shared/time/iso'
import { listIdentities } from './identity-repository.ts'
import { pendingLinkMs } from './link-identity.ts'
import { registerOidcRoutes } from './routes.ts'
import { signInMs } from './sign-in.ts'
import { sweepOidc } from './sign-in-repository.ts'

export const oidc: Feature = {
  routes: [registerOidcRoutes],
  moments: [
    { table: 'oidc_sign_ins', column: 'expires_at', farthestMs: signInMs, becomes: { expires_at: 'now' } },
    { table: 'offered_identities', column: 'expires_at', farthestMs: pendingLinkMs, becomes: { expires_at: 'now' } },
  ],
  sweeps: (ctx) => [{ name: 'identities', everyMs: hourMs, run: () => sweepOidc(ctx.db, ctx.now()) }],
  exportData: {
    files: { 'identities.json': 'Who you are at the identity providers that you sign in through, and since when.' },
    async *read({ db }, { user }) {
      const identities = await listIdentities(db, user)
      yield {
        name: 'identities.json',
        json: identities.map(({ linkedAt, ...identity }) => ({
          ...identity,
          linkedAt: toIso(linkedAt),
        })),
      }
    },
  },
}
