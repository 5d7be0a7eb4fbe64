import type { Feature } from '#server/context/feature'
import { sweepRateLimits } from '#server/platform/limits/rate-limit'
import { sweepSecurityEvents } from '#server/platform/security/security-events'
import { hourMs } from '#shared/time/durations'
import { registerConfigRoutes } from './config-routes.ts'
import { registerOperationRoutes } from './routes.ts'
import { securityOfEvents } from './security-of-events.ts'

export const operation: Feature = {
  routes: [registerOperationRoutes, registerConfigRoutes],
  subscribers: [securityOfEvents],
  sweeps: (ctx) => [
    { name: 'rate limits', everyMs: hourMs, run: () => sweepRateLimits(ctx.db, ctx.now()) },
    { name: 'security events', everyMs: hourMs, run: () => sweepSecurityEvents(ctx.db, ctx.now()) },
  ],
}
