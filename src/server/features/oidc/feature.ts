import { type Feature, hourMs } from '#server/context/feature'
import { offerMs } from './link-identity.ts'
import { registerOidcRoutes } from './routes.ts'
import { signInMs } from './sign-in.ts'
import { sweepOidc } from './sign-in-repository.ts'

export const oidc: Feature = {
  routes: [registerOidcRoutes],
  moments: [
    { table: 'oidc_sign_ins', column: 'expires_at', farthestMs: signInMs, becomes: { expires_at: 'now' } },
    { table: 'offered_identities', column: 'expires_at', farthestMs: offerMs, becomes: { expires_at: 'now' } },
  ],
  sweeps: (ctx) => [{ name: 'identities', everyMs: hourMs, run: () => sweepOidc(ctx.db, ctx.now()) }],
}
