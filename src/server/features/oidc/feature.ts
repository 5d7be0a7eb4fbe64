import { type Feature, hourMs } from '#server/context/feature'
import { registerOidcRoutes } from './routes.ts'
import { sweepOidc } from './sign-in-repository.ts'

export const oidc: Feature = {
  routes: [registerOidcRoutes],
  sweeps: (ctx) => [{ name: 'identities', everyMs: hourMs, run: () => sweepOidc(ctx.db, ctx.now()) }],
}
